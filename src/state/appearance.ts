import { ifAllowed } from '../ifAllowed.ts'

/**
 * How the page looks, for the application and for the script that runs before it (src/frame.ts): therefore without any
 * package, and less than a kilobyte.
 */

/** The one key of what outlives the page (document 1, section 4). */
export const stateKey = 'delovod.state'

/** What the browser holds under it, as JSON; null where it may not be read. */
export const storedState = (): string | null => ifAllowed(() => localStorage.getItem(stateKey), null)

export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]
/** `scale` multiplies the root font size: 0.8 to 1.4 by 0.1 (document 1, section 9). */
export type Appearance = { theme: Theme; scale: number }

export const smallestScale = 0.8
export const largestScale = 1.4
export const usualScale = 1

const prefers = (what: string) => typeof matchMedia === 'function' && matchMedia(`(prefers-${what})`).matches
/** The theme of a first visit: the one that the system or the browser is set to. */
export const preferredTheme = (): Theme =>
  prefers('contrast: more') ? 'contrast' : prefers('color-scheme: dark') ? 'dark' : 'light'

/** The page's root, as much of it as is dressed. */
type Root = { dataset: DOMStringMap; style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** From this size on, letters are large: the side menu gives its room to the page (`data-letters`). */
const largeScale = 1.3

/** Puts the settings on the page's root: `data-theme`, `--scale`, `data-letters`. */
export const dress = (root: Root, { theme, scale }: Appearance): void => {
  root.dataset.theme = theme
  root.style.setProperty('--scale', String(scale))
  if (scale >= largeScale) root.dataset.letters = 'large'
  else delete root.dataset.letters
}

const parsed = (text: string | null): { theme?: unknown; scale?: unknown } => {
  try {
    const content: unknown = JSON.parse(text ?? '{}')
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    // A damaged state: the page begins as on a first visit.
    return {}
  }
}

/**
 * Dresses the page as it was left, before more of the stored state is read. `stored`: its JSON, perhaps damaged or
 * null. `data-inside` marks that somebody is logged in, so that the frame of the application is shown and not that of
 * the login page.
 */
export const dressPage = (root: Root, stored: string | null, cookies: string): void => {
  const { theme, scale } = parsed(stored)
  dress(root, {
    theme: themes.find((one) => one === theme) ?? preferredTheme(),
    scale: typeof scale === 'number' && scale >= smallestScale && scale <= largestScale ? scale : usualScale,
  })
  if (['register', 'shreder'].every((backend) => cookies.includes(`${backend}-token=`))) root.dataset.inside = 'true'
}
