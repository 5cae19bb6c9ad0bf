import { atom } from 'jotai'
import { forgetText, keepText, keptText } from '../../keptTexts.ts'
import { isSectionKey, type SectionKey } from './sectionKeys.ts'

const KEY = 'delovod-training-section'

/** The section that is open; null for the list of them. Kept for a page that is loaded anew, as when time passes. */
const stored = (): SectionKey | null => {
  const known = keptText('tab', KEY)
  return isSectionKey(known) ? known : null
}
const placeAtom = atom<SectionKey | null>(stored())
export const sectionAtom = atom(
  (get) => get(placeAtom),
  (_, set, section: SectionKey | null) => {
    if (section === null) forgetText('tab', KEY)
    else keepText('tab', KEY, section)
    set(placeAtom, section)
  },
)

/** Whose tools the panel shows to whoever practises in a world of her own. */
export type PanelView = 'trainee' | 'trainer'
const VIEW = 'delovod-training-view'
const viewIn = (text: string | null): PanelView | null => (text === 'trainee' || text === 'trainer' ? text : null)
const chosenViewAtom = atom<PanelView | null>(viewIn(keptText('tab', VIEW)))
/** As she has chosen in this tab; null until then: a trainee's in a world that came as a scenario, else a trainer's. */
export const viewAtom = atom(
  (get) => get(chosenViewAtom),
  (_, set, view: PanelView | null) => {
    if (view === null) forgetText('tab', VIEW)
    else keepText('tab', VIEW, view)
    set(chosenViewAtom, view)
  },
)

/** Takes the keyboard to the heading of the panel, when what was pressed in it goes away. */
export const toPanelHeading = (): void => document.querySelector<HTMLElement>('#practice h2')?.focus()
