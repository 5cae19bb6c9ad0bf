import { useState } from 'react'
import type { RowKey } from '../../widgets/grid/gridColumn.ts'

const noRows: ReadonlySet<RowKey> = new Set()

/**
 * Returns the selected rows. Rows that are no longer shown are deselected, because actions apply only to visible rows.
 */
export const useSelection = <R extends { guid: string }>(shown: readonly R[] | undefined) => {
  const [chosen, setChosen] = useState(noRows)
  const rows = (shown ?? []).filter(({ guid }) => chosen.has(guid))
  const selected: ReadonlySet<RowKey> = new Set(rows.map(({ guid }) => guid))
  if (shown && rows.length < chosen.size) setChosen(selected)
  return { rows, selected, onChange: setChosen, clear: () => setChosen(noRows) }
}

/** Moves the focus to the first checkbox of the table, because the selection bar that had the focus disappears. */
export const focusChoice = () => document.querySelector<HTMLElement>('.grid thead input[type=checkbox]')?.focus()
