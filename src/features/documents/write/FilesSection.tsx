import { memo } from 'react'
import { acceptedFiles, formatFileSize, maxFileBytes } from '../../../rules/documents/fileRules.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { ChosenFiles, type Uploads } from '../../document-files/public.ts'

/** Files chosen before the document exists; they are sent once its draft does. */
export const FilesSection = memo(({ uploads }: { uploads: Uploads }) => (
  <>
    <FileDrop
      label="Прикачване на файлове"
      hint={`Качват се при записването. PDF, Word, Excel, снимки, подписани файлове и архиви, до ${formatFileSize(maxFileBytes)} всеки.`}
      accept={acceptedFiles}
      onFiles={(files) => uploads.add(files)}
    />
    <ChosenFiles uploads={uploads} />
  </>
))
