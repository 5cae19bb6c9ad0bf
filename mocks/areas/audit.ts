import type { audit } from '../../src/contract/audit.ts'
import { type Answers, later } from '../answer.ts'
import type { HistoryRow } from '../tables/documentRows.ts'
import { fullNameOf } from '../views/names.ts'
import type { World } from '../world.ts'
import { readableDocument } from './readableDocument.ts'

const historyView = (world: World, row: HistoryRow) => {
  const person = world.persons.get(row.personId)
  return {
    id: row.id,
    dateCreated: row.date,
    person: person ? fullNameOf(person) : 'Системата',
    action: row.action,
    attribute: row.attribute ?? '',
    oldValue: row.oldValue ?? '',
    newValue: row.newValue ?? '',
    note: row.note ?? '',
  }
}

const newestFirst = (a: { date: string; id: number }, b: { date: string; id: number }): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1

/** History of a document; the route history and the journal come with their screens. */
export const auditAnswers = (world: World): Answers<typeof audit> => ({
  getDocumentHistory: ({ caller, query }) => {
    const row = readableDocument(world, caller, query.docGuid)
    return world.history
      .by('documentGuid', row.guid)
      .toSorted(newestFirst)
      .map((one) => historyView(world, one))
  },
  getCaseFileRouteHistory: later('маршрут на преписката'),
  getUserActionLogs: later('журнал на действията'),
})
