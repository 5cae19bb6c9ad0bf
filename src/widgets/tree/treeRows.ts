/** What lies under a node: nodes, or that they are to be asked for when it is opened, or that asking failed. */
export type Branch<N> = readonly N[] | 'unknown' | 'failed'

/** A tree as its owner has it. */
export type TreeShape<N> = {
  nodes: readonly N[]
  keyOf: (node: N) => string
  childrenOf: (node: N) => Branch<N>
  /** The node that one looks from: the way to it is open, and it is scrolled into sight. */
  isCurrent?: (node: N) => boolean
  /** Everything is open until it is closed by hand: the nodes that were found. */
  isOpenWhole?: boolean
  /** Which nodes are open until they are closed by hand, where the size of the tree does not tell. */
  isOpenAtFirst?: (node: N) => boolean
}

type TreeLinePlace = {
  key: string
  parentKey: string | null /** From 1. */
  level: number
  position: number
  setSize: number
}
/** A line of the tree as it is drawn: flat, with its place among the others as screen readers announce it. */
export type NodeRow<N> = TreeLinePlace & {
  kind: 'node'
  node: N
  /** From the top down. */
  parents: readonly N[]
  /** Null: it has nothing under it. */
  isOpen: boolean | null
}
/** The last line of a branch: shows its next part, waits for it, or asks for it again. */
export type NoteRow<N> = TreeLinePlace & { kind: 'more' | 'waiting' | 'failed'; parent: N | null; left: number }
export type TreeRow<N> = NodeRow<N> | NoteRow<N>

/** What the person opened and closed by hand, and how many lines of a branch are shown. */
export type TreeChoice = { open: Readonly<Record<string, boolean>>; shown: Readonly<Record<string, number>> }
export const noChoice: TreeChoice = { open: {}, shown: {} }

/** A tree of more nodes opens folded, and a branch is shown in parts of so many lines: neither stops the page. */
export const openedWhole = 200
export const part = 50

const known = <N>(branch: Branch<N>): readonly N[] => (typeof branch === 'string' ? [] : branch)

const countNodes = <N>(nodes: readonly N[], childrenOf: TreeShape<N>['childrenOf']): number =>
  nodes.reduce((sum, node) => sum + 1 + countNodes(known(childrenOf(node)), childrenOf), 0)

/** The keys from the top down to the current node, itself included; empty when there is none. */
export const wayToCurrent = <N>({ nodes, keyOf, childrenOf, isCurrent }: TreeShape<N>): string[] => {
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
 * The lines to draw. A small tree is open; a big one is open along the way to the current node and at its top, so that
 * the work does not grow with the tree. What the person opened or closed by hand wins.
 */
export const treeRows = <N>(shape: TreeShape<N>, choice: TreeChoice): TreeRow<N>[] => {
  const { nodes, keyOf, childrenOf, isOpenWhole = false, isOpenAtFirst } = shape
  const isSmall = isOpenWhole || countNodes(nodes, childrenOf) <= openedWhole
  const way = new Set(wayToCurrent(shape))
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

/** The choice after one more part of a branch was asked for. */
export const withMore = <N>(choice: TreeChoice, rows: readonly TreeRow<N>[], parentKey: string | null): TreeChoice => {
  const now = rows.filter((row) => row.kind === 'node' && row.parentKey === parentKey).length
  return { ...choice, shown: { ...choice.shown, [parentKey ?? '']: now + part } }
}
export const withOpen = (choice: TreeChoice, key: string, isOpen: boolean): TreeChoice => ({
  ...choice,
  open: { ...choice.open, [key]: isOpen },
})

/**
 * What the lines of nodes are called where nothing around them is heard, by key: those of the same words by what they
 * lie under too, and by their place in it at last.
 */
export const namesApart = <N>(
  rows: readonly TreeRow<N>[],
  textOf: (node: N) => string,
): ReadonlyMap<string, string> => {
  const nodes = rows.filter((row) => row.kind === 'node')
  const told = (names: readonly string[], more: (row: NodeRow<N>) => string | undefined) => {
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
  const underParents = told(
    nodes.map(({ node }) => textOf(node)),
    parentOf,
  )
  const names = told(underParents, ({ position }) => String(position))
  return new Map(nodes.map(({ key }, at) => [key, names[at] ?? '']))
}
