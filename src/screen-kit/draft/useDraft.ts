import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionEvents$, userAtom } from '../../state/session.ts'
import { DraftKeeper } from './DraftKeeper.ts'

type Options<T> = {
  /** True if there is unsaved input; only then is it stored. */
  isDirty: boolean
  /** Reads a stored value, possibly of an older version of the form; undefined if unusable. */
  read: (stored: unknown) => T | undefined
  /** Restores a stored value into the form at the user's request. */
  use: (stored: T) => void
}

/** The props of `DraftBanner`, and `saved`, to be called after the server has saved the input. */
export type StoredDraft = {
  /** When the offered draft was typed (ISO 8601); offered once, until the user decides. */
  offeredFrom: string | undefined
  /** The number of further drafts of this form; they are offered one after the other. */
  more: number
  take: () => void
  decline: () => void
  /** The form was saved: deletes its draft and stops storing; an undecided offer stays. */
  saved: () => void
  /** Why nothing is stored, as a sentence for the user. */
  problem: string | undefined
}

/**
 * Stores input through a reload, a crash and an expired session. `form` names form and record: `document/${guid}`,
 * `document/new`; another tab has a separate draft. Give the component `key={form}`; the value must be JSON. The shown
 * time is that of the last change.
 */
export const useDraft = <T>(
  form: string,
  value: T,
  { isDirty, read, use }: Options<T>,
): StoredDraft & Pick<DraftKeeper<T>, 'storeNow'> => {
  const userName = useAtomValue(userAtom)?.userName
  // The user is fixed at the start, because the session may end before the last input is stored.
  const [keeper] = useState(() => new DraftKeeper<T>(userName))
  const { offer, more, round, problem } = useSyncExternalStore(keeper.follow, keeper.shown)
  const readNow = useEffectEvent(read)
  // A new round looks for the next draft.
  useEffect(() => keeper.open(form, (stored) => readNow(stored)), [keeper, form, round])
  useEffect(() => {
    keeper.step({ kind: 'changed', typed: isDirty ? { value } : null })
  }, [keeper, value, isDirty])
  useEffect(() => {
    const store = () => keeper.step({ kind: 'due' })
    const ended = sessionEvents$.subscribe(({ kind }) => kind === 'expired' && store())
    addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', store)
    return () => {
      ended.unsubscribe()
      removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', store)
    }
  }, [keeper])
  return {
    offeredFrom: offer?.storedAt,
    more,
    take: () => {
      // First the new input is stored, then the form restores the draft.
      keeper.step({ kind: 'taken' })
      if (offer) use(offer.value)
    },
    decline: () => keeper.step({ kind: 'declined' }),
    saved: () => keeper.step({ kind: 'saved' }),
    storeNow: keeper.storeNow,
    problem,
  }
}
