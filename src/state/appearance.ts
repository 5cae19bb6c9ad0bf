import { ifAllowed } from '../ifAllowed.ts'

/**
 * Theme and font size. src/frame.ts imports this file before the application starts, so the file has no dependencies
 * and is smaller than a kilobyte.
 */

/** The key of the stored state in the browser's storage (specification 1, section 4). */
export const stateKey = 'delovod.state'

export const storedState = (): string | null => ifAllowed(() => localStorage.getItem(stateKey), null)

export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]
/** The user's theme and root font size (`scale`: 0.8 to 1.4 in steps of 0.1; specification 1, section 9). */
export type Appearance = { theme: Theme; scale: number }

export const smallestScale = 0.8
export const largestScale = 1.4
export const usualScale = 1

const prefers = (what: string) => typeof matchMedia === 'function' && matchMedia(`(prefers-${what})`).matches
export const preferredTheme = (): Theme =>
  prefers('contrast: more') ? 'contrast' : prefers('color-scheme: dark') ? 'dark' : 'light'

type Root = { dataset: DOMStringMap; style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** From this scale on, the side menu is hidden (CSS attribute `data-letters`). */
const largeScale = 1.3

export const appearance = (root: Root, { theme, scale }: Appearance): void => {
  root.dataset.theme = theme
  root.style.setProperty('--scale', String(scale))
  if (scale >= largeScale) root.dataset.letters = 'large'
  else delete root.dataset.letters
}

const parseStored = (text: string | null): { theme?: unknown; scale?: unknown } => {
  try {
    const content: unknown = JSON.parse(text ?? '{}')
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    // A damaged text counts as absent.
    return {}
  }
}

/**
 * Applies the stored theme and font size. `stored` may be damaged or null. The attribute `data-inside` marks a
 * logged-in user, for whom the frame is shown instead of the login page.
 */
export const applyAppearance = (root: Root, stored: string | null, cookies: string): void => {
  const { theme, scale } = parseStored(stored)
  appearance(root, {
    theme: themes.find((one) => one === theme) ?? preferredTheme(),
    scale: typeof scale === 'number' && scale >= smallestScale && scale <= largestScale ? scale : usualScale,
  })
  if (['register', 'shreder'].every((backend) => cookies.includes(`${backend}-token=`))) root.dataset.inside = 'true'
}
