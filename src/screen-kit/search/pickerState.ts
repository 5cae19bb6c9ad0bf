import type { Pages } from '../../streams/morePages.ts'
import type { Search } from '../../streams/searchAsYouType.ts'

/** What a picker draws of a search: its state, the items so far, whether more can be asked for. */
export type PickerState<T> = {
  state: 'idle' | 'searching' | 'found' | 'failed'
  items: readonly T[]
  hasMore: boolean
}

const bare = (state: 'idle' | 'searching' | 'failed') => ({ state, items: [], hasMore: false }) as const

/** A page that fails after others keeps what was found, and the same page can be asked for again. */
export const pickerState = <T>(search: Search<Pages<T>>): PickerState<T> => {
  if (search.kind === 'idle' || search.kind === 'failed') return bare(search.kind)
  if (search.kind !== 'found') return bare('searching')
  const { kind, items } = search.items
  if (items.length === 0 && kind === 'loading') return bare('searching')
  if (items.length === 0 && kind === 'failed') return bare('failed')
  return { state: 'found', items, hasMore: kind !== 'end' }
}
