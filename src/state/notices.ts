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

/** The one toast on the screen; a newer one replaces it (document 2, section 9). Its clock is the toaster's. */
export const toastAtom = atom((get) => get(toast))
/** Ends a toast when its time is over or it is closed; another that came meanwhile stays. */
export const endToastAtom = atom(null, (get, set, id: number) => {
  if (get(toast)?.id === id) set(toast, null)
})
/** Errors that nobody has said to have seen, the newest first; the same error is listed once. */
export const unseenErrorsAtom = atom((get) => get(unseen))
/** Marks one error as seen, or all of them. */
export const seeErrorsAtom = atom(null, (get, set, which: number | 'all') =>
  set(unseen, which === 'all' ? [] : get(unseen).filter(({ id }) => id !== which)),
)

/** Follows the notices, whether a toaster is on the screen or not; returns how to stop. */
export const followNotices = (store: Store): (() => void) => {
  const subscription = notices$.subscribe((notice) => store.set(takeAtom, notice))
  return () => subscription.unsubscribe()
}
