/**
 * The changes of a document's status. The specification does not define them; a change that is not in the table is
 * refused.
 */
import type { ClosingGround } from '../../contract/closingGrounds.ts'
import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { allClosingGrounds, groundsEndingWork } from './closingGrounds.ts'
import { type DocumentFacts, unsentWarning } from './documentFacts.ts'
import type { Permission } from './documentPermissions.ts'
import * as needs from './transitionNeeds.ts'

export type Transition = {
  from: readonly DocumentStatus[]
  to: DocumentStatus
  directions: readonly Direction[]
  label: string
  by: 'status' | 'register' | 'resolve' | 'send' | 'itself'
  /** The permissions of which one is enough. The list is empty for transitions made by the system. */
  rights: readonly Permission[]
  needs: needs.Needs
  reason?: (facts: DocumentFacts) => number
  /** True if the transition needs a date until which the new status is valid. */
  needsUntilDate?: true
  needsReceiver?: true
  /** The grounds that the user may choose. If `needsGround` is true, one of them is required. */
  grounds?: (facts: DocumentFacts) => readonly ClosingGround[]
  needsGround?: true
  warning?: (facts: DocumentFacts) => string
}

/** The minimum length, in characters, of the reason for a change with serious consequences. */
export const weightyReasonLength = 10

const S = DocumentStatus
const { INCOMING, INTERNAL, OUTGOING } = Direction
const allDirections = [INCOMING, INTERNAL, OUTGOING]
const receivedDirections = [INCOMING, INTERNAL]
const ownDirections = [INTERNAL, OUTGOING]
const aReason = { reason: () => 1 }
const weightyReason = { reason: () => weightyReasonLength }
/**
 * Requires a reason or a predefined ground if an application for a service is closed without a reply. For any other
 * letter a ground is optional.
 */
const reasonWithoutAnswer = {
  reason: (facts: DocumentFacts) => (facts.isAdministrativeService && !facts.hasOutgoingInCase ? 1 : 0),
  grounds: ({ direction, hasOutgoingInCase }: DocumentFacts) =>
    direction === INCOMING && !hasOutgoingInCase ? allClosingGrounds : [],
}
const onGround = { grounds: () => allClosingGrounds, needsGround: true } as const
const onGroundEndingWork = { grounds: () => groundsEndingWork, needsGround: true } as const

/** Closing an unsent letter is permitted with a warning. */
const warningOfUnsent = { warning: unsentWarning }

type Rest = Pick<Transition, 'reason' | 'needsUntilDate' | 'needsReceiver' | 'warning' | 'grounds' | 'needsGround'>
const row = (
  from: readonly DocumentStatus[],
  to: DocumentStatus,
  directions: readonly Direction[],
  label: string,
  by: Transition['by'],
  rights: readonly Permission[],
  needed: needs.Needs = needs.noNeeds,
  rest: Rest = {},
): Transition => ({ from, to, directions, label, by, rights, needs: needed, ...rest })

const unfinishedRegistered = [
  S.REGISTERED,
  S.FOR_RESOLUTION,
  S.IN_PROGRESS,
  S.FOR_AGREEMENT,
  S.RETURNED,
  S.FOR_SIGNATURE,
  S.SIGNED,
  S.SENT,
  S.SUSPENDED,
]

/**
 * The table of transitions. For two statuses and a direction it has at most one row and, after it, one for grounds that
 * end unfinished work.
 */
export const transitions: readonly Transition[] = [
  row([S.DRAFT], S.REGISTERED, allDirections, 'Регистрирай', 'register', ['register'], needs.readyToRegister),
  row([S.SIGNED], S.REGISTERED, ownDirections, 'Регистрирай', 'register', ['register'], needs.readyToRegister),

  row(
    [S.REGISTERED],
    S.FOR_RESOLUTION,
    receivedDirections,
    'За резолюция',
    'status',
    ['register', 'assign'],
    needs.needsReceiver,
  ),
  row(
    [S.REGISTERED, S.FOR_RESOLUTION],
    S.IN_PROGRESS,
    receivedDirections,
    'Възложи',
    'resolve',
    ['resolve', 'assign'],
    needs.needsTask,
  ),
  row(
    [S.REGISTERED, S.FOR_RESOLUTION, S.IN_PROGRESS],
    S.FORWARDED,
    [INCOMING],
    'Препрати по компетентност',
    'status',
    ['complete'],
    needs.needsForwardedLetter,
    { ...weightyReason, needsReceiver: true },
  ),
  row([S.IN_PROGRESS], S.SUSPENDED, [INCOMING], 'Спри', 'status', ['complete'], needs.noNeeds, {
    ...weightyReason,
    needsUntilDate: true,
  }),
  row([S.SUSPENDED], S.IN_PROGRESS, [INCOMING], 'Възобнови', 'status', ['complete']),

  row(
    [S.DRAFT, S.RETURNED],
    S.FOR_AGREEMENT,
    ownDirections,
    'За съгласуване',
    'status',
    ['edit'],
    needs.needsAgreement,
  ),
  row([S.FOR_AGREEMENT], S.FOR_SIGNATURE, ownDirections, 'За подпис', 'itself', [], needs.allAgreed),
  row(
    [S.DRAFT, S.RETURNED, S.REGISTERED],
    S.FOR_SIGNATURE,
    ownDirections,
    'За подпис',
    'status',
    ['edit'],
    needs.readyToSign,
  ),
  row([S.FOR_AGREEMENT], S.RETURNED, ownDirections, 'Не съгласувам', 'status', ['agree'], needs.noNeeds, aReason),
  row([S.FOR_SIGNATURE], S.RETURNED, ownDirections, 'Върни', 'status', ['sign'], needs.noNeeds, aReason),
  row([S.FOR_SIGNATURE], S.SIGNED, ownDirections, 'Подпиши', 'status', ['sign']),
  row([S.REGISTERED, S.SIGNED], S.SENT, [OUTGOING], 'Изпрати', 'send', ['send'], needs.readyToSend),

  row(
    [S.IN_PROGRESS],
    S.COMPLETED,
    receivedDirections,
    'Приключи',
    'status',
    ['complete'],
    needs.workDone,
    reasonWithoutAnswer,
  ),
  row(
    [S.REGISTERED, S.FOR_RESOLUTION],
    S.COMPLETED,
    [INCOMING],
    'Приключи',
    'status',
    ['complete'],
    needs.obligationsPaid,
    onGround,
  ),
  row([S.FOR_RESOLUTION], S.COMPLETED, [INTERNAL], 'Приключи', 'status', ['complete'], needs.obligationsPaid, onGround),
  row(
    [S.IN_PROGRESS, S.SUSPENDED],
    S.COMPLETED,
    [INCOMING],
    'Прекрати работата',
    'status',
    ['complete'],
    needs.obligationsPaid,
    onGroundEndingWork,
  ),
  row(
    [S.REGISTERED],
    S.COMPLETED,
    ownDirections,
    'Приключи',
    'status',
    ['complete'],
    needs.openTasksDone,
    warningOfUnsent,
  ),
  row([S.SIGNED], S.COMPLETED, [INTERNAL], 'Приключи', 'status', ['complete'], needs.needsNumber),
  row([S.SENT], S.COMPLETED, [OUTGOING], 'Приключи', 'status', ['complete'], needs.noNeeds, warningOfUnsent),
  row(
    unfinishedRegistered,
    S.ANNULLED,
    allDirections,
    'Анулирай',
    'status',
    ['annul'],
    needs.needsForAnnulment,
    weightyReason,
  ),

  row(
    [S.COMPLETED],
    S.IN_PROGRESS,
    [INCOMING],
    'Върни в изпълнение',
    'status',
    ['revert'],
    needs.noNeeds,
    weightyReason,
  ),
  row(
    [S.COMPLETED],
    S.IN_PROGRESS,
    [INTERNAL],
    'Върни в изпълнение',
    'status',
    ['revert'],
    needs.hadTasks,
    weightyReason,
  ),
  row(
    [S.COMPLETED],
    S.REGISTERED,
    ownDirections,
    'Върни като регистриран',
    'status',
    ['revert'],
    needs.noNeeds,
    weightyReason,
  ),
  row([S.COMPLETED], S.SENT, [OUTGOING], 'Върни като изпратен', 'status', ['revert'], needs.wasSent, weightyReason),
]

export const isForDirection = ({ directions }: Transition, direction: Direction | null): boolean =>
  directions.some((one) => one === direction)

export const transitionOf = (
  from: DocumentStatus,
  to: DocumentStatus,
  direction: Direction | null,
  ground: ClosingGround | null = null,
): Transition | undefined => {
  const rows = transitions.filter((one) => one.to === to && one.from.includes(from) && isForDirection(one, direction))
  const endsWork = ground !== null && groundsEndingWork.includes(ground)
  return endsWork ? rows.at(-1) : rows[0]
}
