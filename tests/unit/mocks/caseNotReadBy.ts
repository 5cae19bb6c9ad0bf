import type { CaseFileRow } from '../../../mocks/documents/caseFileRow.ts'
import { mayPersonRead } from '../../../mocks/documents/permissions.ts'
import type { World } from '../../../mocks/engine/world.ts'

/** A case file of the document flow whose first document a person may not read. */
export const caseNotReadBy = (world: World, personId: number): CaseFileRow => {
  const found = world.caseFiles.all().find(({ scope, rootDocumentGuid }) => {
    const root = world.documents.get(rootDocumentGuid)
    return scope === 1 && root?.number != null && !mayPersonRead(world, personId, root)
  })
  if (!found) throw new RangeError('Everybody may read every case of this world')
  return found
}
