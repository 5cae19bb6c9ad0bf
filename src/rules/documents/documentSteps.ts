/** The steps of a document's life in the order in which they come: which of them is due now. */
import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import type { Step } from '../nextStep.ts'
import type { Verdict } from '../refusal.ts'
import type { DocumentAction } from './documentActions.ts'
import type { DocumentFacts } from './documentFacts.ts'

const S = DocumentStatus

const keys = ['forAgreement', 'register', 'sign', 'send', 'resolve', 'forSignature', 'complete'] as const
export type DocumentStep = (typeof keys)[number]

/** A text of ours that somebody still writes, or has got back. */
const isBeingWritten = ({ status, direction }: DocumentFacts): boolean =>
  direction !== Direction.INCOMING && (status === S.DRAFT || status === S.RETURNED)

const isDue: Record<DocumentStep, (facts: DocumentFacts) => boolean> = {
  forAgreement: (facts) => isBeingWritten(facts) && facts.openAgreements > 0,
  register: ({ isRegistered, status }) => !isRegistered && (status === S.DRAFT || status === S.SIGNED),
  sign: ({ status }) => status === S.FOR_SIGNATURE,
  send: ({ direction, isRegistered, status }) =>
    direction === Direction.OUTGOING && isRegistered && (status === S.REGISTERED || status === S.SIGNED),
  resolve: ({ status }) => status === S.REGISTERED || status === S.FOR_RESOLUTION,
  forSignature: (facts) => isBeingWritten(facts) || (facts.status === S.REGISTERED && facts.needsSignature),
  complete: ({ direction, status }) =>
    status === S.IN_PROGRESS || (direction === Direction.OUTGOING ? status === S.SENT : status === S.SIGNED),
}

/** For `nextStep`: every step of a document with the verdict of its action on this person. */
export const documentSteps = (
  facts: DocumentFacts,
  actions: Record<DocumentAction, Verdict>,
): readonly Step<DocumentStep>[] => keys.map((key) => ({ key, isDue: isDue[key](facts), verdict: actions[key] }))
