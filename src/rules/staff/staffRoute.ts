/**
 * The route of leaves, trips and expense reports, and the states of sick leaves: who moves what where. The
 * specification says that there is a route and shows no states (document 1, section 4).
 */
import type { Performer, StaffStep } from '../../contract/shapes/staff.ts'
import { allOf, allowed, refused, type Verdict } from '../refusal.ts'

export type StaffKind = 'leave' | 'trip' | 'sickLeave' | 'expense'
/** The part of a record that its route looks at. */
export type OnRoute = {
  id: number
  step: StaffStep
  person: { id: number; name: string } | null
  authorId: number | null
  performers: readonly Performer[]
  fromDate: string | null
}
/** Who is at the screen. */
export type StaffMember = { personId: number; roles: readonly string[] }

/** Who makes a move: the author or the person it is about, whoever the step is of, or those who manage the staff. */
type Maker = 'author' | 'performer' | 'personnel'
export type Move = {
  key: string
  label: string
  /** The same in the history. */
  done: string
  from: readonly StaffStep[]
  to: StaffStep
  by: Maker
  /** Why must be said. */
  needsComment?: true
  danger?: true
  /** Only before the first day. */
  beforeStart?: true
}

const decided: readonly StaffStep[] = ['agreement', 'check', 'approval']
const route = (closing: Move, cancelled: Partial<Move>): readonly Move[] => [
  {
    key: 'submit',
    label: 'Подай за съгласуване',
    done: 'Подадено за съгласуване',
    from: ['draft', 'returned'],
    to: 'agreement',
    by: 'author',
  },
  { key: 'agree', label: 'Съгласувай', done: 'Съгласувано', from: ['agreement'], to: 'check', by: 'performer' },
  { key: 'confirm', label: 'Потвърди проверката', done: 'Проверено', from: ['check'], to: 'approval', by: 'performer' },
  { key: 'approve', label: 'Одобри', done: 'Одобрено', from: ['approval'], to: 'approved', by: 'performer' },
  {
    key: 'return',
    label: 'Върни за корекция',
    done: 'Върнато за корекция',
    from: decided,
    to: 'returned',
    by: 'performer',
    needsComment: true,
  },
  {
    key: 'refuse',
    label: 'Откажи',
    done: 'Отказано',
    from: decided,
    to: 'refused',
    by: 'performer',
    needsComment: true,
    danger: true,
  },
  closing,
  {
    key: 'cancel',
    label: 'Отмени',
    done: 'Отменено',
    from: [...decided, 'returned'],
    to: 'cancelled',
    by: 'author',
    needsComment: true,
    danger: true,
    ...cancelled,
  },
]
const untilStart: Partial<Move> = { from: [...decided, 'returned', 'approved'], beforeStart: true }

export const movesOf: Readonly<Record<StaffKind, readonly Move[]>> = {
  leave: route(
    { key: 'close', label: 'Приключи', done: 'Приключено', from: ['approved'], to: 'closed', by: 'personnel' },
    untilStart,
  ),
  trip: route(
    { key: 'close', label: 'Приеми без отчет', done: 'Отчетено', from: ['approved'], to: 'closed', by: 'personnel' },
    untilStart,
  ),
  expense: route(
    { key: 'close', label: 'Отбележи като уреден', done: 'Уредено', from: ['approved'], to: 'closed', by: 'performer' },
    {},
  ),
  sickLeave: [
    {
      key: 'present',
      label: 'Отбележи като представен в НОИ',
      done: 'Представено в НОИ',
      from: ['draft'],
      to: 'approved',
      by: 'personnel',
    },
    {
      key: 'annul',
      label: 'Анулирай',
      done: 'Анулирано',
      from: ['draft', 'approved'],
      to: 'cancelled',
      by: 'personnel',
      needsComment: true,
      danger: true,
    },
  ],
}

const usual: Record<StaffStep, string> = {
  draft: 'Чернова',
  agreement: 'За съгласуване',
  check: 'За проверка',
  approval: 'За одобрение',
  approved: 'Одобрено',
  closed: 'Приключено',
  returned: 'Върнато за корекция',
  refused: 'Отказано',
  cancelled: 'Отменено',
}
/** How each state is called. */
export const stepLabels: Readonly<Record<StaffKind, Readonly<Record<StaffStep, string>>>> = {
  leave: usual,
  trip: {
    ...usual,
    approved: 'Одобрена',
    closed: 'Отчетена',
    returned: 'Върната',
    refused: 'Отказана',
    cancelled: 'Отменена',
  },
  expense: {
    ...usual,
    approved: 'Одобрен',
    closed: 'Уреден',
    returned: 'Върнат',
    refused: 'Отказан',
    cancelled: 'Отменен',
  },
  sickLeave: { ...usual, draft: 'Въведен', approved: 'Представен в НОИ', cancelled: 'Анулиран' },
}
/** The states that a kind of record can be in. */
export const stepsOf = (kind: StaffKind): StaffStep[] => {
  const seen = new Set<StaffStep>(['draft', ...movesOf[kind].map(({ to }) => to)])
  return (Object.keys(usual) as StaffStep[]).filter((step) => seen.has(step))
}
/** Whether somebody is, or will be, away by a record in this state. */
export const countsAsAway = (step: StaffStep): boolean => !['draft', 'returned', 'refused', 'cancelled'].includes(step)
/** Whether it is decided that he is. */
export const isApprovedStep = (step: StaffStep): boolean => step === 'approved' || step === 'closed'

const isAdministrator = ({ roles }: StaffMember) => roles.includes('ADMINISTRATOR')
const isPersonnel = (me: StaffMember) => isAdministrator(me) || me.roles.includes('UP_MANAGER')
const isOf = ({ person, authorId }: OnRoute, { personId }: StaffMember) =>
  person?.id === personId || authorId === personId

/** The role that may take the check of a kind beside whoever is named for it. */
const checkRole: Partial<Record<StaffKind, string>> = { leave: 'UP_MANAGER', expense: 'UP_EXPENSES' }

const performerOf = ({ performers, step }: OnRoute) =>
  performers.find((one) => one.step === (step === 'approved' ? 'check' : step))

const mayTakeStep = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember): Verdict => {
  if (isAdministrator(me)) return allowed
  const title = `Не можете да изберете „${move.label}“.`
  if (record.person?.id === me.personId) return refused(title, 'Никой не решава по собствения си документ.')
  const performer = performerOf(record)
  const role = checkRole[kind]
  const isCheck = record.step === 'check' || record.step === 'approved'
  if (performer?.person?.id === me.personId || (isCheck && role && me.roles.includes(role))) return allowed
  return refused(
    title,
    performer ? `Стъпката е на: ${performer.title.toLowerCase()}.` : 'Не е известно чия е стъпката.',
    performer?.person ? `Може да я извърши ${performer.person.name}.` : undefined,
  )
}

const personnelOnly = (title: string, me: StaffMember): Verdict =>
  isPersonnel(me) ? allowed : refused(title, 'Това прави само който управлява персонала.')
const authorOnly = (title: string, record: OnRoute, me: StaffMember): Verdict =>
  isPersonnel(me) || isOf(record, me)
    ? allowed
    : refused(title, 'Това прави авторът или служителят, за когото се отнася.')

/** Whether a move may be made now by this person; `today` decides what is still ahead. */
export const mayMove = (kind: StaffKind, move: Move, record: OnRoute, me: StaffMember, today: string): Verdict => {
  const title = `Не можете да изберете „${move.label}“.`
  const isLate = move.beforeStart === true && record.fromDate !== null && record.fromDate <= today
  return allOf(
    move.from.includes(record.step)
      ? allowed
      : refused(title, `Документът е в състояние „${stepLabels[kind][record.step]}“.`),
    isLate && record.step === 'approved' ? refused(title, 'Първият ден вече е настъпил.') : allowed,
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
    .filter(({ from }) => from.includes(record.step))
    .map((move) => ({ move, verdict: mayMove(kind, move, record, me, today) }))

/** Whether the fields of a record may be changed: while it is with its author; of a sick leave until it is annulled. */
export const mayChangeStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): Verdict => {
  const title = 'Документът не може да се променя.'
  if (kind === 'sickLeave')
    return record.step === 'cancelled' ? refused(title, 'Болничният лист е анулиран.') : personnelOnly(title, me)
  return record.step === 'draft' || record.step === 'returned'
    ? authorOnly(title, record, me)
    : refused(
        title,
        `Той е в състояние „${stepLabels[kind][record.step]}“.`,
        'Променя се чернова или върнат за корекция документ.',
      )
}

/** Whether a record may be deleted: a draft that was never submitted. */
export const mayRemoveStaff = (kind: StaffKind, record: OnRoute, me: StaffMember): Verdict =>
  record.step === 'draft'
    ? mayChangeStaff(kind, record, me)
    : refused('Документът не може да се изтрие.', 'Изтриват се само чернови; подаденото остава в списъка.')
