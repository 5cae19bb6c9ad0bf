import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { DocumentRow } from './documentRows.ts'
export const peopleOn = (db: MockDatabase, row: DocumentRow): number[] => [
  row.authorPersonId,
  ...(row.addressedToPersonId === null ? [] : [row.addressedToPersonId]),
  ...db.tasks.by('documentGuid', row.guid).map(({ assignerPersonId }) => assignerPersonId),
  ...db.taskAssignees.by('documentGuid', row.guid).map(({ personId }) => personId),
]
