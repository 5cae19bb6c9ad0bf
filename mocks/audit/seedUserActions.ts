import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { computerOf } from '../journal/computerOf.ts'
import type { UserActionRow } from '../journal/rows.ts'
import { LOG_IN } from '../people/userView.ts'
import type { Frame } from '../seed/frame.ts'
import { daysOfLogIns, logInOn } from './seedLogIns.ts'

const LAST_DOCUMENTS = 300

type Action = Omit<UserActionRow, 'id'>
const registrationOf = (row: DocumentRow, of: Pick<UserActionRow, 'personId' | 'userName' | 'ip'>): Action => {
  const isRegistered = row.dateRegistered !== null
  return {
    ...of,
    date: row.dateRegistered ?? row.dateCreated,
    action: isRegistered ? 'Регистриране' : 'Създаване',
    objectKind: 'Документ',
    objectId: row.guid,
    description: row.subject,
    attribute: null,
    oldValue: null,
    newValue: isRegistered ? formatNumber(row.number, row.dateRegistered) : null,
  }
}

/** The journal of the last weeks by date: who registered, and the log-ins, of the last days those of everybody. */
export const userActionRows = (frame: Frame): UserActionRow[] => {
  const { documents, organisation, people, days } = frame
  const userOf = new Map(organisation.users.map((user) => [user.personId, user.userName]))
  const of = (personId: number) => ({
    personId,
    userName: userOf.get(personId) ?? '',
    ip: computerOf(personId),
  })
  // What waits in the portal nobody of us has made.
  const made = documents.slice(-LAST_DOCUMENTS).filter((row) => row.number !== null || row.portalNumber === null)
  const registrations = made.map((row) => registrationOf(row, of(row.registeredByPersonId ?? row.authorPersonId)))
  const atWork = new Map(organisation.persons.map((person) => [person.id, new Set(daysOfLogIns(frame, person))]))
  for (const { personId, date } of registrations) atWork.get(personId ?? 0)?.add(days.dayOfIso(date))
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
  return [...logIns, ...registrations]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((row, i) => ({ id: i + 1, ...row }))
}
