import type { Currency } from '../../rules/words/money.ts'
import { centsOf, decimalOf } from '../../rules/words/money.ts'
import { AmountField } from '../../screen-kit/money/AmountField.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'

type Props = Omit<FieldProps, 'label'> & {
  label: string
  currency: Currency
  /** A decimal number as text, as in the request. */
  value: string | null
  onChange: (amount: string | null, problem: string | null) => void
}

export const AmountInput = ({ value, onChange, ...field }: Props) => (
  <AmountField
    {...field}
    value={value === null ? null : centsOf(value)}
    onChange={(cents, problem) => onChange(cents === null ? null : decimalOf(cents), problem)}
  />
)
