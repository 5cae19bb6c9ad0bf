import { parseNumber } from '../../rules/identifiers/registrationNumber.ts'
import { matcherOf, searchable } from '../../rules/words/foldText.ts'
import type { Hit } from './hits.ts'

/** Digits, perhaps in groups, perhaps after the letters of a register index; no blanks, for those are of words. */
const isNumber = (text: string): boolean => /^(\p{L}{1,6}[-–/.])?\d[\d–/.-]*$/u.test(text)

/** Whether what was offered was found by the name of a correspondent and nothing by its subject. */
const isOfCorrespondent = (text: string, hits: readonly Hit[]): boolean => {
  const holds = matcherOf(text)
  const named = (kind: Hit['kind'], part: 'title' | 'detail') =>
    hits.some((hit) => hit.kind === kind && holds(searchable(hit[part])))
  return !named('document', 'title') && (named('correspondent', 'title') || named('document', 'detail'))
}

/** Any department: one searches everywhere. */
type HeaderSearchFilter = { departmentId: 'any'; number?: string; subject?: string; correspondentText?: string }

/**
 * What a text typed in the header looks for: number, sender, or words. A number when it reads like one („РД-12-345“,
 * „12/345“, its date left out); the sender when only that was offered (`hits`); else words of the subject. Undefined
 * for nothing.
 */
export const searchFilter = (typed: string, hits: readonly Hit[] = []): HeaderSearchFilter | undefined => {
  const { number } = parseNumber(typed)
  if (number === '') return undefined
  if (isNumber(number)) return { departmentId: 'any', number }
  const text = typed.trim()
  return { departmentId: 'any', ...(isOfCorrespondent(text, hits) ? { correspondentText: text } : { subject: text }) }
}
