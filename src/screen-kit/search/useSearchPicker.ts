import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { morePages, type Page, type PageOfRows, type Pages } from '../../streams/morePages.ts'
import { type Search, type SearchOptions, searchAsYouType } from '../../streams/searchAsYouType.ts'

/** What a picker draws of a search: its state, the items so far, whether more can be asked for. */
type PickerState<T> = {
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

export type PickerSearch<T> = PickerState<T> & {
  text: string
  onText: (text: string) => void
  /** The next page: the list was scrolled to its end. */
  onMore: () => void
  onRetry: () => void
}
/** One page of what the text finds; null means refused. */
export type AskPage<T> = (text: string, page: Page, signal: AbortSignal) => Promise<PageOfRows<T> | null>

/**
 * A search as a picker needs it: typed text → pause → pages on demand, every earlier search cancelled (document 1,
 * section 9). `ask` must stay the same function. Leaving the screen aborts what is under way.
 */
export const useSearchPicker = <T>(
  ask: AskPage<T>,
  size: number,
  { longerThan, quiet }: SearchOptions = {},
): PickerSearch<T> => {
  const [{ typed, more }] = useState(() => ({ typed: new Subject<string>(), more: new Subject<void>() }))
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search<Pages<T>>>({ kind: 'idle' })
  useEffect(() => {
    const pages = (wanted: string) => morePages(size, (page, signal) => ask(wanted, page, signal))(more)
    const options = { ...(longerThan !== undefined && { longerThan }), ...(quiet !== undefined && { quiet }) }
    const subscription = typed.pipe(searchAsYouType(pages, options)).subscribe(setSearch)
    return () => subscription.unsubscribe()
  }, [ask, size, longerThan, quiet, typed, more])
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
