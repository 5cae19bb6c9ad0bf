import type { PrimeReactPTOptions } from 'primereact/api'

/** What PrimeReact 10.9.9 says wrongly to screen readers, mended by pass-through values (found by axe). */
export const accessibilityFixes: PrimeReactPTOptions = {
  calendar: {
    day: { 'aria-label': undefined },
    dayLabel: { 'aria-selected': undefined, role: 'button' },
    monthTitle: { 'aria-label': undefined },
    yearTitle: { 'aria-label': undefined },
  },
}
