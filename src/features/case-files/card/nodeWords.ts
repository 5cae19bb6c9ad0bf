import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../rules/civilDate.ts'
import { formatNumber } from '../../../rules/registrationNumber.ts'
import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import type { NodeRow } from './treeRows.ts'

/** How a node is called before its title: number-date of a document, the number of a task. */
export const nodeName = ({ nodeType, number, dateRegistered }: CaseFileNode): string =>
  nodeType === 'task' ? `Задача № ${number}` : formatNumber(number, dateRegistered) || 'Без номер'

/** Where a node opens: a task with the document it hangs on; what has no screen leads nowhere. */
export const nodeHref = ({ node, documentGuid }: NodeRow, module: DocumentModule): string | undefined => {
  const at = documentModule(module)
  if (node.nodeType === 'document' || node.nodeType === 'resolution') return at.document(node.guid)
  if (node.nodeType !== 'task') return undefined
  return documentGuid === null ? at.task(node.guid) : at.taskOfDocument(documentGuid, node.guid)
}

/** The term of a node in words, or '' when it has none. */
export const termWords = ({ nodeType, deadlineEnd, isOverdue }: CaseFileNode): string => {
  if (deadlineEnd === null) return ''
  const late = nodeType === 'task' ? 'просрочена' : 'просрочен'
  return isOverdue ? `${late}, ${formatDate(deadlineEnd)}` : `срок ${formatDate(deadlineEnd)}`
}
