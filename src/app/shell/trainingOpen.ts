import { atom } from 'jotai'
import { forgetText, keepText, keptText } from '../../keptTexts.ts'

const KEY = 'delovod-training-open'

const openAtom = atom(keptText('tab', KEY) !== null)
/** Whether the panel „Обучение“ stands open; a page that is loaded anew keeps it so, as when time passes. */
export const trainingOpenAtom = atom(
  (get) => get(openAtom),
  (_, set, isOpen: boolean) => {
    if (isOpen) keepText('tab', KEY, '')
    else forgetText('tab', KEY)
    set(openAtom, isOpen)
  },
)

/** Opens the panel; one that stands open already is gone into, and unfolds. */
export const openTrainingAtom = atom(null, (get, set) => {
  if (get(openAtom)) document.querySelector<HTMLElement>('#practice h2')?.focus()
  else set(trainingOpenAtom, true)
})
