import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import { mayBecomeEgn, personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type Search, searchAsYouType } from '../../streams/searchAsYouType.ts'
import { attempt } from '../../transport/request.ts'
import { cleanSearchText } from './searchFilter.ts'
import type { Hit } from './searchResults.ts'

/** A text is searched if it is longer than this number of characters, because a single letter matches too much. */
const lengthThreshold = 1

const searchEverywhere = async (text: string, signal?: AbortSignal): Promise<readonly Hit[] | null> => {
  const request = { body: { text: cleanSearchText(text) } }
  const outcome = await attempt(documents.searchEverywhere, request, { quiet: true, signal })
  return outcome.done ? outcome.reply : null
}

/**
 * Sends the search request while the user types, except for an ЕГН, which is never sent. Returns null if the backend
 * lacks the call.
 */
const requestHits = async (text: string, signal: AbortSignal): Promise<readonly Hit[] | null> =>
  personalNumberIn(text) || mayBecomeEgn(text.trim()) ? [] : searchEverywhere(text, signal)

/** Searches in everything while the user types. Unmounting the search field aborts the pending request. */
export const useGlobalSearch = () => {
  const [typed] = useState(() => new Subject<string>())
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search<readonly Hit[]>>({ kind: 'idle' })
  useEffect(() => {
    const subscription = typed.pipe(searchAsYouType(requestHits, { longerThan: lengthThreshold })).subscribe(setSearch)
    return () => subscription.unsubscribe()
  }, [typed])
  return {
    text,
    /** Returns the results for the current text; if they are missing, they are requested at once. */
    hitsNow: async (): Promise<readonly Hit[]> => {
      const wanted = text.trim()
      if (search.kind === 'found' && search.text === wanted && !mayBecomeEgn(wanted)) return search.items
      if (wanted.length <= lengthThreshold || personalNumberIn(wanted)) return []
      return (await searchEverywhere(wanted)) ?? []
    },
    onText: (now: string) => {
      setText(now)
      typed.next(now)
    },
    hits: search.kind === 'found' ? search.items : [],
    state: search.kind,
  }
}
export type GlobalSearch = ReturnType<typeof useGlobalSearch>
