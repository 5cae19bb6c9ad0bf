import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'

export const aNode = (guid: string, given: Partial<CaseFileNode> = {}): CaseFileNode => ({
  guid,
  nodeType: 'document',
  title: `Писмо: ${guid}`,
  number: guid,
  dateRegistered: '2026-11-20T08:00:00Z',
  statusName: 'В изпълнение',
  directionId: 1,
  isUnread: false,
  isFocused: false,
  deadlineEnd: null,
  isOverdue: false,
  linkKind: null,
  children: [],
  ...given,
})
export const aTask = (guid: string): CaseFileNode => aNode(guid, { nodeType: 'task', directionId: null })
