import { IconDown, IconNext, IconUp } from '../icons.ts'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { NodeRow } from './treeRows.ts'

/** How the owner of a tree moves its nodes: one place among their neighbours, or under another node that it asks for. */
export type TreeMoves<N> = {
  by: (node: N, isUp: boolean) => void
  /** „Премести в …“ */
  to?: (node: N) => void
}

/** The lines of a node's menu that move it. */
export const moveItems = <N>(
  { node, position, setSize }: NodeRow<N>,
  { to }: TreeMoves<N>,
  by: (isUp: boolean) => void,
): MenuItem[] => {
  const refusal = (isAtEdge: boolean, because: string) => ({
    refusal: isAtEdge ? { title: 'Не може да се премести.', because } : undefined,
  })
  const items: MenuItem[] = [
    {
      label: 'Нагоре (Alt+↑)',
      icon: IconUp,
      run: () => by(true),
      ...refusal(position === 1, 'Това е първото на своето място.'),
    },
    {
      label: 'Надолу (Alt+↓)',
      icon: IconDown,
      run: () => by(false),
      ...refusal(position === setSize, 'Това е последното на своето място.'),
    },
  ]
  return to ? [...items, { label: 'Премести в …', icon: IconNext, run: () => to(node) }] : items
}
