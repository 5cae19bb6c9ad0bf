import { atom } from 'jotai'
import { removeText, storedText, storeText } from '../../storedTexts.ts'

const KEY = 'delovod-training-open'

const openAtom = atom(storedText('tab', KEY) !== null)
export const trainingOpenAtom = atom(
  (get) => get(openAtom),
  (_, set, isOpen: boolean) => {
    if (isOpen) storeText('tab', KEY, '')
    else removeText('tab', KEY)
    set(openAtom, isOpen)
  },
)

export const openTrainingAtom = atom(null, (get, set) => {
  if (get(openAtom)) document.querySelector<HTMLElement>('#practice h2')?.focus()
  else set(trainingOpenAtom, true)
})
