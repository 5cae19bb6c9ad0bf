import { atom } from 'jotai'
import {
  type Appearance,
  appearance,
  largestScale,
  preferredTheme,
  smallestScale,
  type Theme,
  usualScale,
} from './appearance.ts'
import { storedPart } from './applicationState.ts'
import type { Store } from './store.ts'

const step = 0.1

const scaleAtom = storedPart('scale')
const themeAtom = storedPart('theme')
const stepped = (scale: number) =>
  Math.min(largestScale, Math.max(smallestScale, Math.round(scale / step) / Math.round(1 / step)))

export const accessibilityAtom = atom((get): Appearance => ({ scale: get(scaleAtom), theme: get(themeAtom) }))
export const setThemeAtom = atom(null, (_get, set, theme: Theme) => set(themeAtom, () => theme))
export const stepScaleAtom = atom(null, (_get, set, direction: 1 | -1) =>
  set(scaleAtom, (scale) => stepped(scale + direction * step)),
)
export const resetAccessibilityAtom = atom(null, (_get, set) => {
  set(scaleAtom, () => usualScale)
  set(themeAtom, preferredTheme)
})

export const followAccessibility = (store: Store): (() => void) => {
  const apply = () => appearance(document.documentElement, store.get(accessibilityAtom))
  apply()
  return store.sub(accessibilityAtom, apply)
}
