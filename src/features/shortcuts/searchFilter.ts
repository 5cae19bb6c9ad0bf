import { parseNumber } from '../../rules/identifiers/registrationNumber.ts'

/** Digits, perhaps in groups, perhaps after the letters of a register index; no blanks, for those are of words. */
const isNumber = (text: string): boolean => /^(\p{L}{1,6}[-–/.])?\d[\d–/.-]*$/u.test(text)

/**
 * What a text typed in the header looks for: a number when it reads like one („РД-12-345“, „12/345“, „345“; the date
 * that stands beside it on the screen is not part of it), otherwise words of the subject. Undefined for nothing.
 * „Any department“, for one searches everywhere.
 */
export const searchFilter = (typed: string): { departmentId: 'any'; number?: string; subject?: string } | undefined => {
  const { number } = parseNumber(typed)
  if (number === '') return undefined
  return isNumber(number) ? { departmentId: 'any', number } : { departmentId: 'any', subject: typed.trim() }
}
