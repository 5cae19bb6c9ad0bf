import { atom } from 'jotai'
import { type Notice, notices$ } from '../transport/notices.ts'
import type { Store } from './store.ts'

const most = 50
const toast = atom<Notice | null>(null)
const unseen = atom<readonly Notice[]>([])

const wordsOf = ({ title, text, details, trace }: Notice) => [title, text, ...details, ...trace].join('\n')
const same = (one: Notice, other: Notice) => wordsOf(one) === wordsOf(other)

const takeAtom = atom(null, (get, set, notice: Notice) => {
  set(toast, notice)
  if (notice.kind !== 'error') return
  set(unseen, [notice, ...get(unseen).filter((one) => !same(one, notice))].slice(0, most))
})

/**
 * The toast. There is only one, and a newer toast replaces it (specification 2, section 9). The component that shows it
 * has the timer.
 */
export const toastAtom = atom((get) => get(toast))
export const endToastAtom = atom(null, (get, set, id: number) => {
  if (get(toast)?.id === id) set(toast, null)
})
/** Errors that the user has not dismissed, the newest first; equal errors are listed once. */
export const unseenErrorsAtom = atom((get) => get(unseen))
export const seeErrorsAtom = atom(null, (get, set, which: number | 'all') =>
  set(unseen, which === 'all' ? [] : get(unseen).filter(({ id }) => id !== which)),
)

export const followNotices = (store: Store): (() => void) => {
  const subscription = notices$.subscribe((notice) => store.set(takeAtom, notice))
  return () => subscription.unsubscribe()
}
