import { useEffect, useEffectEvent, useState } from 'react'
import { of, Subject } from 'rxjs'
import { searchAsYouType } from '../../../streams/searchAsYouType.ts'

/**
 * A search field that searches while typing, after the usual pause (specification 1, section 9). `applied` is the text
 * in the URL; the field follows it on „back“.
 */
export const useTypedSearch = (applied: string, search: (text: string) => void) => {
  const [typed] = useState(() => new Subject<string>())
  const [text, setText] = useState(applied)
  const [followed, setFollowed] = useState(applied)
  const [waiting, setWaiting] = useState(false)
  if (applied !== followed) {
    setFollowed(applied)
    if (text.trim() !== applied) setText(applied)
  }
  const apply = useEffectEvent((now: string) => {
    setWaiting(false)
    if (now !== applied) search(now)
  })
  useEffect(() => {
    const searching = typed.pipe(searchAsYouType((now) => of(now))).subscribe((state) => {
      if (state.kind === 'waiting') setWaiting(true)
      if (state.kind === 'idle') apply('')
      if (state.kind === 'found') apply(state.items)
    })
    return () => searching.unsubscribe()
  }, [typed])
  return {
    text,
    waiting,
    onText: (now: string) => {
      setText(now)
      typed.next(now)
    },
    /** Enter applies at once. The pause then ends with the same text, which is not applied again. */
    onEnter: () => apply(text.trim()),
  }
}
