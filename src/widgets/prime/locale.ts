import { bg } from 'primelocale/js/bg.js'
import { addLocale, locale } from 'primereact/api'

/** Bulgarian, corrected: the stock file names every page „Страница {страница}“ and writes dates with slashes. */
export const speakBulgarian = (): void => {
  addLocale('bg', {
    ...bg,
    dateFormat: 'dd.mm.yy',
    firstDayOfWeek: 1,
    aria: { ...bg.aria, pageLabel: 'Страница {page}' },
  })
  locale('bg')
}
