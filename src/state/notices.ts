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

/** The only toast; a newer one replaces it (document 2, section 9). The toaster has the timer. */
export const toastAtom = atom((get) => get(toast))
/** Removes a toast after its time or on closing; a newer one stays. */
export const endToastAtom = atom(null, (get, set, id: number) => {
  if (get(toast)?.id === id) set(toast, null)
})
/** Errors not confirmed by the user, the newest first; equal errors are listed once. */
export const unseenErrorsAtom = atom((get) => get(unseen))
export const seeErrorsAtom = atom(null, (get, set, which: number | 'all') =>
  set(unseen, which === 'all' ? [] : get(unseen).filter(({ id }) => id !== which)),
)

/** Follows the notices, with or without a toaster on the page; returns the function that stops it. */
export const followNotices = (store: Store): (() => void) => {
  const subscription = notices$.subscribe((notice) => store.set(takeAtom, notice))
  return () => subscription.unsubscribe()
}
