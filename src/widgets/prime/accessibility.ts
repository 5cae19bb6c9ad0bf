import type { PrimeReactPTOptions } from 'primereact/api'

/** What PrimeReact 10.9.9 says wrongly to screen readers, mended by pass-through values (found by axe). */
export const accessibilityFixes: PrimeReactPTOptions = {
  calendar: {
    dayLabel: { 'aria-selected': undefined },
    monthTitle: { 'aria-label': undefined },
    yearTitle: { 'aria-label': undefined },
  },
}
