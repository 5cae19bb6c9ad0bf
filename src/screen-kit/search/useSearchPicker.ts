import { useEffect, useState } from 'react'
import { type Observable, Subject } from 'rxjs'
import { morePages, type Page, type Pages } from '../../streams/morePages.ts'
import { type Search, type SearchOptions, searchAsYouType } from '../../streams/searchAsYouType.ts'
import { type PickerState, pickerState } from './pickerState.ts'

export type PickerSearch<T> = PickerState<T> & {
  text: string
  onText: (text: string) => void
  /** The next page: the list was scrolled to its end. */
  onMore: () => void
  onRetry: () => void
}
/** One page of what the text finds; null means refused. */
export type AskPage<T> = (text: string, page: Page) => Observable<readonly T[] | null>

/**
 * A search as a picker needs it: typed text → pause → pages on demand, every earlier search cancelled (document 1,
 * section 9). `ask` must be declared at module scope. Leaving the screen aborts what is under way.
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
    const pages = (wanted: string) => morePages(size, (page) => ask(wanted, page))(more)
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
