/** What may be done on several documents at once. Each document is refused by the rule of its own page. */
import type { ClosingGround } from '../../contract/closingGrounds.ts'
import { documents } from '../../contract/documents.ts'
import { DocumentStatus, documentStatusLabels } from '../../contract/enumerations.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'
import { textLimits } from '../words/textLength.ts'
import { takesGround } from './caseClosing.ts'
import { documentAction } from './documentActions.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions } from './documentPermissions.ts'
import { canSetStatus, type TransitionInput } from './documentTransitions.ts'
import { transitionOf } from './transitionTable.ts'
import type { WhoCan } from './whoCan.ts'

export const bulkDocumentActions = ['sign', 'agree', 'forResolution', 'complete', 'markRead', 'printLabel'] as const
export type BulkDocumentAction = (typeof bulkDocumentActions)[number]

export type ClosingInput = { ground: ClosingGround | null; reason: string }

/** The most characters of the common note. */
export const closingNoteLimit = textLimits(documents.setDocumentStatus.body).reason ?? Number.POSITIVE_INFINITY

const noteFits = ({ reason }: ClosingInput): RuleResult =>
  reason.length <= closingNoteLimit ? allowed : refused('Бележката е твърде дълга.', 'Съкратете я.')

/** Returns the input of one document: the common ground only if the document can be closed on it. */
export const closingInput = (facts: DocumentFacts, { ground, reason }: ClosingInput): TransitionInput => ({
  reason,
  ...(ground !== null && takesGround(facts, ground) && { closingGround: ground }),
})

/** Returns the warning of a document that is closed, for example that it was not sent; '' if there is none. */
export const closingWarning = (facts: DocumentFacts): string =>
  transitionOf(facts.status, DocumentStatus.COMPLETED, facts.direction)?.warning?.(facts) ?? ''

export type BulkInput = {
  facts: DocumentFacts
  permissions: DocumentPermissions
  whoCan: WhoCan
  isRead: boolean
  /** The result of the rule for the user's own request on the document; undefined until its tasks are loaded. */
  request?: RuleResult | undefined
  /** What the user chose for closing; undefined until the details of the document are loaded. */
  closing?: ClosingInput | undefined
}

const isInAgreement = ({ status }: DocumentFacts): RuleResult =>
  status === DocumentStatus.FOR_AGREEMENT
    ? allowed
    : refused(
        `Документът е в статус „${documentStatusLabels[status]}“.`,
        'Съгласува се документ в статус „За съгласуване“.',
      )

const rules: Record<BulkDocumentAction, (input: BulkInput) => RuleResult> = {
  sign: ({ facts, permissions, whoCan }) => documentAction('sign', facts, permissions, whoCan),
  agree: ({ facts, request = allowed }) => allOf(isInAgreement(facts), request),
  forResolution: ({ facts, permissions, whoCan }) => documentAction('forResolution', facts, permissions, whoCan),
  complete: ({ facts, permissions, whoCan, closing }) =>
    closing
      ? allOf(
          canSetStatus(DocumentStatus.COMPLETED, facts, permissions, whoCan, closingInput(facts, closing)),
          noteFits(closing),
        )
      : documentAction('complete', facts, permissions, whoCan),
  markRead: ({ isRead }) => (isRead ? refused('Вече е прочетен от Вас.', 'Няма какво да се отбележи.') : allowed),
  printLabel: ({ facts, permissions, whoCan }) => documentAction('printLabel', facts, permissions, whoCan),
}

export const mayInBulk = (action: BulkDocumentAction, input: BulkInput): RuleResult => rules[action](input)
