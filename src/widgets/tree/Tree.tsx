import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { MenuItem } from '../overlays/menuItem.ts'
import { moveItems } from '../overlays/moveItems.ts'
import { TreeLine, TreeNote } from './TreeLine.tsx'
import type { TreeDrop } from './treeDrop.ts'
import { type TreeMove, treeMove } from './treeKeys.ts'
import { type NodeRow, type NoteRow, type TreeRow, type TreeShape, uniqueNodeNames } from './treeRows.ts'
import { useActiveLine } from './useActiveLine.ts'
import { useTreeDrag } from './useTreeDrag.ts'
import './tree.css'
import { useMemo, useState } from 'react'
import { noChoice, treeRows, withMore, withOpen } from './treeRows.ts'

/**
 * Returns the lines of the tree and their state. `onUnknown` is called for an open node whose children are not loaded.
 */
const useTreeRows = <N,>(shape: TreeShape<N>, onUnknown: ((node: N) => void) | undefined) => {
  const { nodes, keyOf, childrenOf, isCurrent, isOpenWhole, isOpenAtFirst } = shape
  const [choice, setChoice] = useState(noChoice)
  const rows = useMemo(
    () => treeRows({ nodes, keyOf, childrenOf, isCurrent, isOpenWhole, isOpenAtFirst }, choice),
    [nodes, keyOf, childrenOf, isCurrent, isOpenWhole, isOpenAtFirst, choice],
  )
  const open = (row: NodeRow<N>, isOpen: boolean) => {
    if (row.isOpen === null) return
    setChoice(withOpen(choice, row.key, isOpen))
    if (isOpen && typeof childrenOf(row.node) === 'string') onUnknown?.(row.node)
  }
  const more = ({ parentKey }: TreeRow<N>) => setChoice(withMore(choice, rows, parentKey))
  return { rows, open, more }
}

/** How nodes of the tree can be moved: by one position, under another node, by dragging. */
export type TreeMoves<N> = {
  by?: (node: N, isUp: boolean) => void
  /** The node's position among all siblings, if only some siblings are shown; null if the order has no meaning. */
  placeOf?: (node: N) => { position: number; setSize: number } | null
  to?: (node: N) => void
  drop?: TreeDrop<N>
}

type Props<N> = TreeShape<N> & {
  label: string
  /** The node's text, for jumping by letters and for the accessible name of the menu. */
  textOf: (node: N) => string
  renderNode: (node: N) => ReactNode
  /** The URL of a node. A node without a URL calls `onPick`, or is only opened and closed. */
  hrefOf?: (row: NodeRow<N>) => string | undefined
  onPick?: (node: N) => void
  isDisabled?: (node: N) => boolean
  chosenKey?: string | null
  onUnknown?: (node: N) => void
  /** Moving by Alt with arrows and from menus. Not for nodes with a URL. */
  moves?: TreeMoves<N>
  /** Items of the node's menu (Shift+F10). Not for nodes with a URL. */
  actionsOf?: (node: N) => readonly MenuItem[]
}

/** A tree with one tab stop; arrows, Home, End and letters move inside it. */
export const Tree = <N,>(props: Props<N>) => {
  const { label, textOf, onPick, moves, actionsOf, isCurrent } = props
  const box = useRef<HTMLDivElement>(null)
  const { rows, open, more } = useTreeRows(props, props.onUnknown)
  const { stop, moved, activate, follow, focus } = useActiveLine(box, props, rows)
  const movedPlace = moved?.kind === 'node' ? (moves?.placeOf ? moves.placeOf(moved.node) : moved) : null
  const placeOf = (row: NodeRow<N>) => (moves?.placeOf ? moves.placeOf(row.node) : row)
  const move = (row: NodeRow<N>, isUp: boolean) => {
    const place = placeOf(row)
    if (!moves?.by || !place || place.position === (isUp ? 1 : place.setSize)) return
    follow(row.key)
    moves.by(row.node, isUp)
  }
  const rowOf = (key: string) => rows.find((row): row is NodeRow<N> => row.kind === 'node' && row.key === key)
  useTreeDrag(box, {
    drop: moves?.drop,
    nodeOf: (key) => rowOf(key)?.node,
    open: (key) => {
      const row = rowOf(key)
      if (row?.isOpen === false) open(row, true)
    },
  })
  const press = (row: NoteRow<N>) => {
    if (row.kind === 'failed' && row.parent !== null) props.onUnknown?.(row.parent)
    if (row.kind !== 'more') return
    focus(rows[rows.indexOf(row) - 1]?.key)
    more(row)
  }
  const act = (step: TreeMove, row: TreeRow<N>, line: HTMLElement) => {
    if (step.kind === 'go') focus(step.key)
    if (step.kind === 'press') line.click()
    if (step.kind === 'menu') line.querySelector<HTMLElement>('.tree-actions button')?.click()
    if (step.kind === 'open' && row.kind === 'node') open(row, step.isOpen)
    if (step.kind === 'move' && row.kind === 'node') move(row, step.isUp)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target : null
    const line = from?.closest<HTMLElement>('[role=treeitem]')
    const row = rows.find(({ key }) => key === line?.dataset.key)
    if (!line || !row || from?.closest('[role=menu]')) return
    const step = treeMove(rows, row.key, event, textOf)
    // The browser handles Enter on a link, and the keys of the menu button.
    const isNative = from !== line || (event.key === 'Enter' && line.matches('a, button'))
    if (!step || (step.kind === 'press' && isNative)) return
    event.preventDefault()
    act(step, row, line)
  }
  const actions = (row: NodeRow<N>): MenuItem[] => {
    const to = moves?.to
    const place = moves?.by ? placeOf(row) : null
    const ownMoves = moveItems(place, (isUp) => move(row, isUp), to && (() => to(row.node)))
    return [...(actionsOf?.(row.node) ?? []), ...ownMoves]
  }
  const menuNames = uniqueNodeNames(rows, textOf)
  const lineOf = (row: NodeRow<N>) => ({
    isCurrent: isCurrent?.(row.node) ?? false,
    isDisabled: props.isDisabled?.(row.node) ?? false,
    isChosen: props.chosenKey === undefined ? undefined : props.chosenKey === row.key,
    href: props.hrefOf?.(row),
    actions: actions(row),
    text: textOf(row.node),
    menuName: menuNames.get(row.key) ?? '',
    onPick: onPick && (() => onPick(row.node)),
    onOpen: (isOpen: boolean) => open(row, isOpen),
  })
  return (
    <>
      <div
        ref={box}
        role="tree"
        aria-label={label}
        className={moves?.drop ? 'tree movable' : 'tree'}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => {
          const common = { isStop: row.key === stop, onActive: () => activate(row.key) }
          if (row.kind !== 'node') return <TreeNote key={row.key} row={row} {...common} onPress={() => press(row)} />
          return (
            <TreeLine key={row.key} row={row} {...common} {...lineOf(row)}>
              {props.renderNode(row.node)}
            </TreeLine>
          )
        })}
      </div>
      {moves && (
        <span role="status" className="visually-hidden">
          {moved?.kind === 'node' &&
            movedPlace &&
            `${textOf(moved.node)}: място ${movedPlace.position} от ${movedPlace.setSize}`}
        </span>
      )}
    </>
  )
}
