import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionEvents$, userAtom } from '../../state/session.ts'
import { DraftKeeper } from './DraftKeeper.ts'

type Options<T> = {
  /** Whether anything was typed that is not saved; only then is something stored. */
  isDirty: boolean
  /** Reads a stored value, which may be of an older version of the form; undefined when it means nothing any more. */
  read: (stored: unknown) => T | undefined
  /** Puts a stored value into the form, when the person wants it back. */
  use: (stored: T) => void
}

/** What a form gives to `DraftBanner`, and `saved`, to be called once the server has what was typed. */
export type StoredDraft = {
  /** When what is offered was typed (ISO 8601); offered once, until it is taken or declined. */
  offeredFrom: string | undefined
  /** How many more were left unsaved in other forms of this name; offered one after the other. */
  more: number
  /** The person wants it back: it is put into the form and not offered again. */
  take: () => void
  /** The person does not want it: it is deleted. */
  decline: () => void
  /** The form was saved: its draft is deleted and nothing more is stored; what was offered and not answered stays. */
  saved: () => void
  /** Why nothing is stored, as a sentence for the person. */
  problem: string | undefined
}

/**
 * Keeps what is typed through a reload, a crash and a session that ended. `form` names form and record:
 * `document/${guid}`, `document/new`; another tab keeps its own text. Give its component `key={form}`; the value must
 * be JSON. The time shown is the last change's.
 */
export const useDraft = <T>(
  form: string,
  value: T,
  { isDirty, read, use }: Options<T>,
): StoredDraft & Pick<DraftKeeper<T>, 'storeNow'> => {
  const userName = useAtomValue(userAtom)?.userName
  // Whose form it is; the session may end before the last letters are stored.
  const [keeper] = useState(() => new DraftKeeper<T>(userName))
  const { offer, more, round, problem } = useSyncExternalStore(keeper.follow, keeper.shown)
  const readNow = useEffectEvent(read)
  // Another round looks for the next one that was left.
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
      // First what was typed meanwhile is stored, then the form says what was left.
      keeper.step({ kind: 'taken' })
      if (offer) use(offer.value)
    },
    decline: () => keeper.step({ kind: 'declined' }),
    saved: () => keeper.step({ kind: 'saved' }),
    storeNow: keeper.storeNow,
    problem,
  }
}
