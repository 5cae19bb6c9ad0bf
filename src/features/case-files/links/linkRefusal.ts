import type { DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { mayChangeLinks } from '../../../rules/documents/caseFileLinks.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { type Root, rootFacts } from '../rootFacts.ts'

export const linkRefusal = (root: Root, { whoCan, ...rights }: DocumentPermissionsReply): Refusal | undefined =>
  refusalOf(mayChangeLinks(rootFacts(root), rights, whoCan))
