import { isCivilDate } from '../../dates/civilDate.ts'
import { earliestDate } from '../../dates/typedDate.ts'

/** How one value of a filter stands in the address. `read` gives undefined for a text that means nothing. */
export type AddressField<T> = { read: (text: string) => T | undefined; write: (value: T) => string }

/** How many characters may be typed in a text of a filter. */
export const longestText = 200

export const textInAddress: AddressField<string> = {
  read: (text) => text.trim() || undefined,
  write: (text) => text.trim(),
}

export const idInAddress: AddressField<number> = {
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  write: String,
}

/** A civil date, not before 1 January 1900 (document 2, section 5). */
export const dateInAddress: AddressField<string> = {
  read: (text) => (isCivilDate(text) && text >= earliestDate ? text : undefined),
  write: (date) => date,
}

/** A switch that is on; off is not written. */
export const flagInAddress: AddressField<true> = {
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
}

/** A choice between yes and no. */
export const yesNoInAddress: AddressField<boolean> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
}

export const oneOfInAddress = <T extends string>(...values: readonly T[]): AddressField<T> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
})

/** An id, or a word that says there is deliberately none. */
export const idOrInAddress = <T extends string>(word: T): AddressField<number | T> => ({
  read: (text) => (text === word ? word : idInAddress.read(text)),
  write: String,
})
