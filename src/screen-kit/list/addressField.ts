import { isCivilDate } from '../../dates/civilDate.ts'
import { earliestDate, latestDate } from '../../dates/typedDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { hiddenTextOf, isKeyOfHidden, keyOfHidden } from './sensitiveFilterTokens.ts'

/**
 * The form of a filter value in the address. `read` returns undefined for an invalid text; `by` is the user of the
 * address.
 */
export type AddressField<T> = {
  read: (text: string, by?: string) => T | undefined
  write: (value: T, by?: string) => string
}

/** In characters: the limit of a filter text. */
export const longestText = 200

/** A text; one with a personal number is replaced by a key in the address. */
export const textInAddress: AddressField<string> = {
  read: (text, by = '') => (isKeyOfHidden(text) ? hiddenTextOf(text, by) : text.trim() || undefined),
  write: (text, by = '') => (personalNumberIn(text) ? keyOfHidden(text.trim(), by) : text.trim()),
}

/** An ЕГН or ЛНЧ, also incomplete: always replaced by a key. */
export const personalNumberInAddress: AddressField<string> = {
  read: (key, by = '') => (isKeyOfHidden(key) ? hiddenTextOf(key, by) : undefined),
  write: (number, by = '') => keyOfHidden(number, by),
}

export const idInAddress: AddressField<number> = {
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** A civil date from 1900 to 2199 (document 2, section 5). */
export const dateInAddress: AddressField<string> = {
  read: (text) => (isCivilDate(text) && text >= earliestDate && text <= latestDate ? text : undefined),
  write: (date) => date,
}

/** A switch that is on; off is not written. */
export const flagInAddress: AddressField<true> = {
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
}

export const yesNoInAddress: AddressField<boolean> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
}

export const oneOfInAddress = <T extends string>(...values: readonly T[]): AddressField<T> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
})

/** An id, or a word for an explicit absence. */
export const idOrInAddress = <T extends string>(word: T): AddressField<number | T> => ({
  read: (text) => (text === word ? word : idInAddress.read(text)),
  write: String,
})
