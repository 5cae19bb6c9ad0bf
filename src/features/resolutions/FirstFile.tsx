import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview, withCleanName } from '../../rules/files/fileRules.ts'
import { FileSteps } from '../../screen-kit/files/FileSteps.tsx'
import { ShownFile } from '../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../screen-kit/files/useFileContent.ts'
import { useSignaturesInList } from '../../screen-kit/files/useSignaturesInList.ts'
import { attachedFile } from '../document-files/public.ts'
import { filesAtom } from '../document-record/public.ts'

const mainKind = 1

/** Returns the files that can be shown, the main document first, because the resolution is about it. */
const shownFiles = (files: readonly AttachedFile[]): AttachedFile[] => {
  const drawn = files.map(withCleanName).filter(({ fileName }) => canPreview(fileName))
  return drawn.toSorted((a, b) => Number(b.kindId === mainKind) - Number(a.kindId === mainKind))
}

export const FirstFile = ({ docGuid }: { docGuid: string }) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const [chosen, setChosen] = useState<string | null>(null)
  const files = shownFiles(data ?? [])
  const file = files.find(({ guid }) => guid === chosen) ?? files[0]
  const onShow = ({ guid }: AttachedFile) => setChosen(guid)
  return file ? <Drawn file={file} files={files} allFiles={(data ?? []).map(withCleanName)} onShow={onShow} /> : null
}

type DrawnProps = {
  file: AttachedFile
  files: readonly AttachedFile[]
  allFiles: readonly AttachedFile[]
  onShow: (file: AttachedFile) => void
}

const Drawn = ({ file, files, allFiles, onShow }: DrawnProps) => {
  const { content, retry } = useFileContent(file, attachedFile)
  const verification = useSignaturesInList(file, allFiles, attachedFile)
  return (
    <div className="resolved-file">
      {files.length > 1 && (
        <div className="flex align-items-center justify-content-between gap-2 mb-2">
          <bdi className="min-w-0">{file.fileName}</bdi>
          <FileSteps files={files} guid={file.guid} onShow={onShow} />
        </div>
      )}
      <ShownFile key={file.guid} name={file.fileName} content={content} onRetry={retry} {...verification} />
    </div>
  )
}
