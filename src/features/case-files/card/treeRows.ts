import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'

/** A line of the tree as it is drawn: flat, with its place among the others as screen readers are told it. */
export type NodeRow = {
  kind: 'node'
  key: string
  node: CaseFileNode
  parentKey: string | null
  /** From 1. */
  level: number
  position: number
  setSize: number
  /** Null: it has nothing under it. */
  isOpen: boolean | null
  /** The document it hangs on, when it is not a document itself. */
  documentGuid: string | null
}
/** The last line of a long branch: shows the next part of it. */
export type MoreRow = {
  kind: 'more'
  key: string
  parentKey: string | null
  level: number
  position: number
  setSize: number
  left: number
}
export type TreeRow = NodeRow | MoreRow

/** What the person opened and closed by hand, and how many lines of a branch are shown. */
export type TreeChoice = { open: Readonly<Record<string, boolean>>; shown: Readonly<Record<string, number>> }
export const noChoice: TreeChoice = { open: {}, shown: {} }

/** A tree of more nodes opens folded, and a branch is shown in parts of so many lines: neither stops the page. */
export const openedWhole = 200
export const part = 50

export const keyOf = ({ nodeType, guid }: CaseFileNode): string => `${nodeType}:${guid}`
const isLink = ({ nodeType }: CaseFileNode): boolean => nodeType === 'inspection' || nodeType === 'device'
const isDocument = ({ nodeType }: CaseFileNode): boolean => nodeType === 'document' || nodeType === 'resolution'

/** The first document of the case file; its linked objects hang beside it. */
export const rootOf = (tree: CaseFileNode): CaseFileNode | undefined => tree.children.find(isDocument)
export const linksOf = (tree: CaseFileNode): CaseFileNode[] => tree.children.filter(isLink)

/** What to draw: the linked objects are the last leaves under the first document. */
const withLinksUnderRoot = (nodes: readonly CaseFileNode[]): CaseFileNode[] => {
  const links = nodes.filter(isLink)
  const [root, ...rest] = nodes.filter((node) => !isLink(node))
  return root ? [{ ...root, children: [...root.children, ...links] }, ...rest] : links
}

export const countNodes = (nodes: readonly CaseFileNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0)
export const countDocuments = (nodes: readonly CaseFileNode[]): number =>
  nodes.reduce((sum, node) => sum + (isDocument(node) ? 1 : 0) + countDocuments(node.children), 0)

/** The keys from the top down to the focused node, itself included; empty when nothing is focused. */
export const wayToFocus = (nodes: readonly CaseFileNode[]): string[] => {
  for (const node of nodes) {
    if (node.isFocused) return [keyOf(node)]
    const below = wayToFocus(node.children)
    if (below.length > 0) return [keyOf(node), ...below]
  }
  return []
}

/**
 * The lines to draw. A small tree is open; a big one is open along the way to the focused node and at its top, so that
 * the work does not grow with the tree. What the person opened or closed by hand wins.
 */
export const treeRows = (nodes: readonly CaseFileNode[], choice: TreeChoice): TreeRow[] => {
  const top = withLinksUnderRoot(nodes)
  const isSmall = countNodes(top) <= openedWhole
  const way = new Set(wayToFocus(top))
  const rows: TreeRow[] = []
  const shownOf = (children: readonly CaseFileNode[], parentKey: string | null): number => {
    const focused = children.findIndex((child) => way.has(keyOf(child)))
    return Math.max(choice.shown[parentKey ?? ''] ?? part, (Math.floor(focused / part) + 1) * part)
  }
  const add = (children: readonly CaseFileNode[], level: number, parentKey: string | null, document: string | null) => {
    const shown = shownOf(children, parentKey)
    const left = children.length - shown
    const setSize = Math.min(children.length, shown) + (left > 0 ? 1 : 0)
    for (const [index, node] of children.slice(0, shown).entries()) {
      const key = keyOf(node)
      const isOpen = node.children.length > 0 ? (choice.open[key] ?? (isSmall || level === 1 || way.has(key))) : null
      const place = { parentKey, level, position: index + 1, setSize }
      rows.push({ kind: 'node', key, node, ...place, isOpen, documentGuid: document })
      if (isOpen) add(node.children, level + 1, key, isDocument(node) ? node.guid : document)
    }
    if (left > 0)
      rows.push({ kind: 'more', key: `more:${parentKey ?? ''}`, parentKey, level, position: setSize, setSize, left })
  }
  add(top, 1, null, null)
  return rows
}

/** The choice after one more part of a branch was asked for. */
export const withMore = (choice: TreeChoice, rows: readonly TreeRow[], parentKey: string | null): TreeChoice => {
  const now = rows.filter((row) => row.kind === 'node' && row.parentKey === parentKey).length
  return { ...choice, shown: { ...choice.shown, [parentKey ?? '']: now + part } }
}
export const withOpen = (choice: TreeChoice, key: string, isOpen: boolean): TreeChoice => ({
  ...choice,
  open: { ...choice.open, [key]: isOpen },
})
