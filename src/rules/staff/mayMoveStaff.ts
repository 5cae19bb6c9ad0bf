import type { Role } from '../../contract/roles.ts'
import type { Performer, StaffKind, StaffStep } from '../../contract/shapes/staff.ts'
import { formatDate } from '../../dates/civilDate.ts'
import type { NextStep } from '../nextStep.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'
import { hasRole, isAdministrator } from '../routeAccess.ts'
import { allOf, allowed, type RuleResult, refusalOf, refused, refusedInUnknownStatus } from '../ruleResult.ts'
import { interruptionProblem } from './interruption.ts'
import { leaveKinds } from './staffKinds.ts'
import { type Move, movesOf, stepLabel } from './staffRoute.ts'

export type OnRoute = {
  id: number
  step: StaffStep | null
  person: { id: number; name: string } | null
  authorId: number | null
  performers: readonly Performer[]
  fromDate: string | null
  toDate: string | null
  kind: string
  fileCount?: number | null
  carProblem?: string | null
}
export type StaffMember = { personId: number; roles: readonly Role[] }

const isPersonnel = ({ roles }: StaffMember) => hasRole('UP_MANAGER', roles)
const isOf = ({ person, authorId }: OnRoute, { personId }: Pick<StaffMember, 'personId'>) =>
  person?.id === personId || authorId === personId

/**
 * True if the record is the draft of another person. Always false for sick leaves, because staff managers enter them.
 */
export const isDraftOfOthers = (kind: StaffKind, record: OnRoute, personId: number): boolean =>
  kind !== 'sickLeave' && record.step === 'draft' && !isOf(record, { personId })

/** The role that may check a record, in addition to the person named in the record. */
export const checkRole: Partial<Record<StaffKind, Role>> = { leave: 'UP_MANAGER', expense: 'UP_EXPENSES' }

const performerOf = ({ performers, step }: OnRoute) =>
  performers.find((one) => one.step === (step === 'approved' ? 'check' : step))

export const insteadOf = (move: Move, record: OnRoute, personId: number): string => {
  const performer = move.by === 'performer' ? performerOf(record)?.person : undefined
  return performer && performer.id !== personId ? performer.name : ''
}

/** True if the user has already agreed to the record. The same user must not agree and check. */
const hasAgreed = ({ step, performers }: OnRoute, { personId }: StaffMember): boolean =>
  step === 'check' && performers.some((one) => one.step === 'agreement' && one.person?.id === personId)

/** Refuses the check of a leave that needs a proof until the proof is attached. */
const withPaper = (kind: StaffKind, move: Move, { kind: leave, fileCount }: OnRoute, title: string): RuleResult => {
  const paper = kind === 'leave' && move.key === 'confirm' ? leaveKinds[leave]?.paper : undefined
  return paper === undefined || fileCount !== 0
    ? allowed
    : refused(title, `Липсва документ: ${paper}.`, 'Прикачете го към заявлението, във „Файлове“.')
}

/**
 * Refuses the approval of a trip if its car cannot be used. The car is checked again here, because it may have been
 * reserved, deregistered or left without insurance since then.
 */
const withCar = (move: Move, { carProblem }: OnRoute, title: string): RuleResult =>
  move.key === 'approve' && carProblem
    ? refused(title, carProblem, 'Върнете документа за корекция, за да бъде сменен автомобилът или дните.')
    : allowed

const mayTakeStep = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember): RuleResult => {
  if (isAdministrator(me.roles)) return allowed
  const title = `Не можете да изберете „${move.label}“.`
  if (record.person?.id === me.personId) return refused(title, 'Никой не решава по собствения си документ.')
  const performer = performerOf(record)
  const role = checkRole[kind]
  const isCheck = record.step === 'check' || record.step === 'approved'
  if (performer?.person?.id === me.personId) return allowed
  if (hasAgreed(record, me)) return refused(title, 'Вие сте съгласували документа: проверява го друг.')
  if (isCheck && role && me.roles.includes(role)) return allowed
  return refused(
    title,
    performer ? `Стъпката е на: ${performer.title.toLowerCase()}.` : 'Не е известно чия е стъпката.',
    performer?.person ? `Може да я извърши ${performer.person.name}.` : undefined,
  )
}

/**
 * Returns why it is too late for an order, and what can be done; null if it is not too late. An order must not be dated
 * after the first day (Кодекс на труда, чл. 121, ал. 1; as of 2026, not checked against the law).
 */
export const lateOrder = (
  kind: StaffKind,
  { step, fromDate }: Pick<OnRoute, 'step' | 'fromDate'>,
  today: string,
): { because: string; whatHelps: string } | null =>
  (step === 'agreement' || step === 'check' || step === 'approval') &&
  movesOf[kind].some(({ issuesOrder }) => issuesOrder) &&
  fromDate !== null &&
  fromDate < today
    ? {
        because: `Заповедта ще бъде с днешна дата, а първият ден (${formatDate(fromDate)}) вече е минал.`,
        whatHelps: 'Върнете документа за корекция на дните или го откажете.',
      }
    : null

const personnelOnly = (title: string, me: StaffMember): RuleResult =>
  isPersonnel(me) ? allowed : refused(title, 'Това прави само който управлява персонала.')
const authorOnly = (title: string, record: OnRoute, me: StaffMember): RuleResult =>
  isPersonnel(me) || isOf(record, me)
    ? allowed
    : refused(title, 'Това прави авторът или служителят, за когото се отнася.')

const inKnownStep = ({ step }: Pick<OnRoute, 'step'>): RuleResult =>
  step === null ? refusedInUnknownStatus('документа') : allowed
const isIn = (steps: readonly StaffStep[], { step }: OnRoute): boolean => step !== null && steps.includes(step)

export const routeEnd = (record: OnRoute): string => {
  const refusal = refusalOf(inKnownStep(record))
  return refusal ? `${refusal.title} ${refusal.because}` : 'Това е последното състояние: няма следваща стъпка.'
}

export const mayMove = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember, today: string): RuleResult => {
  const title = `Не можете да изберете „${move.label}“.`
  const isLate = move.beforeStart === true && record.fromDate !== null && record.fromDate <= today
  const late = move.issuesOrder ? lateOrder(kind, record, today) : null
  const isEarly = move.afterStart === true && record.fromDate !== null && record.fromDate > today
  return allOf(
    inKnownStep(record),
    isIn(move.from, record) ? allowed : refused(title, `Документът е в състояние „${stepLabel(kind, record.step)}“.`),
    isLate && record.step === 'approved' ? refused(title, 'Първият ден вече е настъпил.') : allowed,
    isEarly ? refused(title, 'Първият ден още не е настъпил.', 'Дотогава документът може да се отмени.') : allowed,
    move.afterEnd && record.toDate !== null && record.toDate > today
      ? refused(
          title,
          `Последният ден (${formatDate(record.toDate)}) още не е минал.`,
          'Отчита се, каквото е извършено.',
        )
      : allowed,
    late ? refused(title, late.because, late.whatHelps) : allowed,
    withPaper(kind, move, record, title),
    withCar(move, record, title),
    move.by === 'author'
      ? authorOnly(title, record, me)
      : move.by === 'personnel'
        ? personnelOnly(title, me)
        : mayTakeStep(kind, move, record, me),
  )
}

export const movesFrom = (kind: StaffKind, record: OnRoute, me: StaffMember, today: string) =>
  movesOf[kind]
    .filter(({ from }) => isIn(from, record))
    .map((move) => ({ move, ruleResult: mayMove(kind, move, record, me, today) }))

/**
 * Returns the possible moves of the record and which are suggested (`isDue`). Return, refusal and cancellation are
 * never suggested, except a return when it is too late for an order. Closing a leave is suggested only after the leave
 * has begun.
 */
export const staffSteps = (
  kind: StaffKind,
  record: OnRoute,
  me: StaffMember,
  today: string,
): readonly NextStep<string>[] =>
  movesFrom(kind, record, me, today).map(({ move, ruleResult }) => ({
    key: move.key,
    isDue:
      (lateOrder(kind, record, today) ? move.key === 'return' : !move.needsComment) &&
      (move.key !== 'close' || kind === 'expense' || (record.fromDate !== null && record.fromDate <= today)),
    ruleResult,
  }))

/**
 * Refuses to change a record, unless it is a draft or returned, and the user is its author, its employee or a staff
 * manager. A sick leave can be changed by staff managers until it is annulled.
 */
export const mayChangeStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): RuleResult => {
  const title = 'Документът не може да се променя.'
  if (record.step === null) return inKnownStep(record)
  if (kind === 'sickLeave')
    return record.step === 'cancelled' ? refused(title, 'Болничният лист е анулиран.') : personnelOnly(title, me)
  return record.step === 'draft' || record.step === 'returned'
    ? authorOnly(title, record, me)
    : refused(
        title,
        `Той е в състояние „${stepLabel(kind, record.step)}“.`,
        'Променя се чернова или върнат за корекция документ.',
      )
}

export const mayRemoveStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): RuleResult =>
  record.step === 'draft' || record.step === null
    ? mayChangeStaff(kind, record, me)
    : refused('Документът не може да се изтрие.', 'Изтриват се само чернови; подаденото остава в списъка.')

export const mayAttachFiles = (kind: StaffKind, record: OnRoute, me: StaffMember): RuleResult =>
  isPersonnel(me) && record.step !== null && record.step !== 'cancelled' && record.step !== 'refused'
    ? allowed
    : mayChangeStaff(kind, record, me)

type MoveValues = { comment: string; date: string | null }
type Period = { fromDate: string | null; toDate: string | null }
export const staffMoveErrors = (
  move: Pick<Move, 'needsComment' | 'needsDate'> | undefined,
  { comment, date }: MoveValues,
  period: Period,
): FieldErrors<'move' | 'date' | 'comment'> =>
  errorsOf({
    move: move ? null : requiredMessage,
    date: move?.needsDate ? interruptionProblem(period, date) : null,
    comment: move?.needsComment ? required(comment) : null,
  })
