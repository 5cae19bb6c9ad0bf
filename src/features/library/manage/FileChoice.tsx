import { formatFileSize } from '../../../rules/files/fileRules.ts'
import { libraryFiles } from '../../../rules/library/libraryRules.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'

type Props = {
  id: string
  error?: string | undefined
  file: File | null
  share: number | null
  onFile: (file: File | null) => void
}

export const FileChoice = ({ id, error, file, share, onFile }: Props) => (
  <div>
    <FileDrop
      id={id}
      label={file ? 'Друг файл' : 'Файл'}
      hint="PDF, Word, Excel, снимка или текст на ръководство (.md)."
      accept={libraryFiles}
      multiple={false}
      error={error}
      disabled={share !== null}
      onFiles={([chosen]) => chosen && onFile(chosen)}
    />
    {file && (
      <FileRow
        name={file.name}
        note={formatFileSize(file.size)}
        {...(share === null ? { onRemove: () => onFile(null) } : { state: 'sending', progress: share })}
      />
    )}
  </div>
)
