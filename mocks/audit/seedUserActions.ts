import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { viewsOfCitizens } from '../correspondents/seedViews.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { statusOf } from '../documents/permissions.ts'
import { type EventsOf, eventsOf, lineOf } from '../documents/seedEvents.ts'
import { computerOf } from '../journal/computerOf.ts'
import type { SeededAction, UserActionRow } from '../journal/journalRows.ts'
import { LOG_IN } from '../people/userView.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { daysOfLogIns, logInOn } from './seedLogIns.ts'

/** In days: how far back the seeded journal goes. */
const KEPT = 31

const MORNING = 5 * 3600

type Action = Omit<UserActionRow, 'id'>
const touchedSince = (frame: Frame, since: string): DocumentRow[] => {
  const touched = new Set<DocumentRow>()
  const sinceTime = frame.days.timeOf(since)
  for (const { documents, moves } of frame.cases) {
    for (const { row, at } of moves) if (at >= sinceTime) touched.add(row)
    // Documents registered recently or unfinished are added even without a recent change of status, because a task, a
    // fee or a payment may be recent.
    for (const row of documents)
      if (!row.dateRegistered || row.dateRegistered >= since || !isFinal(statusOf(row))) touched.add(row)
  }
  return [...touched]
}

/**
 * Returns the seeded rows of the journal: actions on documents and in registers and log-ins, sorted by date, then views
 * of personal data. Only the last few days contain the log-ins of all users.
 */
export const userActionRows = (
  frame: Frame,
  others: readonly EventsOf[],
  ofRegisters: readonly SeededAction[],
): UserActionRow[] => {
  const { organisation, people, days } = frame
  const userOf = new Map(organisation.users.map((user) => [user.personId, user.userName]))
  const of = (personId: number) => ({
    personId,
    userName: userOf.get(personId) ?? '',
    ip: computerOf(personId),
  })
  const since = days.isoAt(days.today - KEPT, MORNING)
  const onDocuments = touchedSince(frame, since).flatMap((row) =>
    eventsOf(frame, row, others).flatMap((event): Action[] => {
      if (event.at < since || event.personId === null) return []
      const { note, ...line } = lineOf(event)
      const description = [row.subject, note].filter(Boolean).join('; ')
      return [
        { ...of(event.personId), date: event.at, objectKind: 'Документ', objectId: row.guid, description, ...line },
      ]
    }),
  )
  const inRegisters = ofRegisters
    .filter(({ date }) => date >= since)
    .map((action): Action => ({ ...of(action.personId), attribute: null, oldValue: null, newValue: null, ...action }))
  const done = [...onDocuments, ...inRegisters]
  const atWork = new Map(organisation.persons.map((person) => [person.id, new Set(daysOfLogIns(frame, person))]))
  for (const { personId, date } of done) atWork.get(personId ?? 0)?.add(days.dayOfIso(date))
  const logIns = [...atWork].flatMap(([personId, ofPerson]) => {
    const person = people.byId.get(personId)
    return [...ofPerson].flatMap((day): Action[] =>
      person
        ? [
            {
              ...of(personId),
              date: logInOn(frame, person, day),
              action: LOG_IN,
              objectKind: 'Потребител',
              objectId: userOf.get(personId) ?? '',
              description: 'Успешен вход',
              attribute: null,
              oldValue: null,
              newValue: null,
            },
          ]
        : [],
    )
  })
  const inOrder = [...logIns, ...done].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  // Views of personal data come last, so that they do not change the ids of the other rows.
  const views = viewsOfCitizens(frame, atWork)
    .filter(({ date }) => date >= since)
    .map((view): Action => ({ ...of(view.personId ?? 0), oldValue: null, newValue: null, ...view }))
  return [...inOrder, ...views].map((row, i) => ({ id: i + 1, ...row }))
}
