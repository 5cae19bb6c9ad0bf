import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'

type Labels = Readonly<Record<number | string, string>>

export const labelOptions = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label }))

type Props = FieldProps & { labels: Labels; value: number | null; onChange: (id: number | null) => void }

export const LabelSelect = ({ labels, value, onChange, ...field }: Props) => (
  <SelectField
    {...field}
    options={labelOptions(labels)}
    value={value === null ? '' : String(value)}
    onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
  />
)
