import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { morePages, type Page, type PageOfRows, type Pages } from '../../streams/morePages.ts'
import { type Search, type SearchOptions, searchAsYouType } from '../../streams/searchAsYouType.ts'

type PickerState<T> = {
  state: 'idle' | 'searching' | 'found' | 'failed'
  items: readonly T[]
  hasMore: boolean
}

const emptyState = (state: 'idle' | 'searching' | 'failed') => ({ state, items: [], hasMore: false }) as const

/** Returns the state of the results for the field. If a later page failed, the results of the earlier pages stay. */
export const pickerState = <T>(search: Search<Pages<T>>): PickerState<T> => {
  if (search.kind === 'idle' || search.kind === 'failed') return emptyState(search.kind)
  if (search.kind !== 'found') return emptyState('searching')
  const { kind, items } = search.items
  if (items.length === 0 && kind === 'loading') return emptyState('searching')
  if (items.length === 0 && kind === 'failed') return emptyState('failed')
  return { state: 'found', items, hasMore: kind !== 'end' }
}

export type PickerSearch<T> = PickerState<T> & {
  text: string
  onText: (text: string) => void
  /** Requests the next page when the list is scrolled to its end. */
  onMore: () => void
  onRetry: () => void
}
export type RequestPage<T> = (text: string, page: Page, signal: AbortSignal) => Promise<PageOfRows<T> | null>

/**
 * Searches while the user types, after a pause in typing, and requests more pages on demand. A new search or leaving
 * the page aborts the earlier request (specification 1, section 9). `requestPage` must be stable.
 */
export const useSearchPicker = <T>(
  requestPage: RequestPage<T>,
  size: number,
  { longerThan, quiet }: SearchOptions = {},
): PickerSearch<T> => {
  const [{ typed, more }] = useState(() => ({ typed: new Subject<string>(), more: new Subject<void>() }))
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search<Pages<T>>>({ kind: 'idle' })
  useEffect(() => {
    const pages = (wanted: string) => morePages(size, (page, signal) => requestPage(wanted, page, signal))(more)
    const options = { ...(longerThan !== undefined && { longerThan }), ...(quiet !== undefined && { quiet }) }
    const subscription = typed.pipe(searchAsYouType(pages, options)).subscribe(setSearch)
    return () => subscription.unsubscribe()
  }, [requestPage, size, longerThan, quiet, typed, more])
  const next = () => more.next()
  return {
    ...pickerState(search),
    text,
    onText: (now) => {
      setText(now)
      typed.next(now)
    },
    onMore: next,
    onRetry: next,
  }
}
