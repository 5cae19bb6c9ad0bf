import type { TreeRow } from './treeRows.ts'

export type TreeMove =
  | { kind: 'go'; key: string }
  | { kind: 'open'; key: string; isOpen: boolean }
  | { kind: 'press' }
  | { kind: 'menu' }
  | { kind: 'move'; isUp: boolean }

const goTo = (row: TreeRow<unknown> | undefined): TreeMove | null => (row ? { kind: 'go', key: row.key } : null)

const moveFocus = <N>(
  rows: readonly TreeRow<N>[],
  current: string,
  key: string,
  textOf: (node: N) => string,
): TreeMove | null => {
  const at = rows.findIndex((row) => row.key === current)
  const row = rows[at]
  if (!row) return goTo(rows[0])
  if (key === 'ArrowDown') return goTo(rows[at + 1])
  if (key === 'ArrowUp') return goTo(rows[at - 1])
  if (key === 'Home') return goTo(rows[0])
  if (key === 'End') return goTo(rows.at(-1))
  const isOpen = row.kind === 'node' ? row.isOpen : null
  if (key === 'ArrowRight') {
    if (isOpen === null) return null
    return isOpen ? goTo(rows[at + 1]) : { kind: 'open', key: row.key, isOpen: true }
  }
  if (key === 'ArrowLeft') {
    if (isOpen) return { kind: 'open', key: row.key, isOpen: false }
    return goTo(rows.find((other) => other.key === row.parentKey))
  }
  if (key.length !== 1 || key === ' ') return null
  const wanted = key.toLocaleLowerCase('bg')
  const rowsAfter = [...rows.slice(at + 1), ...rows.slice(0, at)]
  const begins = (other: TreeRow<N>) =>
    other.kind === 'node' && textOf(other.node).toLocaleLowerCase('bg').startsWith(wanted)
  return goTo(rowsAfter.find(begins))
}

type Pressed = { key: string; altKey?: boolean; shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean }

/**
 * Returns the action for a key; null for other keys. Up and down move, Home and End jump, right and left open and
 * close, letters jump by `textOf`, Enter and Space press, Alt with an arrow key moves the node, Shift+F10 opens the menu.
 */
export const treeMove = <N>(
  rows: readonly TreeRow<N>[],
  current: string,
  { key, altKey, shiftKey, ctrlKey, metaKey }: Pressed,
  textOf: (node: N) => string,
): TreeMove | null => {
  if (ctrlKey || metaKey) return null
  if (altKey) return key === 'ArrowUp' || key === 'ArrowDown' ? { kind: 'move', isUp: key === 'ArrowUp' } : null
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' }
  if (key === ' ' || key === 'Enter') return { kind: 'press' }
  return moveFocus(rows, current, key, textOf)
}
