import { bareIdentifier, checkEik } from '../../rules/identifiers/identifiers.ts'
import { numberMatcher, parseNumber, soughtNumber } from '../../rules/identifiers/registrationNumber.ts'
import { matcherOf, searchable, wordsToFind } from '../../rules/words/foldText.ts'
import { visibleLine } from '../../rules/words/visibleText.ts'
import type { Hit } from './searchResults.ts'

/** Digits, possibly in groups, possibly after the letters of a register index. Spaces mean words, not a number. */
const isNumber = (text: string): boolean => /^(\p{L}{1,6}[-–/.])?\d[\d–/.-]*$/u.test(text)

/** The search text: only the digits of „ЕИК: BG 100 108 233“, and no brackets around the whole text. */
export const soughtText = (typed: string): string => {
  const text = visibleLine(typed)
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim()
  const identifier = bareIdentifier(text)
  return checkEik(identifier) === null ? identifier : text
}

/** The search covers all departments. */
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
type Sought = Omit<HeaderSearchFilter, 'departmentId'>

/** The number and the subject of an offered document: „04-822-23.11.2026 – Искане за проверка“. */
const partsOf = ({ title }: Hit): { number: ReturnType<typeof parseNumber> | null; subject: string } => {
  const [head = '', ...rest] = title.split(' – ')
  const number = parseNumber(head)
  // A draft has no number, and its subject may begin with words and a date: „Писмо от 21.11.2026“.
  return number.date === null || !/^\S*\d\S*$/.test(number.number)
    ? { number: null, subject: title }
    : { number, subject: rest.join(' – ') }
}

/**
 * The field in which each word of a text matches an offered document. Words that match no filter field of the list are
 * left out.
 */
const foundIn = (text: string, hit: Hit): Sought => {
  const { subject, number: own } = partsOf(hit)
  const [inSubject, inDetail] = [searchable(subject), searchable(hit.detail)]
  const [labels, names, numbers]: [string[], string[], string[]] = [[], [], []]
  for (const word of wordsToFind(text)) {
    const holds = matcherOf(word)
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
 * The fields in which the offered documents and correspondents match: number, subject, ЕИК, sender, the sender's
 * number.
 */
const byHits = (text: string, number: string, hits: readonly Hit[]): Sought | undefined => {
  const documents = hits.filter(({ kind }) => kind === 'document')
  const correspondents = hits.filter(({ kind }) => kind === 'correspondent')
  const isSought = numberMatcher(text)
  const holds = matcherOf(text)
  const byNumber = documents.some((hit) => {
    const own = partsOf(hit).number
    return own !== null && isSought(own.number, own.date)
  })
  if (byNumber) return { number: soughtNumber(text).number }
  if (documents.some((hit) => holds(searchable(partsOf(hit).subject))))
    return { subject: isNumber(number) ? number : text }
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
 * The filter for a text typed in the header: the same fields in which the offers (`hits`) match. Without offers it is a
 * number if the text looks like one („РД-12-345“, „вх. № Ф-56/27.11.2026 г.“ of that day, „АУ-91-275/2026“ of that
 * year), else words of the subject. Undefined for an empty text.
 */
export const searchFilter = (typed: string, hits: readonly Hit[] = []): HeaderSearchFilter | undefined => {
  const text = soughtText(typed)
  const { number } = parseNumber(text)
  const quoted = soughtNumber(text)
  if (number === '') return undefined
  return {
    departmentId: 'any',
    ...(byHits(text, number, hits) ?? (isNumber(quoted.number) ? quoted : { subject: text })),
  }
}

/** Enter opens the only result if the list of documents would be empty. */
export const hitInstead = (hits: readonly Hit[]): Hit | undefined =>
  hits.some(({ kind }) => kind === 'document' || kind === 'correspondent')
    ? undefined
    : (hits.find(({ kind }) => kind === 'caseFile') ?? hits[0])
