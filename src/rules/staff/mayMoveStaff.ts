import type { Role } from '../../contract/roles.ts'
import type { Performer, StaffKind, StaffStep } from '../../contract/shapes/staff.ts'
import { formatDate } from '../../dates/civilDate.ts'
import type { Step } from '../nextStep.ts'
import { allOf, allowed, refusalOf, refused, refusedInUnknownStatus, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'
import { hasRole, isAdministrator } from '../routeAccess.ts'
import { interruptionProblem } from './interruption.ts'
import { leaveKinds } from './staffKinds.ts'
import { type Move, movesOf, stepLabel } from './staffRoute.ts'

/** The part of a record that its route looks at. */
export type OnRoute = {
  id: number
  /** Null where it is one of a later version than this. */
  step: StaffStep | null
  person: { id: number; name: string } | null
  authorId: number | null
  performers: readonly Performer[]
  fromDate: string | null
  toDate: string | null
  /** A key of `kindLabels`. */
  kind: string
  /** How many papers it has; absent or null where nobody says. */
  fileCount?: number | null
  /** Of a trip: why its company car cannot be taken, as a sentence; absent or null where it can. */
  carProblem?: string | null
}
/** Who is at the screen. */
export type StaffMember = { personId: number; roles: readonly Role[] }

const isPersonnel = ({ roles }: StaffMember) => hasRole('UP_MANAGER', roles)
const isOf = ({ person, authorId }: OnRoute, { personId }: Pick<StaffMember, 'personId'>) =>
  person?.id === personId || authorId === personId

/** Whether a record is what somebody else still writes; a sick leave is on record from the first day. */
export const isDraftOfOthers = (kind: StaffKind, record: OnRoute, personId: number): boolean =>
  kind !== 'sickLeave' && record.step === 'draft' && !isOf(record, { personId })

/** The role that may take the check of a kind beside whoever is named for it. */
export const checkRole: Partial<Record<StaffKind, Role>> = { leave: 'UP_MANAGER', expense: 'UP_EXPENSES' }

const performerOf = ({ performers, step }: OnRoute) =>
  performers.find((one) => one.step === (step === 'approved' ? 'check' : step))

/** Whose step a person takes who only stands in; '' where it is his own, or nobody's. */
export const insteadOf = (move: Move, record: OnRoute, personId: number): string => {
  const performer = move.by === 'performer' ? performerOf(record)?.person : undefined
  return performer && performer.id !== personId ? performer.name : ''
}

/** Somebody else checks what a person has agreed to, also where his role would do. */
const hasAgreed = ({ step, performers }: OnRoute, { personId }: StaffMember): boolean =>
  step === 'check' && performers.some((one) => one.step === 'agreement' && one.person?.id === personId)

/** A kind of leave that is given for a reason is checked with the paper that proves it. */
const withPaper = (kind: StaffKind, move: Move, { kind: leave, fileCount }: OnRoute, title: string): Verdict => {
  const paper = kind === 'leave' && move.key === 'confirm' ? leaveKinds[leave]?.paper : undefined
  return paper === undefined || fileCount !== 0
    ? allowed
    : refused(title, `Липсва документ: ${paper}.`, 'Прикачете го към заявлението, във „Файлове“.')
}

/** A company car may have been taken, crossed out or left without cover since the trip was submitted (domain 7.3). */
const withCar = (move: Move, { carProblem }: OnRoute, title: string): Verdict =>
  move.key === 'approve' && carProblem
    ? refused(title, carProblem, 'Върнете документа за корекция, за да бъде сменен автомобилът или дните.')
    : allowed

const mayTakeStep = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember): Verdict => {
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
 * Why no order can be given any more, and what helps; null while one can. Nobody is sent by an order of after the first
 * day (Кодекс на труда, чл. 121, ал. 1, own knowledge of 2026).
 */
export const lateOrder = (
  kind: StaffKind,
  { step, fromDate }: Pick<OnRoute, 'step' | 'fromDate'>,
  today: string,
): { because: string; whatHelps: string } | null =>
  (step === 'agreement' || step === 'check' || step === 'approval') &&
  movesOf[kind].some(({ ordersAhead }) => ordersAhead) &&
  fromDate !== null &&
  fromDate < today
    ? {
        because: `Заповедта ще бъде с днешна дата, а първият ден (${formatDate(fromDate)}) вече е минал.`,
        whatHelps: 'Върнете документа за корекция на дните или го откажете.',
      }
    : null

const personnelOnly = (title: string, me: StaffMember): Verdict =>
  isPersonnel(me) ? allowed : refused(title, 'Това прави само който управлява персонала.')
const authorOnly = (title: string, record: OnRoute, me: StaffMember): Verdict =>
  isPersonnel(me) || isOf(record, me)
    ? allowed
    : refused(title, 'Това прави авторът или служителят, за когото се отнася.')

/** Nothing is written while nobody knows where a record stands. */
const inKnownStep = ({ step }: Pick<OnRoute, 'step'>): Verdict =>
  step === null ? refusedInUnknownStatus('документа') : allowed
const isIn = (steps: readonly StaffStep[], { step }: OnRoute): boolean => step !== null && steps.includes(step)

/** Why no move leads on from a record, where none does. */
export const routeEnd = (record: OnRoute): string => {
  const refusal = refusalOf(inKnownStep(record))
  return refusal ? `${refusal.title} ${refusal.because}` : 'Това е последното състояние: няма следваща стъпка.'
}

/** Whether a move may be made now by this person; `today` decides what is still ahead. */
export const mayMove = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember, today: string): Verdict => {
  const title = `Не можете да изберете „${move.label}“.`
  const isLate = move.beforeStart === true && record.fromDate !== null && record.fromDate <= today
  const late = move.ordersAhead ? lateOrder(kind, record, today) : null
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

/** The moves that lead on from the state of a record, each with whether it may be made. */
export const movesFrom = (kind: StaffKind, record: OnRoute, me: StaffMember, today: string) =>
  movesOf[kind]
    .filter(({ from }) => isIn(from, record))
    .map((move) => ({ move, verdict: mayMove(kind, move, record, me, today) }))

/**
 * For `nextStep`: the moves that go on along the route. To turn back, to refuse and to cancel takes a reason and is
 * nobody's duty, unless it is too late for an order; a leave is closed once it has begun.
 */
export const staffSteps = (kind: StaffKind, record: OnRoute, me: StaffMember, today: string): readonly Step<string>[] =>
  movesFrom(kind, record, me, today).map(({ move, verdict }) => ({
    key: move.key,
    isDue:
      (lateOrder(kind, record, today) ? move.key === 'return' : !move.needsComment) &&
      (move.key !== 'close' || kind === 'expense' || (record.fromDate !== null && record.fromDate <= today)),
    verdict,
  }))

/** Whether the fields of a record may be changed: while it is with its author; of a sick leave until it is annulled. */
export const mayChangeStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): Verdict => {
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

/** Whether a record may be deleted: a draft that was never submitted. */
export const mayRemoveStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): Verdict =>
  record.step === 'draft' || record.step === null
    ? mayChangeStaff(kind, record, me)
    : refused('Документът не може да се изтрие.', 'Изтриват се само чернови; подаденото остава в списъка.')

/** Whether files may be added to a record and taken from it: while it may be changed, and by who manages the staff until it is cancelled. */
export const mayAttachFiles = (kind: StaffKind, record: OnRoute, me: StaffMember): Verdict =>
  isPersonnel(me) && record.step !== null && record.step !== 'cancelled' && record.step !== 'refused'
    ? allowed
    : mayChangeStaff(kind, record, me)

type Said = { comment: string; date: string | null }
type Period = { fromDate: string | null; toDate: string | null }
/** What is wrong with a move as it is asked for: one is chosen; some are explained, and hold since a day of the record. */
export const staffMoveErrors = (
  move: Pick<Move, 'needsComment' | 'needsDate'> | undefined,
  { comment, date }: Said,
  period: Period,
): FieldErrors<'move' | 'date' | 'comment'> =>
  errorsOf({
    move: move ? null : requiredMessage,
    date: move?.needsDate ? interruptionProblem(period, date) : null,
    comment: move?.needsComment ? required(comment) : null,
  })
