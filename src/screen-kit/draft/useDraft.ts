import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionEvents$, userAtom } from '../../state/session.ts'
import { DraftKeeper } from './DraftKeeper.ts'

type Options<T> = {
  /** True if the form has unsaved input; only then a draft is stored. */
  isDirty: boolean
  read: (stored: unknown) => T | undefined
  use: (stored: T) => void
}

/** The draft of a form, as the form and `DraftBanner` use it. */
export type StoredDraft = {
  /**
   * When the offered draft was stored (ISO 8601), undefined without an offer. A draft is offered once, until the user
   * decides.
   */
  offeredFrom: string | undefined
  more: number
  take: () => void
  decline: () => void
  /**
   * Deletes the draft of the form; call this after the server has saved the input. An earlier draft that the user has
   * not yet accepted or declined stays.
   */
  saved: () => void
  problem: string | undefined
}

/**
 * Keeps unsaved input through a reload, a crash and an expired session. `form` names the form and its record:
 * `document/${guid}`, `document/new`. Give the component `key={form}`. The value must be serializable as JSON.
 */
export const useDraft = <T>(
  form: string,
  value: T,
  { isDirty, read, use }: Options<T>,
): StoredDraft & Pick<DraftKeeper<T>, 'storeNow'> => {
  const userName = useAtomValue(userAtom)?.userName
  // The user name is fixed at the first render, because the session may end before the last input is stored.
  const [keeper] = useState(() => new DraftKeeper<T>(userName))
  const { offer, more, round, problem } = useSyncExternalStore(keeper.follow, keeper.shown)
  const readNow = useEffectEvent(read)
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
      // Input typed so far is stored before the form takes over the draft.
      keeper.step({ kind: 'taken' })
      if (offer) use(offer.value)
    },
    decline: () => keeper.step({ kind: 'declined' }),
    saved: () => keeper.step({ kind: 'saved' }),
    storeNow: keeper.storeNow,
    problem,
  }
}
