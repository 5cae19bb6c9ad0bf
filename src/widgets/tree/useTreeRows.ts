import { useMemo, useState } from 'react'
import { type NodeRow, noChoice, type TreeRow, type TreeShape, treeRows, withMore, withOpen } from './treeRows.ts'

/** The lines of a tree, and opening and closing them; `onUnknown` is called with a node whose children are not known. */
export const useTreeRows = <N>(shape: TreeShape<N>, onUnknown: ((node: N) => void) | undefined) => {
  const { nodes, keyOf, childrenOf, isCurrent, isOpenWhole } = shape
  const [choice, setChoice] = useState(noChoice)
  const rows = useMemo(
    () => treeRows({ nodes, keyOf, childrenOf, isCurrent, isOpenWhole }, choice),
    [nodes, keyOf, childrenOf, isCurrent, isOpenWhole, choice],
  )
  const open = (row: NodeRow<N>, isOpen: boolean) => {
    if (row.isOpen === null) return
    setChoice(withOpen(choice, row.key, isOpen))
    if (isOpen && typeof childrenOf(row.node) === 'string') onUnknown?.(row.node)
  }
  const more = ({ parentKey }: TreeRow<N>) => setChoice(withMore(choice, rows, parentKey))
  return { rows, open, more }
}
