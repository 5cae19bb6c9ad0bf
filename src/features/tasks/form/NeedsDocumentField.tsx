import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import type { DraftChange } from './draftChange.ts'
import { fieldId } from './draftErrors.ts'

type Fields = Extract<DraftChange, { kind: 'set' }>['fields']
type Props = { value: boolean; error?: string | undefined; set: (fields: Fields) => void }

export const NeedsDocumentField = ({ value, error, set }: Props) => (
  <div className="wide">
    <Checkbox
      id={fieldId('needsDocument')}
      error={error}
      label="Изисква документ при приключване"
      checked={value}
      onChange={(needsDocument) => set({ needsDocument })}
    />
  </div>
)
