import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import { mayBecomeEgn, personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type Search, searchAsYouType } from '../../streams/searchAsYouType.ts'
import { attempt } from '../../transport/request.ts'
import type { Hit } from './hits.ts'
import { soughtText } from './searchFilter.ts'

/** A text with one letter finds everything, which is nothing. */
const longerThan = 1

const everywhere = async (text: string, signal?: AbortSignal): Promise<readonly Hit[] | null> => {
  const ask = { body: { text: soughtText(text) } }
  const outcome = await attempt(documents.searchEverywhere, ask, { quiet: true, signal })
  return outcome.done ? outcome.reply : null
}

/**
 * A personal number is never sent to be looked for in texts, nor while it is typed; where a backend has no such call,
 * nothing is offered.
 */
const ask = async (text: string, signal: AbortSignal): Promise<readonly Hit[] | null> =>
  personalNumberIn(text) || mayBecomeEgn(text.trim()) ? [] : everywhere(text, signal)

/** The search of the header as one types: the text and what it finds now. Leaving aborts what is under way. */
export const useEverywhere = () => {
  const [typed] = useState(() => new Subject<string>())
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search<readonly Hit[]>>({ kind: 'idle' })
  useEffect(() => {
    const subscription = typed.pipe(searchAsYouType(ask, { longerThan })).subscribe(setSearch)
    return () => subscription.unsubscribe()
  }, [typed])
  return {
    text,
    /** What Enter has to know: the offers for the text as it is now, asked for at once where they are not here yet. */
    hitsNow: async (): Promise<readonly Hit[]> => {
      const wanted = text.trim()
      if (search.kind === 'found' && search.text === wanted && !mayBecomeEgn(wanted)) return search.items
      if (wanted.length <= longerThan || personalNumberIn(wanted)) return []
      return (await everywhere(wanted)) ?? []
    },
    onText: (now: string) => {
      setText(now)
      typed.next(now)
    },
    hits: search.kind === 'found' ? search.items : [],
    state: search.kind,
  }
}
export type Everywhere = ReturnType<typeof useEverywhere>
