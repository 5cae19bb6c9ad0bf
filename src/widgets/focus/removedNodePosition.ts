/** The position of a node before its removal. */
export type Gap = { parent: Node; next: Node | null; previous: Node | null }

/** A WeakMap, so that removed nodes are not kept in memory. */
const gaps = new WeakMap<Node, Gap>()

/** Records the removed nodes of a batch of mutations. */
export const noteGaps = (changes: readonly MutationRecord[]): void => {
  for (const { target: parent, nextSibling: next, previousSibling: previous, removedNodes } of changes) {
    for (const node of removedNodes) gaps.set(node, { parent, next, previous })
  }
}

/** The nearest element on this side, skipping nodes that were removed together. */
export const beside = (from: Gap, side: 'next' | 'previous'): Element | undefined => {
  let node = from[side]
  while (node && !(node instanceof Element && node.isConnected)) {
    node = node.isConnected
      ? node[side === 'next' ? 'nextSibling' : 'previousSibling']
      : (gaps.get(node)?.[side] ?? null)
  }
  return node ?? undefined
}

/**
 * Positions of a removed element and its removed ancestors, from inside out; the last one is in the page. For an
 * element that is only hidden or disabled, its own position.
 */
export const gapsOf = (lost: Element): Gap[] => {
  if (lost.isConnected) {
    const { parentNode, nextSibling: next, previousSibling: previous } = lost
    return parentNode ? [{ parent: parentNode, next, previous }] : []
  }
  const gap = gaps.get(lost.getRootNode())
  if (!gap) return []
  return gap.parent.isConnected || !(gap.parent instanceof Element) ? [gap] : [gap, ...gapsOf(gap.parent)]
}
