/** The children of a node: loaded, not yet loaded, or failed to load. */
export type Branch<N> = readonly N[] | 'unknown' | 'failed'

export type TreeShape<N> = {
  nodes: readonly N[]
  keyOf: (node: N) => string
  childrenOf: (node: N) => Branch<N>
  /** True for the current node. Its ancestors are opened, and it is scrolled into view. */
  isCurrent?: (node: N) => boolean
  /** True: all nodes are open until the user closes them, for example after a search. */
  isOpenWhole?: boolean
  /** Whether the node is open at first. If absent, that depends on the size of the tree. */
  isOpenAtFirst?: (node: N) => boolean
}

type TreeLinePlace = {
  key: string
  parentKey: string | null
  level: number
  position: number
  setSize: number
}
/** A node as a line of the flat list, with level and position for screen readers. */
export type NodeRow<N> = TreeLinePlace & {
  kind: 'node'
  node: N
  parents: readonly N[]
  isOpen: boolean | null
}
/** The last line under a node: it loads more children, shows that they are loading, or offers to retry. */
export type NoteRow<N> = TreeLinePlace & { kind: 'more' | 'waiting' | 'failed'; parent: N | null; left: number }
export type TreeRow<N> = NodeRow<N> | NoteRow<N>

/** The nodes that the user opened or closed, and how many children of each node are shown. */
export type TreeChoice = { open: Readonly<Record<string, boolean>>; shown: Readonly<Record<string, number>> }
export const noChoice: TreeChoice = { open: {}, shown: {} }

/**
 * The number of nodes above which a tree starts collapsed. A larger tree shows children in batches of this size, so
 * that rendering does not block.
 */
export const openedWhole = 200
export const part = 50

const known = <N>(branch: Branch<N>): readonly N[] => (typeof branch === 'string' ? [] : branch)

const countNodes = <N>(nodes: readonly N[], childrenOf: TreeShape<N>['childrenOf']): number =>
  nodes.reduce((sum, node) => sum + 1 + countNodes(known(childrenOf(node)), childrenOf), 0)

/** Returns the keys from the root to the current node, including both; empty if there is no current node. */
export const pathToCurrent = <N>({ nodes, keyOf, childrenOf, isCurrent }: TreeShape<N>): string[] => {
  const wayIn = (level: readonly N[]): string[] => {
    for (const node of level) {
      if (isCurrent?.(node)) return [keyOf(node)]
      const below = wayIn(known(childrenOf(node)))
      if (below.length > 0) return [keyOf(node), ...below]
    }
    return []
  }
  return wayIn(nodes)
}

/**
 * Returns the lines to render. A small tree is completely open. A large one is open at the top and along the path to
 * the current node, so that the rendering time does not grow with the tree. Nodes that the user opened or closed stay
 * so.
 */
export const treeRows = <N>(shape: TreeShape<N>, choice: TreeChoice): TreeRow<N>[] => {
  const { nodes, keyOf, childrenOf, isOpenWhole = false, isOpenAtFirst } = shape
  const isSmall = isOpenWhole || countNodes(nodes, childrenOf) <= openedWhole
  const way = new Set(pathToCurrent(shape))
  const rows: TreeRow<N>[] = []
  const shownOf = (children: readonly N[], parentKey: string | null): number => {
    const current = children.findIndex((child) => way.has(keyOf(child)))
    return Math.max(choice.shown[parentKey ?? ''] ?? part, (Math.floor(current / part) + 1) * part)
  }
  const add = (children: readonly N[], parents: readonly N[], parentKey: string | null) => {
    const level = parents.length + 1
    const shown = shownOf(children, parentKey)
    const left = children.length - shown
    const setSize = Math.min(children.length, shown) + (left > 0 ? 1 : 0)
    for (const [index, node] of children.slice(0, shown).entries()) {
      const key = keyOf(node)
      const branch = childrenOf(node)
      const isOpenBySize = isOpenAtFirst && !isOpenWhole ? isOpenAtFirst(node) : isSmall || level === 1
      const opensItself = typeof branch !== 'string' && (isOpenBySize || way.has(key))
      const isOpen = branch.length > 0 ? (choice.open[key] ?? opensItself) : null
      rows.push({ kind: 'node', key, node, parents, parentKey, level, position: index + 1, setSize, isOpen })
      if (!isOpen) continue
      if (typeof branch !== 'string') add(branch, [...parents, node], key)
      else rows.push({ ...note(key, level + 1, 1), kind: branch === 'failed' ? 'failed' : 'waiting', parent: node })
    }
    const parent = parents.at(-1) ?? null
    if (left > 0) rows.push({ ...note(parentKey, level, setSize), kind: 'more', parent, left })
  }
  add(nodes, [], null)
  return rows
}

const note = (parentKey: string | null, level: number, last: number) => ({
  key: `note:${parentKey ?? ''}`,
  parentKey,
  level,
  position: last,
  setSize: last,
  left: 0,
})

export const withMore = <N>(choice: TreeChoice, rows: readonly TreeRow<N>[], parentKey: string | null): TreeChoice => {
  const now = rows.filter((row) => row.kind === 'node' && row.parentKey === parentKey).length
  return { ...choice, shown: { ...choice.shown, [parentKey ?? '']: now + part } }
}
export const withOpen = (choice: TreeChoice, key: string, isOpen: boolean): TreeChoice => ({
  ...choice,
  open: { ...choice.open, [key]: isOpen },
})

/** Returns unique accessible names by key: to equal texts the parent's text is added, then the position. */
export const uniqueNodeNames = <N>(
  rows: readonly TreeRow<N>[],
  textOf: (node: N) => string,
): ReadonlyMap<string, string> => {
  const nodes = rows.filter((row) => row.kind === 'node')
  const withDetails = (names: readonly string[], more: (row: NodeRow<N>) => string | undefined) => {
    const times = new Map<string, number>()
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
    return nodes.map((row, at) => {
      const [name = '', added] = [names[at], more(row)]
      return added !== undefined && (times.get(name) ?? 0) > 1 ? `${name}, ${added}` : name
    })
  }
  const parentOf = ({ parents }: NodeRow<N>) => {
    const parent = parents.at(-1)
    return parent && textOf(parent)
  }
  const underParents = withDetails(
    nodes.map(({ node }) => textOf(node)),
    parentOf,
  )
  const names = withDetails(underParents, ({ position }) => String(position))
  return new Map(nodes.map(({ key }, at) => [key, names[at] ?? '']))
}
