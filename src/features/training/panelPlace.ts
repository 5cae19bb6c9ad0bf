import { atom } from 'jotai'
import { forgetText, keepText, keptText } from '../../keptTexts.ts'
import { isSectionKey, type SectionKey } from './sectionKeys.ts'

const KEY = 'delovod-training-section'

/** The open section; null for the list of sections. It survives reloads, for example after time passes. */
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

/** The tools that the panel shows in a private mock database. */
export type PanelView = 'trainee' | 'trainer'
const VIEW = 'delovod-training-view'
const viewIn = (text: string | null): PanelView | null => (text === 'trainee' || text === 'trainer' ? text : null)
const chosenViewAtom = atom<PanelView | null>(viewIn(keptText('tab', VIEW)))
/**
 * The user's choice in this tab; null until then: the trainee's view if the mock database comes from a scenario, else
 * the trainer's.
 */
export const viewAtom = atom(
  (get) => get(chosenViewAtom),
  (_, set, view: PanelView | null) => {
    if (view === null) forgetText('tab', VIEW)
    else keepText('tab', VIEW, view)
    set(chosenViewAtom, view)
  },
)

/** Moves the focus to the heading of the panel when the pressed control disappears. */
export const toPanelHeading = (): void => document.querySelector<HTMLElement>('#practice h2')?.focus()
