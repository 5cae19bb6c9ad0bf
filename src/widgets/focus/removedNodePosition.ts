export type Gap = { parent: Node; next: Node | null; previous: Node | null }

const gaps = new WeakMap<Node, Gap>()

export const noteGaps = (changes: readonly MutationRecord[]): void => {
  for (const { target: parent, nextSibling: next, previousSibling: previous, removedNodes } of changes) {
    for (const node of removedNodes) gaps.set(node, { parent, next, previous })
  }
}

export const siblingOf = (from: Gap, side: 'next' | 'previous'): Element | undefined => {
  let node = from[side]
  while (node && !(node instanceof Element && node.isConnected)) {
    node = node.isConnected
      ? node[side === 'next' ? 'nextSibling' : 'previousSibling']
      : (gaps.get(node)?.[side] ?? null)
  }
  return node ?? undefined
}

/**
 * Returns the positions of a removed element and of its removed ancestors, the innermost first; the parent of the last
 * is still in the page. For an element that is only hidden or disabled, returns its position.
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
