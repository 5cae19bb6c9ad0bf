import { matcherOf, searchable } from '../words/foldText.ts'

/**
 * Letters that look alike in the Latin and the Cyrillic alphabet. Letters at the same position in the two strings
 * belong together.
 */
const latin = 'ABEKMHOPCTYX'
const cyrillic = 'АВЕКМНОРСТУХ'
const plate = new RegExp(`^([${cyrillic}]{1,2})(\\d{4})([${cyrillic}]{1,2})$`)

const gaps = /[\s\p{Cf}\p{Pd}.]/gu

const withoutGaps = (typed: string): string =>
  [...typed.toLocaleUpperCase('bg').replace(gaps, '')].map((sign) => cyrillic[latin.indexOf(sign)] ?? sign).join('')

/**
 * Returns a plate number in Cyrillic with spaces: „СВ 1234 АК“ for „CB1234AK“ in either script; null if the text is no
 * plate number.
 */
export const asRegistrationNumber = (typed: string): string | null => {
  const [, area, digits, series] = plate.exec(withoutGaps(typed)) ?? []
  return area === undefined ? null : `${area} ${digits} ${series}`
}

export const registrationNumberKey = withoutGaps

export const findsRegistrationNumber = (number: string, typed: string): boolean =>
  withoutGaps(number).includes(withoutGaps(typed)) || matcherOf(typed)(searchable(number))
