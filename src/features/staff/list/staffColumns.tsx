import type { StaffKind, StaffStep } from '../../../contract/shapes/staff.ts'
import { kindIn, kindLabels } from '../../../rules/staff/staffKinds.ts'
import { stepLabel } from '../../../rules/staff/staffRoute.ts'
import { formatAmount } from '../../../rules/words/money.ts'
import { dateColumn, departmentColumn, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { Amount } from '../../../screen-kit/money/Amount.tsx'
import { appConfig } from '../../../transport/config.ts'
import type { ColumnLook, WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { StatusTag, type Tone } from '../../../widgets/tags/StatusTag.tsx'
import type { StaffRecord } from '../staffDefinition.ts'

const tones: Record<StaffStep, Tone> = {
  draft: 'grey',
  agreement: 'blue',
  check: 'violet',
  approval: 'navy',
  approved: 'green',
  closed: 'teal',
  interrupted: 'amber',
  returned: 'orange',
  refused: 'red',
  cancelled: 'brown',
}
export const StepTag = ({ kind, step }: { kind: StaffKind; step: StaffRecord['step'] }) => (
  <StatusTag tone={step === null ? 'grey' : tones[step]}>{stepLabel(kind, step)}</StatusTag>
)

export const amountColumn = <R,>(
  key: string,
  header: string,
  moneyOf: (row: R) => { cents: number; currency: string },
  columnLook: Partial<ColumnLook> = {},
): WordedColumn<R> => ({
  key,
  header,
  width: '9rem',
  numeric: true,
  onPhone: 'line',
  ...columnLook,
  text: (row) => {
    const { cents, currency } = moneyOf(row)
    return formatAmount(cents, currency, appConfig().amountDisplay)
  },
  cell: (row) => <Amount money={moneyOf(row)} />,
})

const personName = ({ person }: StaffRecord): string => person?.name ?? ''

export const staffColumns = <R extends StaffRecord>(
  kind: StaffKind,
  own: readonly WordedColumn<R>[],
): readonly WordedColumn<R>[] => [
  {
    ...textColumn('number', '№', { width: '7.5rem', onPhone: 'tag', nowrap: true }),
    text: ({ number: given }) => given || '–',
  },
  dateColumn('date', 'Дата', { width: '6.8rem', onPhone: 'line', foldsInto: 'number', foldedAs: '' }),
  wordsColumn('person', 'Служител', personName, { width: '20%', onPhone: 'title', opens: true }, (row) => (
    <b>{personName(row) || '–'}</b>
  )),
  departmentColumn('departmentName', 'Звено', {
    width: '11rem',
    onPhone: 'line',
    foldsInto: 'person',
    folds: 'last',
  }),
  wordsColumn('kind', 'Вид', (row) => kindIn(kindLabels[kind], row.kind), { width: '10.5rem', onPhone: 'line' }),
  dateColumn('fromDate', 'От', { width: '6.8rem', onPhone: 'line' }),
  dateColumn('toDate', 'До', { width: '6.8rem', onPhone: 'line', foldsInto: 'fromDate', folds: 'last' }),
  ...own,
  wordsColumn(
    'step',
    'Статус',
    ({ step }) => stepLabel(kind, step),
    { width: '9.5rem', onPhone: 'tag' },
    ({ step }) => <StepTag kind={kind} step={step} />,
  ),
]
