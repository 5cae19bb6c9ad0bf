import { bg } from 'primelocale/js/bg.js'
import { addLocale, locale, PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'
import { appearance } from './primeAppearance.ts'

/**
 * PrimeReact 10 appends a <style> element per component, which `style-src 'self'` forbids. It gets a detached element,
 * and the text of each style in it is mirrored into document.adoptedStyleSheets, which the policy allows.
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

/** Corrects the stock file, which names every page „Страница {страница}“ and writes dates with slashes. */
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
  // Our styles cover every theme.
  unstyled: true,
  ripple: false,
  cssTransition: false,
  styleContainer: detachedStyleContainer(),
  pt: appearance,
  ptOptions: { mergeSections: true, mergeProps: true },
})
let value: ReturnType<typeof makeValue> | undefined
/** Created at the first render, so that the module can be imported without a DOM. */
const primeValue = () => {
  value ??= makeValue()
  return value
}

/** Must not be imported by the shell, the log-in page or a list; `lazyPart` or a lazily loaded form brings it. */
export const PrimeProvider = ({ children }: { children: ReactNode }) => (
  <PrimeReactProvider value={primeValue()}>{children}</PrimeReactProvider>
)
