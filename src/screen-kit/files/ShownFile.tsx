import { useState } from 'react'
import type { PdfTrouble } from '../../rules/documents/pdfTrouble.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { FilePreview } from '../../widgets/files/FilePreview.tsx'
import { IconView } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import type { FileContent } from './useFileContent.ts'

type Props = { name: string; content: FileContent; onRetry: () => void }

const troubles: Record<PdfTrouble, { title: string; text: string }> = {
  damaged: {
    title: 'Файлът изглежда повреден',
    text: 'Браузърът може да не успее да го покаже. Ако не се отвори, поискайте го отново от подателя.',
  },
  locked: { title: 'Файлът е заключен с парола', text: 'За да го покаже, браузърът ще поиска паролата.' },
}

/** A file as far as it can be shown: drawn, still coming, failed, not what its name says, or drawn only when asked. */
export const ShownFile = ({ name, content, onRetry }: Props) => {
  /** The file that is drawn in spite of its trouble. */
  const [insisted, setInsisted] = useState<File>()
  if (content.kind === 'loading')
    return (
      <div role="status" aria-label="Файлът се зарежда">
        <Skeleton lines={8} />
      </div>
    )
  if (content.kind === 'failed') return <ErrorState title="Файлът не се зареди" onRetry={onRetry} />
  const { file, mime, trouble } = content
  if (mime === null)
    return (
      <EmptyState title="Файлът не може да бъде показан">
        Съдържанието му не е на PDF документ или на снимка, макар че името му е такова. Ако познавате подателя,
        изтеглете файла и го проверете.
      </EmptyState>
    )
  if (trouble && insisted !== file) {
    const show = (
      <Button icon={IconView} onClick={() => setInsisted(file)}>
        Покажи файла
      </Button>
    )
    return (
      <EmptyState title={troubles[trouble].title} action={show}>
        {troubles[trouble].text}
      </EmptyState>
    )
  }
  return <FilePreview blob={file} mime={mime} name={name} />
}
