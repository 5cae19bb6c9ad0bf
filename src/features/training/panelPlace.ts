import { atom } from 'jotai'
import { removeText, storedText, storeText } from '../../storedTexts.ts'
import { isSectionKey, type SectionKey } from './sectionKeys.ts'

const KEY = 'delovod-training-section'

/**
 * Returns the open section of the panel; null for the list of sections. The section is stored, so that a reload
 * preserves it.
 */
const stored = (): SectionKey | null => {
  const known = storedText('tab', KEY)
  return isSectionKey(known) ? known : null
}
const placeAtom = atom<SectionKey | null>(stored())
export const sectionAtom = atom(
  (get) => get(placeAtom),
  (_, set, section: SectionKey | null) => {
    if (section === null) removeText('tab', KEY)
    else storeText('tab', KEY, section)
    set(placeAtom, section)
  },
)

export type PanelView = 'trainee' | 'trainer'
const VIEW = 'delovod-training-view'
const viewIn = (text: string | null): PanelView | null => (text === 'trainee' || text === 'trainer' ? text : null)
const chosenViewAtom = atom<PanelView | null>(viewIn(storedText('tab', VIEW)))
export const viewAtom = atom(
  (get) => get(chosenViewAtom),
  (_, set, view: PanelView | null) => {
    if (view === null) removeText('tab', VIEW)
    else storeText('tab', VIEW, view)
    set(chosenViewAtom, view)
  },
)

export const toPanelHeading = (): void => document.querySelector<HTMLElement>('#practice h2')?.focus()
