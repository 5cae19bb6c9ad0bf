/** The page's root, as much of it as is dressed. */
type Root = { dataset: DOMStringMap; style: Pick<CSSStyleDeclaration, 'setProperty'> }
type Left = {
  /** The application state as the browser holds it (document 1, section 4): JSON, perhaps damaged or null. */
  stored: string | null
  cookies: string
  /** What the system is set to: „contrast: more“, „color-scheme: dark“. */
  prefers: (what: string) => boolean
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
 * Dresses the page as it was left, in theme and letter size (document 1, section 9), and marks with `data-inside` that
 * somebody is logged in: then the frame of the application is shown, and not that of the login page.
 */
export const dressPage = (root: Root, { stored, cookies, prefers }: Left): void => {
  const { theme, scale } = parsed(stored)
  const preferred = prefers('contrast: more') ? 'contrast' : prefers('color-scheme: dark') ? 'dark' : 'light'
  root.dataset.theme = theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : preferred
  if (typeof scale === 'number' && scale >= 0.8 && scale <= 1.4) root.style.setProperty('--scale', String(scale))
  if (['register', 'shreder'].every((backend) => cookies.includes(`${backend}-token=`))) root.dataset.inside = 'true'
}
