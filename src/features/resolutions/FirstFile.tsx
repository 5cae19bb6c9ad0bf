import { useAtomValue } from 'jotai'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview, withCleanName } from '../../rules/files/fileRules.ts'
import { ShownFile } from '../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../screen-kit/files/useFileContent.ts'
import { attachedFile } from '../document-files/public.ts'
import { filesAtom } from '../document-record/public.ts'

const mainKind = 1

/** The file that is read first: the main document, else the first that can be drawn at all. */
export const firstShown = (files: readonly AttachedFile[]): AttachedFile | undefined => {
  const drawn = files.map(withCleanName).filter(({ fileName }) => canPreview(fileName))
  return drawn.find(({ kindId }) => kindId === mainKind) ?? drawn[0]
}

/** The letter itself, drawn where it is read; nothing where no file can be drawn. */
export const FirstFile = ({ docGuid }: { docGuid: string }) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const file = data && firstShown(data)
  return file ? <Drawn key={file.guid} file={file} /> : null
}

const Drawn = ({ file }: { file: AttachedFile }) => {
  const { content, retry } = useFileContent(file, attachedFile)
  return (
    <div className="resolved-file">
      <ShownFile name={file.fileName} content={content} onRetry={retry} />
    </div>
  )
}
