import type { StaffKind, StaffStep } from '../../contract/shapes/staff.ts'

/**
 * Who makes a move. `author`: the author or the person concerned; `performer`: the person named for the step;
 * `personnel`: the staff managers.
 */
type Maker = 'author' | 'performer' | 'personnel'
export type Move = {
  key: string
  label: string
  done: string
  from: readonly StaffStep[]
  to: StaffStep
  by: Maker
  needsComment?: true
  danger?: true
  /** True if the move is possible only before the first day. */
  beforeStart?: true
  /** True if the move is possible only from the first day on. */
  afterStart?: true
  /** True if the move is possible only from the last day on, because a report cannot cover future days. */
  afterEnd?: true
  needsDate?: true
  /** True if the move issues an order dated today, which must not be later than the first day of the leave or trip. */
  issuesOrder?: true
}

const decided: readonly StaffStep[] = ['agreement', 'check', 'approval']
const route = (
  closing: Move,
  cancelled: Partial<Move>,
  { approved, submitted }: { approved?: Partial<Move>; submitted?: Partial<Move> } = {},
): readonly Move[] => [
  {
    key: 'submit',
    label: 'Подай за съгласуване',
    done: 'Подадено за съгласуване',
    from: ['draft', 'returned'],
    to: 'agreement',
    by: 'author',
    ...submitted,
  },
  { key: 'agree', label: 'Съгласувай', done: 'Съгласувано', from: ['agreement'], to: 'check', by: 'performer' },
  { key: 'confirm', label: 'Потвърди проверката', done: 'Проверено', from: ['check'], to: 'approval', by: 'performer' },
  {
    key: 'approve',
    label: 'Одобри',
    done: 'Одобрено',
    from: ['approval'],
    to: 'approved',
    by: 'performer',
    ...approved,
  },
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
const interruption: Move = {
  key: 'interrupt',
  label: 'Прекъсни от дата',
  done: 'Прекъснато',
  from: ['approved', 'closed'],
  to: 'interrupted',
  by: 'personnel',
  needsComment: true,
  needsDate: true,
  afterStart: true,
}
const untilStart: Partial<Move> = { from: [...decided, 'returned', 'approved'], beforeStart: true }

export const movesOf: Readonly<Record<StaffKind, readonly Move[]>> = {
  leave: [
    ...route(
      { key: 'close', label: 'Приключи', done: 'Приключено', from: ['approved'], to: 'closed', by: 'personnel' },
      untilStart,
    ),
    interruption,
  ],
  trip: route(
    {
      key: 'close',
      label: 'Приеми без отчет',
      done: 'Отчетено',
      from: ['approved'],
      to: 'closed',
      by: 'personnel',
      afterEnd: true,
    },
    untilStart,
    { approved: { issuesOrder: true } },
  ),
  expense: route(
    { key: 'close', label: 'Отбележи като уреден', done: 'Уредено', from: ['approved'], to: 'closed', by: 'performer' },
    {},
    { submitted: { afterEnd: true } },
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
  interrupted: 'Прекъснато',
  returned: 'Върнато за корекция',
  refused: 'Отказано',
  cancelled: 'Отменено',
}
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
export const stepLabel = (kind: StaffKind, step: StaffStep | null): string =>
  step === null ? 'Неизвестен статус' : stepLabels[kind][step]
export const stepsOf = (kind: StaffKind): StaffStep[] => {
  const seen = new Set<StaffStep>(['draft', ...movesOf[kind].map(({ to }) => to)])
  return (Object.keys(usual) as StaffStep[]).filter((step) => seen.has(step))
}
export const countsAsAway = (step: StaffStep | null): boolean =>
  step !== null && !['draft', 'returned', 'refused', 'cancelled'].includes(step)
/** True if the record waits for an agreement, a check or an approval. */
export const isBeingDecided = (step: StaffStep | null): boolean => step !== null && decided.includes(step)
export const isApprovedStep = (step: StaffStep | null): boolean =>
  step === 'approved' || step === 'closed' || step === 'interrupted'
