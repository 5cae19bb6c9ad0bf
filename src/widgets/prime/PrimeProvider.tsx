import { bg } from 'primelocale/js/bg.js'
import type { PrimeReactPTOptions } from 'primereact/api'
import { addLocale, locale, PrimeReactProvider } from 'primereact/api'
import type { ReactNode } from 'react'
import { detachedStyleContainer } from './styleContainer.ts'

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
