import type { TreeRow } from './treeRows.ts'

/** What a key does in the tree: walks to a line, or opens or closes the line it is on. */
export type TreeMove = { kind: 'go'; key: string } | { kind: 'open'; key: string; isOpen: boolean }

const goTo = (row: TreeRow | undefined): TreeMove | null => (row ? { kind: 'go', key: row.key } : null)

/**
 * The keys of a tree: up and down walk, Home and End jump, right opens and then goes in, left closes and then goes out,
 * a letter or a digit goes to the next line that begins with it (`textOf`). Null: not a key of the tree.
 */
export const treeMove = (
  rows: readonly TreeRow[],
  current: string,
  key: string,
  textOf: (row: TreeRow) => string,
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
  const ahead = [...rows.slice(at + 1), ...rows.slice(0, at)]
  return goTo(ahead.find((other) => textOf(other).toLocaleLowerCase('bg').startsWith(wanted)))
}
