import type { Condition, Value } from '../../contract/training/exercise.ts'
import { addDays } from '../../dates/civilDate.ts'
import { foldText } from '../words/foldText.ts'
import { says } from './factSentences.ts'
import type { Fact, Facts, FactValue } from './facts.ts'

export type Known = Pick<Facts, 'day' | 'workingDays' | 'me'> & { found: Readonly<Record<string, Fact | undefined>> }

/** Returns the value of a condition; undefined if the value refers to a record that was not found. */
export const resolveValue = (value: Value, known: Known): FactValue | undefined => {
  if (value === null || typeof value !== 'object') return value
  if ('me' in value) return known.me
  if ('of' in value) return known.found[value.of]?.fields[value.field]
  if (!value.working) return addDays(known.day, value.day)
  return value.day === 0 ? known.day : known.workingDays[value.day - 1]
}

const isEmpty = (value: FactValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

const folded = (value: string | number | boolean | null): string => foldText(String(value ?? ''))
const wordsOf = (value: FactValue): string[] =>
  typeof value === 'object' && value !== null ? value.map(folded) : isEmpty(value) ? [] : [folded(value)]

const isSame = (one: FactValue, other: FactValue): boolean => {
  const [a, b] = [wordsOf(one).toSorted(), wordsOf(other).toSorted()]
  return a.length === b.length && a.every((word, at) => word === b[at])
}
/** True if one value is at least the other. Numbers and decimal amounts are compared as numbers, dates as text. */
const isAtLeast = (one: FactValue, other: FactValue): boolean => {
  if (isEmpty(one) && one !== 0 && one !== false) return false
  const isNumeric = (value: FactValue) => typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value))
  return isNumeric(one) && isNumeric(other) ? Number(one) >= Number(other) : String(one) >= String(other)
}
const containsText = (one: FactValue, other: FactValue): boolean => {
  const [all, wanted] = [wordsOf(one), wordsOf(other)]
  return wanted.length > 0 && wanted.every((word) => all.some((text) => text.includes(word)))
}
const includesAll = (one: FactValue, other: FactValue): boolean => {
  const all = wordsOf(one)
  const wanted = wordsOf(other)
  return wanted.length > 0 && wanted.every((word) => all.includes(word))
}

/** True if the record meets the condition. False if the condition refers to a record that was not found. */
export const isConditionMet = ({ field, test, value, values }: Condition, fact: Fact, known: Known): boolean => {
  const own = fact.fields[field] ?? null
  if (test === 'filled') return !isEmpty(own)
  if (test === 'empty') return isEmpty(own)
  if (test === 'changed') return !isSame(own, fact.before?.[field] ?? null)
  if (test === 'unchanged') return isSame(own, fact.before?.[field] ?? null)
  if (test === 'oneOf')
    return (values ?? []).some((one) => {
      const wanted = resolveValue(one, known)
      return wanted !== undefined && isSame(own, wanted)
    })
  if (test === 'says')
    return (values ?? []).some((one) => {
      const wanted = resolveValue(one, known)
      return wanted !== undefined && wordsOf(wanted).some((phrase) => says(String(own ?? ''), phrase))
    })
  // With several values the field, a list, must be equal to the whole list of values.
  if (test === 'equals' && values)
    return isSame(
      own,
      values.map((one) => String(resolveValue(one, known) ?? '')),
    )
  const wanted = resolveValue(value ?? null, known)
  if (wanted === undefined) return false
  switch (test) {
    case 'equals':
      return isSame(own, wanted)
    case 'differs':
      return !isSame(own, wanted)
    case 'contains':
      return containsText(own, wanted)
    case 'lacks':
      return !containsText(own, wanted)
    case 'includes':
      return includesAll(own, wanted)
    case 'excludes':
      return !includesAll(own, wanted)
    case 'atLeast':
      return isAtLeast(own, wanted)
    case 'atMost':
      return !isEmpty(own) && isAtLeast(wanted, own)
  }
}

export const meetsConditions = (conditions: readonly Condition[], fact: Fact, known: Known): boolean =>
  conditions.every((one) => isConditionMet(one, fact, known))
