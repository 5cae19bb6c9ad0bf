import { useEffect, useState } from 'react'
import { Subject, startWith } from 'rxjs'
import type { Search } from '../../../streams/searchAsYouType.ts'
import { notifyNotFound } from './caseFileNotices.ts'
import { caseFileSearch, type FoundCaseFiles, type Variant } from './caseFileSearch.ts'

const stateOf = (search: Search<FoundCaseFiles>) => {
  if (search.kind === 'found') return { state: 'found', ...search.items } as const
  const state = search.kind === 'waiting' ? 'searching' : search.kind
  return { state, items: [], totalCount: 0 } as const
}

/** Searches for case files while the user types. Leaving the screen aborts the request. */
export const useCaseFileSearch = (variant: Variant) => {
  const [typed] = useState(() => new Subject<string>())
  const [text, setText] = useState('')
  const [retried, setRetried] = useState({ text: '' })
  const [search, setSearch] = useState<Search<FoundCaseFiles>>({ kind: 'idle' })
  useEffect(() => {
    const subscription = typed.pipe(startWith(retried.text), caseFileSearch(variant)).subscribe((now) => {
      setSearch(now)
      if (now.kind === 'found' && now.items.items.length === 0) notifyNotFound()
    })
    return () => subscription.unsubscribe()
  }, [typed, variant, retried])
  return {
    ...stateOf(search),
    text,
    onText: (now: string) => {
      setText(now)
      typed.next(now)
    },
    onRetry: () => setRetried({ text }),
  }
}
