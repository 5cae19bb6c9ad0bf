import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { linkKindText } from '../../../rules/documents/caseFileLinks.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type MayOpen, openable } from '../../../screen-kit/routeTable.ts'
import { linkHref } from '../links/linkHref.ts'
import { isDocument } from './caseNodes.ts'

export const nodeName = ({ nodeType, number, dateRegistered, linkKind }: CaseFileNode): string => {
  if (linkKind !== null) return `${linkKindText[linkKind].label} ${number}`.trim()
  return nodeType === 'task' ? `Задача № ${number}` : formatNumber(number, dateRegistered) || 'Без номер'
}

export const nodeHref = (
  node: CaseFileNode,
  parents: readonly CaseFileNode[],
  module: DocumentModule,
  mayOpen: MayOpen,
): string | undefined => {
  if (node.linkKind !== null) return openable(linkHref(node.linkKind, node.guid, module), mayOpen)
  const at = documentModule(module)
  if (node.nodeType === 'document' || node.nodeType === 'resolution') return at.document(node.guid)
  if (node.nodeType !== 'task') return undefined
  const document = parents.findLast(isDocument)
  return document ? at.taskOfDocument(document.guid, node.guid) : at.task(node.guid)
}

export const termText = ({ nodeType, deadlineEnd, isOverdue }: CaseFileNode): string => {
  if (deadlineEnd === null) return ''
  const late = nodeType === 'task' ? 'просрочена' : 'просрочен'
  return isOverdue ? `${late}, ${formatDate(deadlineEnd)}` : `срок ${formatDate(deadlineEnd)}`
}
