import { useState } from 'react'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import type { RowKey } from '../../../../widgets/grid/gridColumn.ts'

const none: ReadonlySet<RowKey> = new Set()

/** The chosen rows of the page that is shown. What is not on the screen is not chosen: one acts on what one sees. */
export const useSelection = (shown: readonly DocumentRow[] | undefined) => {
  const [chosen, setChosen] = useState(none)
  const rows = (shown ?? []).filter(({ guid }) => chosen.has(guid))
  const selected: ReadonlySet<RowKey> = new Set(rows.map(({ guid }) => guid))
  return { rows, selected, onChange: setChosen, clear: () => setChosen(none) }
}
