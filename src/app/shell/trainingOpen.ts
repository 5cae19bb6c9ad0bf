import { atom } from 'jotai'

const KEY = 'delovod-training-open'

const openAtom = atom(sessionStorage.getItem(KEY) !== null)
/** Whether the panel „Обучение“ stands open; a page that is loaded anew keeps it so, as when time passes. */
export const trainingOpenAtom = atom(
  (get) => get(openAtom),
  (_, set, isOpen: boolean) => {
    if (isOpen) sessionStorage.setItem(KEY, '')
    else sessionStorage.removeItem(KEY)
    set(openAtom, isOpen)
  },
)
