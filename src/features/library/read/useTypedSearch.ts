import { useEffect, useEffectEvent, useState } from 'react'
import { of, Subject } from 'rxjs'
import { searchAsYouType } from '../../../streams/searchAsYouType.ts'

/**
 * Returns the state of a field that searches while the user types, after a pause (specification 1, section 9).
 * `applied` is the searched text in the URL; when the user goes back, the field shows it again.
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
    /** Searches at once. The same text is not searched a second time when the typing pause ends. */
    onEnter: () => apply(text.trim()),
  }
}
