import type { Document } from '../../src/contract/shapes/documents.ts'
import { signingTaskResults } from '../../src/contract/taskKinds.ts'
import type { World } from '../engine/world.ts'
import { personOption } from '../people/names.ts'
import type { DocumentRow } from './rows.ts'

/** Who signed a document last, for whom and when; null while nobody has. */
export const signatureOf = (world: World, { guid }: DocumentRow): Document['signature'] => {
  const last = world.taskAssignees
    .by('documentGuid', guid)
    .filter(({ resultTypeId }) => signingTaskResults.includes(resultTypeId ?? 0))
    .toSorted((a, b) => ((a.dateCompleted ?? '') < (b.dateCompleted ?? '') ? 1 : -1))
    .at(0)
  if (!last?.dateCompleted) return null
  const by = personOption(world, last.completedByPersonId ?? last.personId)
  const isDeputy = by !== null && by.id !== last.personId
  return by && { by, insteadOf: isDeputy ? personOption(world, last.personId) : null, date: last.dateCompleted }
}
