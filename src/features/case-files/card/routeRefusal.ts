import { Direction } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { mayRoute } from '../../../rules/documents/caseFileRouteRules.ts'
import { documentFacts } from '../../../rules/documents/documentFacts.ts'
import { fromPortalLabel, ruledStatus, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'

export const routeRefusal = (
  root: Pick<CaseFileNode, 'statusName' | 'directionId' | 'number'>,
  { whoCan, ...rights }: DocumentPermissionsReply,
  hasCurrentStep: boolean,
): Refusal | undefined => {
  const isRegistered = root.number !== ''
  const facts = documentFacts({
    direction: Object.values(Direction).find((direction) => direction === root.directionId) ?? Direction.INCOMING,
    status: statusNamed(root.statusName) ?? ruledStatus(null, isRegistered),
    isStatusKnown: ['', fromPortalLabel].includes(root.statusName) || statusNamed(root.statusName) !== undefined,
    isRegistered,
    documentNumber: root.number || null,
  })
  return refusalOf(mayRoute(facts, rights, whoCan, hasCurrentStep))
}
