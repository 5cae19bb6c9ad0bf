import { formatDateYear } from '../../src/dates/civilDate.ts'
import type { TermChange } from '../../src/rules/deadlines/termChanges.ts'
import { newTermProblems } from '../../src/rules/tasks/newTerm.ts'
import { assertFields } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { firstAndLastNameOf, fullNameAt } from '../people/peopleNames.ts'
import { todayOf } from '../settings/calendar.ts'
import { assertThat } from './assertDocumentAction.ts'
import { titleOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { peopleOn } from './involvedPeople.ts'

export type TermChangeRow = {
  id: number
  documentGuid: string
  personId: number
  date: string
  kind: TermChange['kind']
  from: string | null
  to: string | null
  reason: string
  basis: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    termChanges: TermChangeRow
  }
}

type Given = Pick<TermChangeRow, 'kind' | 'from' | 'to'> & Partial<Pick<TermChangeRow, 'reason' | 'basis'>>

export const keepTermChange = (db: MockDatabase, caller: Caller, documentGuid: string, given: Given): void =>
  db.put('termChanges', {
    id: db.nextId('termChanges'),
    documentGuid,
    personId: caller.person.id,
    date: db.now().toISOString(),
    reason: '',
    basis: '',
    ...given,
  })

export const termChangesOf = (db: MockDatabase, { guid }: DocumentRow): TermChange[] =>
  db.termChanges
    .by('documentGuid', guid)
    .toSorted((a, b) => a.id - b.id)
    .map(({ personId, date, kind, from, to, reason, basis }) => ({
      ...{ kind, from, to, reason, basis },
      by: fullNameAt(db, personId, date),
      on: date,
    }))

type Prolongation = { until: string; reason: string; basis: string }

/** Prolongs the term of a document and notifies the users who work on it. */
export const prolongDeadline = (db: MockDatabase, caller: Caller, row: DocumentRow, given: Prolongation): void => {
  assertThat(db, caller, row, 'prolong')
  assertFields(newTermProblems(given, { endDate: row.deadline, today: todayOf(db) }))
  const [reason, basis] = [given.reason.trim(), given.basis.trim()]
  const changed = change(db, row, { deadline: given.until })
  keepTermChange(db, caller, row.guid, { kind: 'prolonged', from: row.deadline, to: given.until, reason, basis })
  remember(db, caller, row.guid, {
    action: 'Удължаване на срок',
    attribute: 'Срок',
    oldValue: formatDateYear(row.deadline),
    newValue: formatDateYear(given.until),
    note: [reason, basis && `Основание: ${basis}`].filter(Boolean).join('; '),
  })
  notifyOthers(db, caller, peopleOn(db, changed), {
    type: 'StatusChanged',
    text: `${firstAndLastNameOf(caller.person)} удължи срока на ${titleOf(changed).replace(/^Д/, 'д')} до ${formatDateYear(given.until)}: ${reason}`,
    documentGuid: row.guid,
  })
}
