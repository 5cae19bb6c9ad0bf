import { useState } from 'react'
import { applying, type Edits, shownFilter } from './filterDraft.ts'

type Props<F> = {
  /** What is applied now, from the address. */
  applied: Partial<F>
  /** What remains after „Изчисти“. */
  cleared: Partial<F>
  /** Whether anything is set in a filter. */
  isOn: (filter: Partial<F>) => boolean
  /** Shows the first page of another filter. */
  onFilter: (filter: Partial<F>) => void
  /** Shows the first page of the same filter, asked anew. */
  onRefresh: () => void
  /** The rows of the applied filter are on their way. */
  asking: boolean
}

/** The state of a filter panel: keep it in the panel's own component, so that typing does not draw the rows again. */
export const useFilterDraft = <F extends object>({ applied, cleared, isOn, onFilter, onRefresh, asking }: Props<F>) => {
  const [edits, setEdits] = useState<Edits<F>>({})
  const leave = () => setEdits({})
  return {
    values: shownFilter(applied, edits),
    edit: (change: Edits<F>) => setEdits((before) => ({ ...before, ...change })),
    apply: () => {
      const next = applying(applied, edits, isOn, asking)
      leave()
      if (next.kind === 'go') onFilter(next.filter)
      if (next.kind === 'refresh') onRefresh()
    },
    /** All fields are reset and the first page is loaded again (document 1, section 5). */
    clear: () => {
      leave()
      onFilter(cleared)
    },
    /** Takes applied values off at once; what else was typed stays typed. */
    remove: (...names: (keyof F)[]) => {
      setEdits((before) => without(before, names))
      onFilter({ ...cleared, ...without(applied, names) })
    },
  }
}

const without = <T extends object>(from: T, names: readonly PropertyKey[]): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T
