import { asCurrency, centsOf, convertCents, currencyLabels, formatAmount } from '../../rules/words/money.ts'
import { appConfig } from '../../transport/config.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { NumberField } from '../../widgets/fields/NumberField.tsx'

type Props = Omit<FieldProps, 'label'> & {
  label?: string
  currency: string
  /** The amount in cents of the currency. */
  value: number | null
  /** `problem`: why the typed text is not an amount; `cents` is then null. */
  onChange: (cents: number | null, problem: string | null) => void
}

const largest = 9_999_999_999.99

export const AmountField = ({ label = 'Сума', currency, value, onChange, hint, ...field }: Props) => {
  const known = asCurrency(currency)
  const inLev = currency === 'EUR' && value !== null && appConfig().amountDisplay !== 'eur'
  const shownHint = hint ?? (inLev ? `= ${formatAmount(convertCents(value, 'EUR', 'BGN'), 'BGN')}` : undefined)
  return (
    <NumberField
      {...field}
      {...(shownHint !== undefined && { hint: shownHint })}
      label={`${label} (${known ? currencyLabels[known] : currency})`}
      decimals={2}
      max={largest}
      value={value === null ? null : value / 100}
      onChange={(amount, problem) => onChange(amount === null ? null : centsOf(amount), problem)}
    />
  )
}
