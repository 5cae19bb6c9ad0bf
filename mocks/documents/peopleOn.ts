import type { World } from '../engine/world.ts'
import type { DocumentRow } from './rows.ts'
/** Who works on a document: its author, the person it is addressed to, who gives and who does its tasks. */
export const peopleOn = (world: World, row: DocumentRow): number[] => [
  row.authorPersonId,
  ...(row.addressedToPersonId === null ? [] : [row.addressedToPersonId]),
  ...world.tasks.by('documentGuid', row.guid).map(({ assignerPersonId }) => assignerPersonId),
  ...world.taskAssignees.by('documentGuid', row.guid).map(({ personId }) => personId),
]
