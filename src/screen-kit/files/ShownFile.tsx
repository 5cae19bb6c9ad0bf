import { canPreview, cleanFileName, formatFileSize } from '../../rules/files/fileRules.ts'
import { FilePreview } from '../../widgets/files/FilePreview.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import type { Attaching } from '../../widgets/reading/inside.ts'
import type { SignatureVerification } from '../../widgets/reading/signatureVerification.ts'
import { PagesButton } from './PagesButton.tsx'
import { type FileContent, useFileContent } from './useFileContent.ts'
import { useSaveFile } from './useSaveFile.tsx'
import { verificationOf } from './verificationOf.ts'

type Props = {
  name: string
  content: FileContent
  onRetry: () => void
  small?: boolean
  /** The nesting depth, for example of a letter in an archive inside another letter. */
  depth?: number
  attaching?: Attaching | undefined
  /** Finds the signed file that belongs to a detached signature; absent if there is no list to search. */
  findSibling?: SignatureVerification['findSibling'] | undefined
  onVerified?: SignatureVerification['onVerified'] | undefined
}

/**
 * The maximum nesting depth of a preview. Deeper files can only be downloaded, because a malicious file may contain
 * itself.
 */
const MAX_DEPTH = 5

/**
 * Renders the preview of a file, or a message that the file is loading, failed to load, or has a type that contradicts
 * its name.
 */
export const ShownFile = (props: Props) => {
  const { name, content, onRetry, small, depth = 0, attaching, findSibling, onVerified } = props
  const { save, saveConfirmation } = useSaveFile()
  if (content.kind === 'loading')
    return (
      <div role="status" aria-label="Файлът се зарежда">
        <Skeleton lines={8} />
      </div>
    )
  if (content.kind === 'failed') return <ErrorState title="Файлът не се зареди" onRetry={onRetry} />
  const { file, mime, isCut, tooLarge } = content
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
        tooLarge={tooLarge}
        inside={{
          sizeOf: formatFileSize,
          save: (inner) => save(inner, inner.name),
          canShow: depth < MAX_DEPTH ? canPreview : null,
          show: (inner, findSiblingOfInner) => (
            <InnerFile file={inner} depth={depth + 1} attaching={attaching} findSibling={findSiblingOfInner} />
          ),
          attaching,
          pages: attaching && ((pdf, pdfName) => <PagesButton file={pdf} name={pdfName} attaching={attaching} />),
          verification: verificationOf({ findSibling, onVerified }),
        }}
        onDownload={() => save(file, name)}
      />
      {saveConfirmation}
    </>
  )
}

type InnerProps = Pick<Props, 'attaching' | 'findSibling' | 'depth'> & { file: File }

const InnerFile = ({ file, ...around }: InnerProps) => {
  const name = cleanFileName(file.name)
  const { content, retry } = useFileContent({ guid: '', fileName: name }, async () => file)
  return <ShownFile name={name} content={content} onRetry={retry} {...around} />
}
