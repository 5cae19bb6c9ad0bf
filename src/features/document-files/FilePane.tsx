import { useAtomValue } from 'jotai'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { canPreview, withCleanName } from '../../rules/files/fileRules.ts'
import type { RuleResult } from '../../rules/ruleResult.ts'
import { FileColumn } from '../../screen-kit/files/FileColumn.tsx'
import { filesAtom } from '../document-record/public.ts'
import { attachedFile } from './attachedFile.ts'
import { firstToRead, mainFirst } from './shownFile.ts'
import { useAttachingInside } from './useAttachingInside.ts'
import './files.css'

type Props = {
  docGuid: string
  file: AttachedFile | null
  /**
   * The result of the rule whether files inside this file may be attached; absent if the screen does not offer that.
   */
  addRuleResult?: RuleResult | undefined
  onShow: (file: AttachedFile) => void
  onClose: () => void
}

const FilePane = ({ docGuid, file, addRuleResult, onShow, onClose }: Props) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const attaching = useAttachingInside(docGuid, addRuleResult)
  const isThere = file !== null && (!data || data.some(({ guid }) => guid === file.guid))
  const first = data && firstToRead(data)
  const shown = isThere ? file : first && withCleanName(first)
  if (!shown) return null
  const files = mainFirst(data ?? []).map(withCleanName)
  return (
    <FileColumn
      file={shown}
      files={files.filter(({ fileName }) => canPreview(fileName))}
      allFiles={files}
      load={attachedFile}
      isChosen={isThere}
      attaching={attaching}
      onShow={onShow}
      onClose={onClose}
    />
  )
}

export default FilePane
