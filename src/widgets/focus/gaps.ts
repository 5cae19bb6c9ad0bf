/** Where a node stood when it was taken out of the page. */
export type Gap = { parent: Node; next: Node | null; previous: Node | null }

/** Keyed by the node, so that nothing is held longer than somebody else holds it. */
const gaps = new WeakMap<Node, Gap>()

/** Notes what a batch of changes took out. */
export const noteGaps = (changes: readonly MutationRecord[]): void => {
  for (const { target: parent, nextSibling: next, previousSibling: previous, removedNodes } of changes) {
    for (const node of removedNodes) gaps.set(node, { parent, next, previous })
  }
}

/** The nearest element that stood on this side of a node, over those taken out with it. */
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
 * The places that an element which is gone leaves behind, from the inside out; the last lies in the page. Of an element
 * that is still in the page, but hidden or switched off, its own.
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
