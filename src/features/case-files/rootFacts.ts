import { asDirection } from '../../contract/enumerations.ts'
import type { CaseFileNode } from '../../contract/shapes/caseFiles.ts'
import { type DocumentFacts, documentFacts } from '../../rules/documents/documentFacts.ts'
import { fromPortalLabel, ruledStatus, statusNamed } from '../../rules/documents/documentStatus.ts'

export type Root = Pick<CaseFileNode, 'statusName' | 'directionId' | 'number'>

/**
 * Returns the facts about the first document of a case file that the tree contains. The tree has the name of the
 * status, but not its id.
 */
export const rootFacts = ({ statusName, directionId, number }: Root): DocumentFacts => {
  const isRegistered = number !== ''
  const status = statusNamed(statusName)
  return documentFacts({
    direction: asDirection(directionId),
    status: status ?? ruledStatus(null, isRegistered),
    isStatusKnown: status !== undefined || ['', fromPortalLabel].includes(statusName),
    isRegistered,
    documentNumber: number || null,
  })
}
