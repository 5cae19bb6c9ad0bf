import type { CivilDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { centsOf, convertCents, currencyChangeText, currencyOn, decimalOf } from '../../rules/words/money.ts'
import type { DateTimeProblem } from '../../widgets/fields/DateTimeField.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import type { Field } from '../form/formState.ts'
import type { Form } from '../form/useFormState.ts'
import { Amount } from './Amount.tsx'
import { AmountField } from './AmountField.tsx'

type Props = Omit<FieldProps, 'label'> & {
  label?: string
  /** The date of the record, which decides the currency; if null, today's currency is used. */
  date: CivilDate | null
  value: string | null
  onChange: (amount: string | null, problem: string | null) => void
}

export const AmountOfDayField = ({ date, value, onChange, ...field }: Props) => (
  <AmountField
    {...field}
    currency={currencyOn(date ?? today())}
    value={value === null ? null : centsOf(value)}
    onChange={(cents, problem) => onChange(cents === null ? null : decimalOf(cents), problem)}
  />
)

export const AmountOfDay = ({ date, amount }: { date: CivilDate | null; amount: string | null }) =>
  amount === null ? '–' : <Amount money={{ cents: centsOf(amount) ?? 0, currency: currencyOn(date ?? today()) }} />

/**
 * Returns the properties of a date field on which the currency of amounts depends. If a new date changes the currency,
 * asks whether to convert the amounts. Spread `dateInput` into the `DateField` and render `confirmation` once.
 */
export const useDateOfAmounts = <V extends object>(
  form: Form<V>,
  dateField: Field<V>,
  amounts: readonly Field<V>[],
) => {
  const { confirm, confirmDialog } = useConfirm()
  const value = form.values[dateField]
  const before = typeof value === 'string' ? value : null
  const onChange = async (date: CivilDate | null, problem: DateTimeProblem | null) => {
    form.setDate(dateField, date, problem)
    const body = before && date && currencyChangeText(before, date)
    const filled = amounts.filter((field) => typeof form.values[field] === 'string')
    if (!before || !date || !body || filled.length === 0) return
    const isConverted = await confirm({ title: 'Смяна на валутата', body, yes: 'Превалутирай', no: 'Остави числото' })
    if (!isConverted) return
    const inOther = (amount: unknown) =>
      decimalOf(convertCents(centsOf(String(amount)) ?? 0, currencyOn(before), currencyOn(date)))
    form.update((values) =>
      Object.assign({}, values, Object.fromEntries(filled.map((field) => [field, inOther(values[field])]))),
    )
  }
  return {
    dateInput: {
      ...form.field(dateField),
      value: before,
      onChange: (date: CivilDate | null, problem: DateTimeProblem | null) => void onChange(date, problem),
    },
    confirmation: confirmDialog,
  }
}
