import { errorsOf, type FieldErrors } from '../requiredFields.ts'

/** Characters of the longest text that is stored: a protocol of some ten pages. A field may allow less. */
export const maxTextLength = 20_000

const longestIn = (value: unknown): number =>
  typeof value === 'string'
    ? value.length
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((longest, one) => Math.max(longest, longestIn(one)), 0)
      : 0

const problemOf = (value: unknown): string | null => {
  const length = longestIn(value)
  return length > maxTextLength ? `Най-много ${maxTextLength} знака; написани са ${length}.` : null
}

/** What is too long in what is sent, however deep in a field it lies, at that field. */
export const tooLongTexts = (sent: object): FieldErrors =>
  errorsOf(Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, problemOf(value)])))
