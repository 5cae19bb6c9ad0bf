import { FilePreview } from '../../widgets/files/FilePreview.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import type { FileContent } from './useFileContent.ts'
import { useSaveFile } from './useSaveFile.tsx'

type Props = { name: string; content: FileContent; onRetry: () => void; small?: boolean }

/** A file as far as it can be shown: drawn, still coming, failed, or not what its name says. */
export const ShownFile = ({ name, content, onRetry, small }: Props) => {
  const { save, saveQuestion } = useSaveFile()
  if (content.kind === 'loading')
    return (
      <div role="status" aria-label="Файлът се зарежда">
        <Skeleton lines={8} />
      </div>
    )
  if (content.kind === 'failed') return <ErrorState title="Файлът не се зареди" onRetry={onRetry} />
  const { file, mime, isCut } = content
  if (mime === null)
    return (
      <EmptyState title="Файлът не може да бъде показан">
        Съдържанието му е друго, а не каквото казва името му. Ако познавате подателя, изтеглете файла и го проверете.
      </EmptyState>
    )
  return (
    <>
      <FilePreview
        blob={file}
        mime={mime}
        name={name}
        small={small}
        isCut={isCut}
        onSave={(inside) => save(inside, inside.name)}
        onDownload={() => save(file, name)}
      />
      {saveQuestion}
    </>
  )
}
