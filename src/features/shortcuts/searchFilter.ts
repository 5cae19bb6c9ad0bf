import { today } from '../../dates/clock.ts'
import { bareIdentifier, checkEik } from '../../rules/identifiers/identifiers.ts'
import { numberMatcher, parseNumber, soughtNumber } from '../../rules/identifiers/registrationNumber.ts'
import { findMonth } from '../../rules/words/findMonth.ts'
import { searchable, wordsToFind } from '../../rules/words/foldText.ts'
import { textMatcher } from '../../rules/words/textMatcher.ts'
import { visibleLine } from '../../rules/words/visibleText.ts'
import type { Hit } from './searchResults.ts'

/** True if the text is a number: digits, possibly in groups and after the letters of a number index. */
const isNumber = (text: string): boolean => /^(\p{L}{1,6}[-–/.])?\d[\d–/.-]*$/u.test(text)

/**
 * Returns the typed text without brackets around it. An identification number becomes digits only: „ЕИК: BG 100 108
 * 233“ → „100108233“.
 */
export const cleanSearchText = (typed: string): string => {
  const text = visibleLine(typed)
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim()
  const identifier = bareIdentifier(text)
  return checkEik(identifier) === null ? identifier : text
}

const partsOf = ({ title }: Hit): { number: ReturnType<typeof parseNumber> | null; subject: string } => {
  const [head = '', ...rest] = title.split(' – ')
  const number = parseNumber(head)
  // If the title does not begin with a number, all of it is the subject. A subject may look like a number with a date:
  // „Писмо от 21.11.2026“.
  return number.date === null || !/^\S*\d\S*$/.test(number.number)
    ? { number: null, subject: title }
    : { number, subject: rest.join(' – ') }
}

const isInSubject = (text: string, hits: readonly Hit[]): boolean => {
  const holds = textMatcher(text)
  return hits.some((hit) => hit.kind === 'document' && holds(searchable(partsOf(hit).subject)))
}

type HeaderSearchFilter = {
  departmentId: 'any'
  number?: string
  fromDate?: string
  toDate?: string
  subject?: string
  externalRefNumber?: string
  correspondentText?: string
  correspondentID?: number
}
type SoughtFields = Omit<HeaderSearchFilter, 'departmentId'>

/**
 * Returns for each word of the text the field of the found document that contains it. Words in fields without a filter
 * are left out.
 */
const foundIn = (text: string, hit: Hit): SoughtFields => {
  const { subject, number: own } = partsOf(hit)
  const [inSubject, inDetail] = [searchable(subject), searchable(hit.detail)]
  const [labels, names, numbers]: [string[], string[], string[]] = [[], [], []]
  for (const word of wordsToFind(text)) {
    const holds = textMatcher(word)
    if (holds(inSubject)) labels.push(word)
    else if (holds(inDetail)) names.push(word)
    else if (own && numberMatcher(word)(own.number, own.date)) numbers.push(own.number)
  }
  return {
    ...(numbers[0] !== undefined && { number: numbers[0] }),
    ...(labels.length > 0 && { subject: labels.join(' ') }),
    ...(names.length > 0 && { correspondentText: names.join(' ') }),
  }
}

/**
 * Returns the filter that finds what the search found: by the field in which the documents or correspondents match the
 * text.
 */
const byHits = (text: string, number: string, hits: readonly Hit[]): SoughtFields | undefined => {
  const documents = hits.filter(({ kind }) => kind === 'document')
  const correspondents = hits.filter(({ kind }) => kind === 'correspondent')
  const isSought = numberMatcher(text)
  const holds = textMatcher(text)
  const byNumber = documents.some((hit) => {
    const own = partsOf(hit).number
    return own !== null && isSought(own.number, own.date)
  })
  if (byNumber) return { number: soughtNumber(text).number }
  if (isInSubject(text, hits)) return { subject: isNumber(number) ? number : text }
  const [one] = correspondents
  if (one && correspondents.length === 1 && checkEik(bareIdentifier(text)) === null)
    return { correspondentID: Number(one.key) }
  if (
    [...documents.map(({ detail }) => detail), ...correspondents.map(({ title }) => title)].some((name) =>
      holds(searchable(name)),
    )
  )
    return { correspondentText: text }
  const [first] = documents
  if (!first) return undefined
  if (isNumber(number)) return { externalRefNumber: number }
  const found = foundIn(text, first)
  return Object.keys(found).length > 0 ? found : undefined
}

/**
 * Returns the filter of the documents list for a typed text. With results (`hits`) it is by the field in which they
 * match; without, by the number if the text looks like one, else by the words of the subject.
 */
export const searchFilter = (typed: string, hits: readonly Hit[] = []): HeaderSearchFilter | undefined => {
  const text = cleanSearchText(typed)
  const { number } = parseNumber(text)
  const quoted = soughtNumber(text)
  if (number === '') return undefined
  // Only a found document tells that a month without a year was not meant as a word.
  const isAnyFound = hits.some(({ kind }) => kind === 'document')
  const month = isInSubject(text, hits) ? null : findMonth(text, isAnyFound ? today() : undefined)
  if (month !== null) {
    const { fromDate, toDate, rest } = month
    return { departmentId: 'any', ...(rest !== '' && searchFilter(rest, hits)), fromDate, toDate }
  }
  return {
    departmentId: 'any',
    ...(byHits(text, number, hits) ?? (isNumber(quoted.number) ? quoted : { subject: text })),
  }
}

export const hitInstead = (hits: readonly Hit[]): Hit | undefined =>
  hits.some(({ kind }) => kind === 'document' || kind === 'correspondent')
    ? undefined
    : (hits.find(({ kind }) => kind === 'caseFile') ?? hits[0])
