import { atom } from 'jotai'
import { type ApplicationState, preferredTheme, storedPart } from './applicationState.ts'
import type { Store } from './store.ts'

export type Theme = ApplicationState['theme']
/** `scale` multiplies the root font size: 0.8 to 1.4 by 0.1 (document 1, section 9). */
export type Accessibility = { scale: number; theme: Theme }

export const smallestScale = 0.8
export const largestScale = 1.4
const step = 0.1

const scaleAtom = storedPart('scale')
const themeAtom = storedPart('theme')
const stepped = (scale: number) =>
  Math.min(largestScale, Math.max(smallestScale, Math.round(scale / step) / Math.round(1 / step)))

export const accessibilityAtom = atom((get): Accessibility => ({ scale: get(scaleAtom), theme: get(themeAtom) }))
export const setThemeAtom = atom(null, (_get, set, theme: Theme) => set(themeAtom, () => theme))
/** One step larger (1) or smaller (-1), within the limits. */
export const stepScaleAtom = atom(null, (_get, set, direction: 1 | -1) =>
  set(scaleAtom, (scale) => stepped(scale + direction * step)),
)
export const resetAccessibilityAtom = atom(null, (_get, set) => {
  set(scaleAtom, () => 1)
  set(themeAtom, preferredTheme)
})

/** The page's root, as much of it as is dressed. */
type Root = { dataset: DOMStringMap; style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** Puts the settings on the page's root: `data-theme` and `--scale`. */
export const dress = (root: Root, { scale, theme }: Accessibility): void => {
  root.dataset.theme = theme
  root.style.setProperty('--scale', String(scale))
}

/** Keeps the page dressed; returns how to stop. */
export const followAccessibility = (store: Store): (() => void) => {
  const apply = () => dress(document.documentElement, store.get(accessibilityAtom))
  apply()
  return store.sub(accessibilityAtom, apply)
}
