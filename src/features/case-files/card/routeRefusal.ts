import { Direction } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { documentAction } from '../../../rules/documents/documentActions.ts'
import { documentFacts } from '../../../rules/documents/documentFacts.ts'
import { ruledStatus, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { type Refusal, refusalOf } from '../../../rules/refusal.ts'

/**
 * Why the case file may not be routed by hand now; undefined when it may. The same rule as the backend's: the right to
 * give work on the first document, which is neither finished nor suspended.
 */
export const routeRefusal = (
  root: Pick<CaseFileNode, 'statusName' | 'directionId' | 'number'>,
  { whoCan, ...rights }: DocumentPermissionsReply,
  hasCurrentStep: boolean,
): Refusal | undefined => {
  const isRegistered = root.number !== ''
  const facts = documentFacts({
    direction: Object.values(Direction).find((direction) => direction === root.directionId) ?? Direction.INCOMING,
    status: statusNamed(root.statusName) ?? ruledStatus(null, isRegistered),
    isRegistered,
    documentNumber: root.number || null,
  })
  const refusal = refusalOf(documentAction('assign', facts, rights, whoCan))
  if (refusal || hasCurrentStep) return refusal
  return { title: 'Процесът е приключил.', because: 'Преписката е минала през всички стъпки на процеса.' }
}
