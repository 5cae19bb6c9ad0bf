import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'

export const keyOf = ({ nodeType, guid }: CaseFileNode): string => `${nodeType}:${guid}`
const isLink = ({ linkKind }: CaseFileNode): boolean => linkKind !== null
export const isDocument = ({ nodeType }: CaseFileNode): boolean => nodeType === 'document' || nodeType === 'resolution'

export const rootOf = (tree: CaseFileNode): CaseFileNode | undefined => tree.children.find(isDocument)
export const linksOf = (tree: CaseFileNode): CaseFileNode[] => tree.children.filter(isLink)

export const withLinksUnderRoot = (nodes: readonly CaseFileNode[]): CaseFileNode[] => {
  const links = nodes.filter(isLink)
  const [root, ...rest] = nodes.filter((node) => !isLink(node))
  return root ? [{ ...root, children: [...root.children, ...links] }, ...rest] : links
}

export const countDocuments = (nodes: readonly CaseFileNode[]): number =>
  nodes.reduce((sum, node) => sum + (isDocument(node) ? 1 : 0) + countDocuments(node.children), 0)
