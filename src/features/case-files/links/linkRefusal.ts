import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { mayChangeLinks } from '../../../rules/documents/caseFileLinks.ts'
import { statusNamed } from '../../../rules/documents/documentStatus.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'

export const linkRefusal = (
  root: Pick<CaseFileNode, 'statusName'>,
  { whoCan, ...rights }: DocumentPermissionsReply,
): Refusal | undefined =>
  refusalOf(mayChangeLinks({ status: statusNamed(root.statusName) ?? DocumentStatus.DRAFT }, rights, whoCan))
