import { bg } from 'primelocale/js/bg.js'
import { addLocale, locale, PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'
import { appearance } from './primeAppearance.ts'

/**
 * Returns a detached element for the styles of PrimeReact 10, which appends a <style> element per component; `style-src
 * 'self'` forbids that. The text of each style is copied into document.adoptedStyleSheets, which the policy allows.
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

/**
 * Corrects PrimeReact's Bulgarian locale, which names every page „Страница {страница}“ and writes dates with slashes.
 */
const speakBulgarian = (): void => {
  addLocale('bg', {
    ...bg,
    dateFormat: 'dd.mm.yy',
    firstDayOfWeek: 1,
    aria: { ...bg.aria, pageLabel: 'Страница {page}' },
  })
  locale('bg')
}

speakBulgarian()
const makeValue = () => ({
  locale: 'bg',
  // No PrimeReact theme is used, because our styles replace it.
  unstyled: true,
  ripple: false,
  cssTransition: false,
  styleContainer: detachedStyleContainer(),
  pt: appearance,
  ptOptions: { mergeSections: true, mergeProps: true },
})
let value: ReturnType<typeof makeValue> | undefined
/** Creates the settings of PrimeReact at the first render, so that the module can be imported without a DOM. */
const primeValue = () => {
  value ??= makeValue()
  return value
}

/**
 * The context of PrimeReact. It must not be imported by the application shell, the login page or a list, because
 * PrimeReact is large; load it by `lazyPart` or a lazily loaded form.
 */
export const PrimeProvider = ({ children }: { children: ReactNode }) => (
  <PrimeReactProvider value={primeValue()}>{children}</PrimeReactProvider>
)
