import { bg } from 'primelocale/js/bg.js'
import { addLocale, locale, PrimeReactProvider, type PrimeReactPTOptions } from 'primereact/api'
import type { ReactNode } from 'react'

/**
 * PrimeReact 10 appends a <style> element per component, which `style-src 'self'` forbids. It is given a detached element
 * instead, and the text of each style in it is mirrored into document.adoptedStyleSheets, which the policy allows.
 */
const detachedStyleContainer = (): HTMLElement => {
  const container = document.createElement('div')
  const sheets = new Map<Element, { sheet: CSSStyleSheet; text: string }>()
  const mirror = () => {
    const live = new Set<Element>(container.querySelectorAll('style'))
    for (const [element, { sheet }] of sheets) {
      if (live.has(element)) continue
      sheets.delete(element)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
    for (const element of live) {
      const known = sheets.get(element) ?? { sheet: new CSSStyleSheet(), text: '' }
      if (!sheets.has(element)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, known.sheet]
      const text = element.textContent ?? ''
      if (text !== known.text) known.sheet.replaceSync(text)
      sheets.set(element, { sheet: known.sheet, text })
    }
  }
  new MutationObserver(mirror).observe(container, { childList: true, subtree: true, characterData: true })
  return container
}

/** Bulgarian, corrected: the stock file names every page „Страница {страница}“ and writes dates with slashes. */
const speakBulgarian = (): void => {
  addLocale('bg', {
    ...bg,
    dateFormat: 'dd.mm.yy',
    firstDayOfWeek: 1,
    aria: { ...bg.aria, pageLabel: 'Страница {page}' },
  })
  locale('bg')
}

/** What PrimeReact 10.9.9 says wrongly to screen readers, mended by pass-through values (found by axe). */
const accessibilityFixes: PrimeReactPTOptions = {
  calendar: {
    day: { 'aria-label': undefined },
    dayLabel: { 'aria-selected': undefined, role: 'button' },
    monthTitle: { 'aria-label': undefined },
    yearTitle: { 'aria-label': undefined },
  },
}

speakBulgarian()
const value = {
  locale: 'bg',
  ripple: false,
  styleContainer: detachedStyleContainer(),
  pt: accessibilityFixes,
  ptOptions: { mergeSections: true, mergeProps: true },
}

/** PrimeReact as this application uses it. It lives inside the lazily loaded panels, so a list page never carries it. */
export const PrimeProvider = ({ children }: { children: ReactNode }) => (
  <PrimeReactProvider value={value}>{children}</PrimeReactProvider>
)
