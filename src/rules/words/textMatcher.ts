import { matcherOf, wordsToFind } from './foldText.ts'
import { foldedFormsPattern } from './wordForms.ts'

/**
 * Returns a function that tests a free text made by `searchable`: every typed word must occur, as it is or in another
 * form. Names and numbers are compared by `matcherOf`, because they have no forms.
 */
export const textMatcher = (typed: string): ((text: string) => boolean) => {
  const words = wordsToFind(typed).map((one) => ({ isThere: matcherOf(one), forms: foldedFormsPattern(one) }))
  return (text) => words.every(({ isThere, forms }) => isThere(text) || (forms?.test(text) ?? false))
}
