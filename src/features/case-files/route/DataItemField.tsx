import type { DateProblem } from '../../../dates/typedDate.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { PossibleRoute } from '../state.ts'
import { textLimit } from './routeForm.ts'

type Props = {
  id: string
  item: PossibleRoute['dataItems'][number]
  value: string
  error: string | undefined
  onChange: (value: string, problem: DateProblem | null) => void
}

/** The field of one data item, by its kind. A number stays the text that was typed, so that nothing typed is lost. */
export const DataItemField = ({ id, item: { label, kind, isRequired }, value, error, onChange }: Props) => {
  const field = { id, label, error, required: isRequired }
  if (kind === 'date')
    return <DateField {...field} value={value || null} onChange={(date, problem) => onChange(date ?? '', problem)} />
  if (kind === 'number')
    return <TextField {...field} value={value} onChange={(text) => onChange(text, null)} placeholder="0,00" />
  return <TextArea {...field} rows={2} value={value} maxLength={textLimit} onChange={(text) => onChange(text, null)} />
}
