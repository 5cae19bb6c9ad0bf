import { ExpenseLine, type ExpenseReport } from '../../../contract/shapes/staff.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { expenseLineErrors, reportMoney } from '../../../rules/staff/expenseRules.ts'
import { expenseKindLabels, kindIn } from '../../../rules/staff/staffKinds.ts'
import { centsOf } from '../../../rules/words/money.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import type { TableLink } from '../../../screen-kit/form/useOpenRows.ts'
import { Amount } from '../../../screen-kit/money/Amount.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { EditableColumn } from '../../../widgets/grid/EditableRow.tsx'
import { EditableRows } from '../../../widgets/grid/EditableRows.tsx'
import { AmountInput } from '../AmountInput.tsx'

const limits = textLimits(ExpenseLine)

const kinds = Object.entries(expenseKindLabels).map(([value, label]) => ({ value, label }))
const amountHeaders = { amount: 'Сума с ДДС', vat: 'В т.ч. ДДС' }
type Currency = ReturnType<typeof reportMoney>['currency']

const columnsIn = (currency: Currency): readonly EditableColumn<ExpenseLine>[] => [
  {
    key: 'kind',
    header: 'Вид',
    width: '15%',
    required: true,
    view: ({ kind }) => kindIn(expenseKindLabels, kind),
    edit: ({ row, set, errors, id }) => (
      <SelectField
        id={id('kind')}
        label="Вид"
        hideLabel
        options={kinds}
        value={row.kind}
        onChange={(kind) => set({ kind })}
        error={errors.kind}
      />
    ),
  },
  {
    key: 'date',
    header: 'Дата',
    width: '11rem',
    required: true,
    view: ({ date }) => formatDate(date),
    edit: ({ row, set, errors, id }) => (
      <DateField
        id={id('date')}
        label="Дата"
        hideLabel
        value={row.date}
        onChange={(date) => set({ date })}
        error={errors.date}
      />
    ),
  },
  ...(['document', 'supplier'] as const).map(
    (key): EditableColumn<ExpenseLine> => ({
      key,
      header: key === 'document' ? 'Документ' : 'Доставчик',
      view: (row) => row[key] || '–',
      edit: ({ row, set, errors, id }) => (
        <TextField
          id={id(key)}
          label={key === 'document' ? 'Документ' : 'Доставчик'}
          hideLabel
          value={row[key]}
          onChange={(text) => set({ [key]: text })}
          error={errors[key]}
          maxLength={limits[key]}
        />
      ),
    }),
  ),
  ...(['amount', 'vat'] as const).map(
    (key): EditableColumn<ExpenseLine> => ({
      key,
      header: amountHeaders[key],
      width: '15%',
      numeric: true,
      required: key === 'amount',
      view: ({ [key]: amount }) =>
        amount === null ? '–' : <Amount money={{ cents: centsOf(amount) ?? 0, currency }} />,
      edit: ({ row, set, errors, id }) => (
        <AmountInput
          id={id(key)}
          label={amountHeaders[key]}
          hideLabel
          currency={currency}
          value={row[key]}
          onChange={(amount) => set({ [key]: amount })}
          error={errors[key]}
        />
      ),
    }),
  ),
]

type Props = { report: ExpenseReport; form?: Form<ExpenseReport>; table?: TableLink }

export const ExpenseLines = ({ report, form, table }: Props) => (
  <div>
    <EditableRows
      label="Разходи"
      id={form?.field('expenses').id ?? 'expenses'}
      rows={report.expenses}
      columns={columnsIn(reportMoney(report).currency)}
      emptyText="Няма въведени разходи."
      addLabel="Добави разход"
      readOnly={form === undefined}
      newRow={() => ({ kind: '', date: report.toDate, document: '', supplier: '', amount: null, vat: null })}
      validate={(line) => expenseLineErrors(line, report)}
      onChange={(expenses) => form?.set({ expenses: [...expenses] })}
      {...table}
      rowLabel={(line) => `разход ${kindIn(expenseKindLabels, line.kind)}`.trim()}
    />
    {form?.errors.expenses && <p className="field-error">{form.errors.expenses}</p>}
  </div>
)
