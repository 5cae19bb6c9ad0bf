import { TextArea } from '../../widgets/fields/TextArea.tsx'

type Props = { id: string; error?: string; value: string; maxLength?: number; onChange: (note: string) => void }

export const NoteField = (props: Props) => <TextArea {...props} className="wide" label="Бележка" rows={2} />
