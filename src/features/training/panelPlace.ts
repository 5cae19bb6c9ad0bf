import { atom } from 'jotai'
import { isSectionKey, type SectionKey } from './sectionKeys.ts'

const KEY = 'delovod-training-section'

/** The section that is open; null for the list of them. Kept for a page that is loaded anew, as when time passes. */
const stored = (): SectionKey | null => {
  const known = sessionStorage.getItem(KEY)
  return isSectionKey(known) ? known : null
}
const placeAtom = atom<SectionKey | null>(stored())
export const sectionAtom = atom(
  (get) => get(placeAtom),
  (_, set, section: SectionKey | null) => {
    if (section === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, section)
    set(placeAtom, section)
  },
)

/** Takes the keyboard to the heading of the panel, when what was pressed in it goes away. */
export const toPanelHeading = (): void => document.querySelector<HTMLElement>('#practice h2')?.focus()
