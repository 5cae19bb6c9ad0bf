import type { Option } from '../../contract/shapes/base.ts'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { LookupOptions } from './lookupOptions.ts'

type Props = FieldProps & {
  from: LookupOptions
  value: Option | null
  onChange: (option: Option | null) => void
  placeholder?: string
}

export const OptionField = ({ value, onChange, ...field }: Props) => (
  <ChoiceField {...field} value={value?.id ?? null} known={value} onChange={(_, option) => onChange(option)} />
)
