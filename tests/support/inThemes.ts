import type { RunOptions } from 'axe-core'

export type Theme = 'light' | 'contrast' | 'dark'
export type Run = {
  theme: Theme
  options: RunOptions
  on: 'document' | readonly string[]
  among?: 'targets'
  styles?: string
}
type InThemes = {
  /**
   * Returns the violations in a theme, and the keys of the items that axe could judge and found correct; they need no
   * second check. axe cannot judge, for example, an item that another element covers.
   */
  check: (run: Run) => Promise<{ wrong: string[]; sure: string[] }>
  /**
   * Returns for each theme the combinations of styles of visible texts and fields, each once, except those that are
   * certainly readable.
   */
  looks: (themes: readonly Theme[]) => string[][]
  targets: () => string[]
}
declare global {
  interface Window {
    /** Undefined before `installThemes` has run. */
    inThemes: InThemes
  }
}

/** Runs once in each page: adds `window.inThemes`, which changes the theme as the accessibility panel does. */
export const installThemes = (): void => {
  const elements: Record<Theme | 'targets', Map<string, Element>> = {
    light: new Map(),
    contrast: new Map(),
    dark: new Map(),
    targets: new Map(),
  }
  const root = document.documentElement
  /**
   * Sets the theme and finishes all animations. Reading the animations updates the styles at once, so no frame is
   * needed; a headless browser may delay frames.
   */
  const wear = (theme: string | undefined) => {
    if (theme === undefined) delete root.dataset.theme
    else root.dataset.theme = theme
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }

  const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)'
  const isOpaque = (colour: string) => colour.startsWith('rgb(')
  /**
   * What is painted behind the text of an element, down to the last opaque background: opacities, backgrounds, and the
   * classes of positioned elements, because these may lie over something else than their parent. A cache.
   */
  const layers = new Map<Element, { whole: string; behind: string }>()
  const layersOf = (element: Element): { whole: string; behind: string } => {
    const known = layers.get(element)
    if (known !== undefined) return known
    const around = element.parentElement ? layersOf(element.parentElement) : { whole: '', behind: '' }
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const floats = position !== 'static' && position !== 'relative'
    const whole = [opacity === '1' ? '' : opacity, filter === 'none' ? '' : filter, floats ? element.className : '']
    const own = [isClear(backgroundColor) ? '' : backgroundColor, backgroundImage === 'none' ? '' : backgroundImage]
    const all = {
      whole: [around.whole, ...whole].filter(Boolean).join(' '),
      behind: [isOpaque(backgroundColor) ? '' : around.behind, ...own].filter(Boolean).join(' > '),
    }
    layers.set(element, all)
    return all
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /**
   * True for large letters (from 18 points, or 14 if bold), for which WCAG requires less contrast (1.4.3). The sizes
   * here are in pixels.
   */
  const isLarge = (size: number, weight: number) => size >= 24 || (weight >= 700 && size >= 18.5)
  /** Returns the luminance of an opaque colour as defined by WCAG, from 0 (black) to 1 (white). */
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const part = Number(channel) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const isPlain = (colour: string) => isOpaque(colour) && !colour.includes('>')
  /**
   * Returns the values that determine the contrast of a text: colour, size, use and background. Undefined if two opaque
   * colours certainly have enough contrast: axe is slow even for one text, so such texts are skipped.
   */
  const lookOf = (element: Element): string | undefined => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
    const { parentElement, localName } = element
    // A link within a text must differ from the text by more than its colour.
    const isInText = localName === 'a' && parentElement !== null && hasText(parentElement)
    const link = isInText ? `${textDecorationLine} in ${getComputedStyle(parentElement).color}` : ''
    const large = isLarge(Number.parseFloat(fontSize), Number(fontWeight))
    const { whole, behind } = layersOf(element)
    const special = [
      link,
      whole,
      element.closest(':disabled, [aria-disabled=true], body > [aria-hidden=true]') && 'off',
      element.matches(':placeholder-shown') && 'empty',
      textShadow !== 'none' && textShadow,
    ].filter(Boolean)
    const isReadable = isPlain(color) && isPlain(behind) && contrast(color, behind) >= (large ? 3 : 4.5)
    if (isReadable && special.length === 0) return undefined
    return [color, large ? 'large' : '', ...special, 'on', behind].join(' ')
  }
  const shown = () =>
    [...document.body.querySelectorAll('*')].filter(
      (element) => (hasText(element) || element.matches('input, textarea, select')) && element.checkVisibility(),
    )

  window.inThemes = {
    check: async ({ theme, options, on, among, styles = '' }) => {
      if (!window.axe) throw new Error('axe is not on this page')
      const found = elements[among ?? theme]
      const isDrawn = (look: string) => found.get(look)?.isConnected === true
      const include = on === 'document' ? [] : on.filter(isDrawn).flatMap((look) => found.get(look) ?? [])
      if (on !== 'document' && include.length === 0) return { wrong: [], sure: [] }
      const before = root.dataset.theme
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync(styles)
      document.adoptedStyleSheets.push(laidOut)
      wear(theme)
      const context = on === 'document' ? document : { include }
      const resultTypes: RunOptions['resultTypes'] = on === 'document' ? ['violations'] : ['violations', 'incomplete']
      const { violations, incomplete } = await window.axe.run(context, { ...options, resultTypes, elementRef: true })
      wear(before)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut)
      const doubtful = new Set<Element | undefined>(
        incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
      )
      const isSure = (look: string) => isDrawn(look) && !doubtful.has(found.get(look))
      const wrong = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary}`),
      )
      return { wrong, sure: on === 'document' || wrong.length > 0 ? [] : on.filter(isSure) }
    },
    looks: (themes) => {
      const before = root.dataset.theme
      const texts = shown()
      const found = themes.map((theme) => {
        wear(theme)
        layers.clear()
        elements[theme] = new Map(
          texts.flatMap((element) => {
            const look = lookOf(element)
            return look === undefined ? [] : [[look, element] as const]
          }),
        )
        return [...elements[theme].keys()]
      })
      wear(before)
      return found
    },
    targets: () => {
      elements.targets = window.closeTargets()
      return [...elements.targets.keys()]
    },
  }
}
