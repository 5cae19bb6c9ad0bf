import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import type { DraftChange } from './draftChange.ts'

type Fields = Extract<DraftChange, { kind: 'set' }>['fields']
type Props = { value: boolean; set: (fields: Fields) => void }

export const NeedsDocumentField = ({ value, set }: Props) => (
  <div className="wide">
    <Checkbox
      label="Изисква документ при приключване"
      checked={value}
      onChange={(needsDocument) => set({ needsDocument })}
    />
  </div>
)
