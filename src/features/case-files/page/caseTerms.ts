import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { isFinal, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { isDocument } from '../card/caseNodes.ts'

export type CaseTerm = { node: CaseFileNode; parents: readonly CaseFileNode[] }

/** Returns true for a task that an assignee must still do, and for a document whose status is not final. */
const isRunning = (node: CaseFileNode): boolean => {
  if (node.deadlineEnd === null) return false
  if (node.nodeType === 'task') return (node.heldBy ?? '') !== ''
  const status = statusNamed(node.statusName)
  return isDocument(node) && (status === undefined || !isFinal(status))
}

/** Returns the running terms of the documents and tasks in a case file, the nearest first. */
export const runningTerms = (tree: CaseFileNode): CaseTerm[] => {
  const found: CaseTerm[] = []
  const visit = (nodes: readonly CaseFileNode[], parents: readonly CaseFileNode[]): void => {
    for (const node of nodes) {
      if (isRunning(node)) found.push({ node, parents })
      visit(node.children, [...parents, node])
    }
  }
  visit(tree.children, [])
  return found.toSorted((a, b) => ((a.node.deadlineEnd ?? '') < (b.node.deadlineEnd ?? '') ? -1 : 1))
}
