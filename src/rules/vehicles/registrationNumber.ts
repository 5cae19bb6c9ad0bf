import { matcherOf, searchable } from '../words/foldText.ts'

/** The letters of Bulgarian plates, which Latin and Cyrillic share, each beside its Latin twin. */
const latin = 'ABEKMHOPCTYX'
const cyrillic = 'АВЕКМНОРСТУХ'
const plate = new RegExp(`^([${cyrillic}]{1,2})(\\d{4})([${cyrillic}]{1,2})$`)

/** What people put between the parts of a number, and what comes along unseen when it is pasted. */
const gaps = /[\s\p{Cf}\p{Pd}.]/gu

const withoutGaps = (typed: string): string =>
  [...typed.toLocaleUpperCase('bg').replace(gaps, '')].map((sign) => cyrillic[latin.indexOf(sign)] ?? sign).join('')

/** „CB1234AK“ in either script becomes „СВ 1234 АК“ in Cyrillic; null for what is no number of a plate. */
export const asRegistrationNumber = (typed: string): string | null => {
  const [, area, digits, series] = plate.exec(withoutGaps(typed)) ?? []
  return area === undefined ? null : `${area} ${digits} ${series}`
}

/** What numbers are compared and sought by: one script, no gaps. */
export const registrationNumberKey = withoutGaps

/** Whether a number is sought by what was typed: part of it, in either script, with other gaps or none. */
export const findsRegistrationNumber = (number: string, typed: string): boolean =>
  withoutGaps(number).includes(withoutGaps(typed)) || matcherOf(typed)(searchable(number))
