import { useState } from 'react'
import { formatFileSize } from '../../../rules/files/fileRules.ts'
import { libraryFiles } from '../../../rules/library/libraryRules.ts'
import { contentProblemOf } from '../../../screen-kit/files/contentProblemOf.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'

type Props = {
  id: string
  error?: string | undefined
  file: File | null
  share: number | null
  onFile: (file: File | null) => void
}

export const FileChoice = ({ id, error, file, share, onFile }: Props) => {
  const [refused, setRefused] = useState<string | null>(null)
  const take = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    const problem = await contentProblemOf(chosen)
    setRefused(problem)
    if (problem === null) onFile(chosen)
  }
  return (
    <div>
      <FileDrop
        id={id}
        label={file ? 'Друг файл' : 'Файл'}
        hint="PDF, Word, Excel, снимка или текст на ръководство (.md)."
        accept={libraryFiles}
        multiple={false}
        error={refused ?? error}
        disabled={share !== null}
        onFiles={(files) => void take(files)}
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
}
