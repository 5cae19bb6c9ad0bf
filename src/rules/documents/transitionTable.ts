/**
 * The status transitions of a document as data: status pairs, buttons, permissions and conditions. A transition outside
 * the table is refused. (The specification leaves the transitions open.)
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
  /** The command of the transition: SetDocumentStatus, a command that does more, or the system. */
  by: 'status' | 'register' | 'resolve' | 'send' | 'itself'
  /** One of these permissions is enough; empty for system transitions. */
  rights: readonly Permission[]
  needs: needs.Needs
  /** The minimum length of the reason; absent if none is needed. */
  reason?: (facts: DocumentFacts) => number
  /** True if the transition needs a date until which the new status is valid. */
  asksUntil?: true
  /** True if the transition needs the receiver of the forwarding. */
  asksReceiver?: true
  /** The ready grounds that the dialog offers; without one of them a `needsGround` change is not made. */
  grounds?: (facts: DocumentFacts) => readonly ClosingGround[]
  needsGround?: true
  /** A warning about unfinished work before the transition; '' if none. */
  warning?: (facts: DocumentFacts) => string
}

/** In characters: the minimum reason for suspending, forwarding, annulling and reopening. */
export const weightyReasonLength = 10

const S = DocumentStatus
const { INCOMING, INTERNAL, OUTGOING } = Direction
const any = [INCOMING, INTERNAL, OUTGOING]
const received = [INCOMING, INTERNAL]
const ours = [INTERNAL, OUTGOING]
const aReason = { reason: () => 1 }
const weightyReason = { reason: () => weightyReasonLength }
/** A service that gets no answer is closed with a reason or a ready ground; any other letter without one may have a ground. */
const reasonWithoutAnswer = {
  reason: (facts: DocumentFacts) => (facts.isAdministrativeService && !facts.hasOutgoingInCase ? 1 : 0),
  grounds: ({ direction, hasOutgoingInCase }: DocumentFacts) =>
    direction === INCOMING && !hasOutgoingInCase ? allClosingGrounds : [],
}
const onGround = { grounds: () => allClosingGrounds, needsGround: true } as const
const onGroundEndingWork = { grounds: () => groundsEndingWork, needsGround: true } as const

/** A letter may be closed unsent or undelivered, with a warning. */
const warningOfUnsent = { warning: unsentWarning }

type Rest = Pick<Transition, 'reason' | 'asksUntil' | 'asksReceiver' | 'warning' | 'grounds' | 'needsGround'>
const row = (
  from: readonly DocumentStatus[],
  to: DocumentStatus,
  directions: readonly Direction[],
  label: string,
  by: Transition['by'],
  rights: readonly Permission[],
  needed: needs.Needs = needs.nothing,
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

/** At most one row fits a pair of statuses and a direction, and beside it one for the grounds that end work. */
export const transitions: readonly Transition[] = [
  row([S.DRAFT], S.REGISTERED, any, 'Регистрирай', 'register', ['register'], needs.readyToRegister),
  row([S.SIGNED], S.REGISTERED, ours, 'Регистрирай', 'register', ['register'], needs.readyToRegister),

  row([S.REGISTERED], S.FOR_RESOLUTION, received, 'За резолюция', 'status', ['register', 'assign'], needs.addressed),
  row(
    [S.REGISTERED, S.FOR_RESOLUTION],
    S.IN_PROGRESS,
    received,
    'Възложи',
    'resolve',
    ['resolve', 'assign'],
    needs.assigned,
  ),
  row(
    [S.REGISTERED, S.FOR_RESOLUTION, S.IN_PROGRESS],
    S.FORWARDED,
    [INCOMING],
    'Препрати по компетентност',
    'status',
    ['complete'],
    needs.letterForwarded,
    { ...weightyReason, asksReceiver: true },
  ),
  row([S.IN_PROGRESS], S.SUSPENDED, [INCOMING], 'Спри', 'status', ['complete'], needs.nothing, {
    ...weightyReason,
    asksUntil: true,
  }),
  row([S.SUSPENDED], S.IN_PROGRESS, [INCOMING], 'Възобнови', 'status', ['complete']),

  row([S.DRAFT, S.RETURNED], S.FOR_AGREEMENT, ours, 'За съгласуване', 'status', ['edit'], needs.agreersChosen),
  row([S.FOR_AGREEMENT], S.FOR_SIGNATURE, ours, 'За подпис', 'itself', [], needs.allAgreed),
  row([S.DRAFT, S.RETURNED, S.REGISTERED], S.FOR_SIGNATURE, ours, 'За подпис', 'status', ['edit'], needs.readyToSign),
  row([S.FOR_AGREEMENT], S.RETURNED, ours, 'Не съгласувам', 'status', ['agree'], needs.nothing, aReason),
  row([S.FOR_SIGNATURE], S.RETURNED, ours, 'Върни', 'status', ['sign'], needs.nothing, aReason),
  row([S.FOR_SIGNATURE], S.SIGNED, ours, 'Подписвам', 'status', ['sign']),
  row([S.REGISTERED, S.SIGNED], S.SENT, [OUTGOING], 'Изпрати', 'send', ['send'], needs.readyToSend),

  row([S.IN_PROGRESS], S.COMPLETED, received, 'Приключи', 'status', ['complete'], needs.workDone, reasonWithoutAnswer),
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
  row([S.REGISTERED], S.COMPLETED, ours, 'Приключи', 'status', ['complete'], needs.openTasksDone, warningOfUnsent),
  row([S.SIGNED], S.COMPLETED, [INTERNAL], 'Приключи', 'status', ['complete'], needs.registeredAlready),
  row([S.SENT], S.COMPLETED, [OUTGOING], 'Приключи', 'status', ['complete'], needs.nothing, warningOfUnsent),
  row(unfinishedRegistered, S.ANNULLED, any, 'Анулирай', 'status', ['annul'], needs.annullable, weightyReason),

  row(
    [S.COMPLETED],
    S.IN_PROGRESS,
    [INCOMING],
    'Върни в изпълнение',
    'status',
    ['revert'],
    needs.nothing,
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
  row([S.COMPLETED], S.REGISTERED, ours, 'Върни като регистриран', 'status', ['revert'], needs.nothing, weightyReason),
  row([S.COMPLETED], S.SENT, [OUTGOING], 'Върни като изпратен', 'status', ['revert'], needs.wasSent, weightyReason),
]

/** True if a transition applies to this direction; an unknown direction has none. */
export const goesFor = ({ directions }: Transition, direction: Direction | null): boolean =>
  directions.some((one) => one === direction)

/** The row of the table for a change, or undefined when there is none; on a ground that ends work, the row for that. */
export const transitionOf = (
  from: DocumentStatus,
  to: DocumentStatus,
  direction: Direction | null,
  ground: ClosingGround | null = null,
): Transition | undefined => {
  const rows = transitions.filter((one) => one.to === to && one.from.includes(from) && goesFor(one, direction))
  const endsWork = ground !== null && groundsEndingWork.includes(ground)
  return endsWork ? rows.at(-1) : rows[0]
}
