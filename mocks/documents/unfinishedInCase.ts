import type { UnfinishedDocument } from '../../src/contract/shapes/documents.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { openTasksOf, undeliveredOf } from './documentFacts.ts'
import { shownStatusOf } from './listRow.ts'
import { obligationsOwed } from './obligationView.ts'
import { permissionsBy, readableBy, statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

/** The other open documents of a case file if `root` is its first document; otherwise none. */
export const unfinishedWith = (world: World, root: DocumentRow): DocumentRow[] => {
  const file = world.caseFiles.get(root.caseFileGuid)
  if (file?.rootDocumentGuid !== root.guid) return []
  return world.documents.by('caseFileGuid', file.guid).filter((row) => row !== root && isUnfinished(statusOf(row)))
}

const placeOf = ({ receiptOrder }: DocumentRow): number => receiptOrder ?? Number.MAX_SAFE_INTEGER

/** The rows of the dialog that closes the root, as far as the caller may read them. */
export const unfinishedInCase = (world: World, caller: Caller, root: DocumentRow): UnfinishedDocument[] => {
  const rightsOn = permissionsBy(world, caller)
  return unfinishedWith(world, root)
    .filter(readableBy(world, caller))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({
      guid: row.guid,
      documentNumber: row.number,
      dateRegistered: row.dateRegistered,
      documentDirectionId: row.directionId,
      documentStatusId: row.statusId,
      documentStatusName: shownStatusOf(row),
      subjectDescription: row.subject,
      openTaskTitles: openTasksOf(world, row).map(({ description }) => description),
      unpaidObligations: obligationsOwed(world, row),
      undelivered: undeliveredOf(world, row),
      isResolution: isResolutionType(row.typeId),
      mayComplete: rightsOn(row).complete,
    }))
}
