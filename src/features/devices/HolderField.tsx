import type { Option } from '../../contract/shapes/base.ts'
import { CorrespondentSelect } from '../../screen-kit/search/CorrespondentSelect.tsx'
import type { FieldProps } from '../../widgets/fields/FieldFrame.tsx'

type Props = FieldProps & { value: Option | null; onChange: (holder: Option | null) => void }

/** A correspondent that a record names: applicant, representative, owner. */
export const HolderField = ({ value, onChange, ...field }: Props) => (
  <CorrespondentSelect
    {...field}
    selected={value ? [{ correspondentID: value.id, textValue: value.name, isLegalEntity: true }] : []}
    onPick={({ correspondentID, textValue }) => onChange({ id: correspondentID, name: textValue })}
    onRemove={() => onChange(null)}
  />
)
