import { isCivilDate } from '../../dates/civilDate.ts'
import { earliestDate, latestDate } from '../../dates/typedDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { hiddenTextOf, isKeyOfHidden, keyOfHidden } from './sensitiveFilterTokens.ts'

/**
 * How a filter value is written in the URL. `read` returns undefined for an invalid text; `by` is the name of the
 * current user.
 */
export type AddressField<T> = {
  read: (text: string, by?: string) => T | undefined
  write: (value: T, by?: string) => string
}

/** The maximum length of a text in a filter, in characters. */
export const longestText = 200

/** A typed text. If the text contains a personal number, the URL contains a random key instead. */
export const textInAddress: AddressField<string> = {
  read: (text, by = '') => (isKeyOfHidden(text) ? hiddenTextOf(text, by) : text.trim() || undefined),
  write: (text, by = '') => (personalNumberIn(text) ? keyOfHidden(text.trim(), by) : text.trim()),
}

/** A complete or incomplete personal number; the URL contains a key instead of it. */
export const personalNumberInAddress: AddressField<string> = {
  read: (key, by = '') => (isKeyOfHidden(key) ? hiddenTextOf(key, by) : undefined),
  write: (number, by = '') => keyOfHidden(number, by),
}

export const idInAddress: AddressField<number> = {
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** A civil date from 1900 to 2199 (specification 2, section 5). */
export const dateInAddress: AddressField<string> = {
  read: (text) => (isCivilDate(text) && text >= earliestDate && text <= latestDate ? text : undefined),
  write: (date) => date,
}

/** A flag; only the value true is written to the URL. */
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

/** Returns a field for an id, or for a word which means that the record has no value here. */
export const idOrInAddress = <T extends string>(word: T): AddressField<number | T> => ({
  read: (text) => (text === word ? word : idInAddress.read(text)),
  write: String,
})
