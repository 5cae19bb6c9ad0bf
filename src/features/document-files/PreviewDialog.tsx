import { useAtomValue } from 'jotai'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview, withCleanName } from '../../rules/files/fileRules.ts'
import type { RuleResult } from '../../rules/ruleResult.ts'
import FilesDialog from '../../screen-kit/files/FilesDialog.tsx'
import { filesAtom } from '../document-record/public.ts'
import { attachedFile } from './attachedFile.ts'
import { mainFirst } from './shownFile.ts'
import { useAttachingInside } from './useAttachingInside.ts'

type Props = {
  docGuid: string
  file: AttachedFile
  /**
   * The result of the rule whether files inside this file may be attached; absent if the screen does not offer that.
   */
  addRuleResult?: RuleResult | undefined
  onShow: (file: AttachedFile) => void
  onClose: () => void
}

const PreviewDialog = ({ docGuid, file, addRuleResult, onShow, onClose }: Props) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const attaching = useAttachingInside(docGuid, addRuleResult)
  const allFiles = mainFirst(data ?? [file]).map(withCleanName)
  const files = allFiles.filter(({ fileName }) => canPreview(fileName))
  return (
    <FilesDialog
      file={file}
      files={files}
      allFiles={allFiles}
      load={attachedFile}
      attaching={attaching}
      onShow={(guid) => {
        const next = files.find((one) => one.guid === guid)
        if (next) onShow(next)
      }}
      onClose={onClose}
    />
  )
}

export default PreviewDialog
