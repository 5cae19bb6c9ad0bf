import type { World } from '../engine/world.ts'
import type { DocumentRow } from './rows.ts'
export const peopleOn = (world: World, row: DocumentRow): number[] => [
  row.authorPersonId,
  ...(row.addressedToPersonId === null ? [] : [row.addressedToPersonId]),
  ...world.tasks.by('documentGuid', row.guid).map(({ assignerPersonId }) => assignerPersonId),
  ...world.taskAssignees.by('documentGuid', row.guid).map(({ personId }) => personId),
]
