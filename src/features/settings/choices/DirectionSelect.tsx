import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { chosenNumber, directionOptions, shownChoice } from './selectOptions.ts'

type Props = Omit<FieldProps, 'label'> & { value: number | null; onChange: (id: number | null) => void }

export const DirectionSelect = ({ value, onChange, ...field }: Props) => (
  <SelectField
    {...field}
    label="Посока"
    empty="Всички"
    value={shownChoice(value)}
    options={directionOptions}
    onChange={(chosen) => onChange(chosenNumber(chosen))}
  />
)
