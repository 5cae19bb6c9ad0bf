import type { DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { mayRoute } from '../../../rules/documents/caseFileRouteRules.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import { type Root, rootFacts } from '../rootFacts.ts'

export const routeRefusal = (
  root: Root,
  { whoCan, ...rights }: DocumentPermissionsReply,
  hasCurrentStep: boolean,
): Refusal | undefined => refusalOf(mayRoute(rootFacts(root), rights, whoCan, hasCurrentStep))
