import type { Assertion, Condition, FactKind, Preparation, Value } from '../../contract/training/exercise.ts'
import { daysBetween, isCivilDate } from '../../dates/civilDate.ts'
import { capitalised } from '../words/agreement.ts'
import { factKinds } from './factKinds.ts'
import type { Fact, FactFields, Facts, FactValue } from './facts.ts'

/** What of a trainer's work may be asked for: an assertion, and how the record is found when the exercise begins. */
export type Proposed = { assertion: Assertion; prepare: Preparation | null }

/** By what a record is told from another of its kind, the best first. */
const naming = ['number', 'entryNumber', 'identifier', 'subject', 'title', 'name', 'serialNumber'] as const
/** Fields that come out otherwise every time, or follow from others. */
const passing =
  /^(guid|id|number|document|documentNumber|task|obligation|resolution|entryNumber|orderNumber|caseFile|caseNumber|caseDocuments|startsCase|documents|openDocuments|moves|enteredBy|registeredBy|completionDocument|inspections|isCancelled|addressedDepartment|mails|isRenewal|sincePrevious|days)$/
/** What is written beside everything else and is asked for by nobody. */
const unasked: readonly FactKind[] = ['journal', 'caseFile', 'addressee']

const MOST_PROPOSED = 12
const MOST_PARTS = 6

const isEmpty = (value: FactValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)

/** A value as an exercise says it: a day is counted from the beginning, and who does it is whoever does it. */
const told = (value: string | number | boolean, { day, me }: Facts): Value => {
  if (value === me) return { me: 'name' }
  if (typeof value === 'string' && isCivilDate(value)) return { day: daysBetween(day, value) }
  return value
}
const conditionsOf = (field: string, value: FactValue, facts: Facts): Condition[] => {
  if (typeof value === 'object' && value !== null)
    return value.map((one) => ({ field, test: 'includes', value: told(one, facts) }))
  if (value === null || value === false || value === '') return [{ field, test: 'empty' }]
  return [{ field, test: 'equals', value: told(value, facts) }]
}
const isSame = (one: FactValue | undefined, other: FactValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const shown = (value: FactValue): string =>
  typeof value === 'boolean'
    ? value
      ? 'да'
      : 'не'
    : Array.isArray(value)
      ? value.join(', ')
      : String(value ?? 'празно')

const labelOf = (kind: FactKind, field: string): string => factKinds[kind].fields[field] ?? field

const partsOf = ({ kind, fields, before }: Fact, facts: Facts): NonNullable<Assertion['parts']> =>
  Object.entries(fields)
    .filter(([field, value]) => !passing.test(field) && (before ? !isSame(value, before[field]) : !isEmpty(value)))
    .slice(0, MOST_PARTS)
    .map(([field, value]) => ({
      when: conditionsOf(field, value, facts),
      points: 1,
      missing: `„${capitalised(labelOf(kind, field))}“ трябва да е „${shown(value)}“.`.slice(0, 300),
    }))

const nameOf = (fields: FactFields): [string, string] | undefined => {
  for (const field of naming) {
    const value = fields[field]
    if (typeof value === 'string' && value !== '') return [field, value]
  }
  return undefined
}

/** A known record is found by its name when the exercise begins; from then on its key tells it. */
const ofKnown = (fact: Fact, at: number, facts: Facts): Proposed | null => {
  const by = nameOf(fact.before ?? fact.fields)
  const parts = partsOf(fact, facts)
  const key = ['guid', 'id', 'number'].find((field) => !isEmpty(fact.fields[field]))
  if (!by || !key || !fact.before || parts.length === 0) return null
  const [field, value] = by
  const name = `known${at + 1}`
  const [noun] = factKinds[fact.kind].noun
  return {
    prepare: { do: 'find', name, kind: fact.kind, find: [{ field, test: 'equals', value }] },
    assertion: {
      text: `${capitalised(noun)} „${value}“: както трябва`.slice(0, 200),
      kind: fact.kind,
      since: 'changed',
      find: [{ field: key, test: 'equals', value: { of: name, field: key } }],
      points: 1,
      missing: `${capitalised(noun)} „${value}“: няма промяна.`.slice(0, 300),
      parts,
    },
  }
}

const ofNew = (fact: Fact, facts: Facts): Proposed => {
  const [noun] = factKinds[fact.kind].noun
  return {
    prepare: null,
    assertion: {
      text: `Има нов запис: ${noun}`,
      kind: fact.kind,
      since: 'new',
      find: [],
      points: 1,
      missing: `Няма нов запис: ${noun}.`,
      parts: partsOf(fact, facts),
    },
  }
}

/**
 * What an exercise may ask for, from what a trainer changed in the world. Each new record comes with what she filled in,
 * each known one with what she changed.
 */
export const proposeAssertions = (facts: Facts): Proposed[] =>
  facts.changed
    .filter(({ kind, since }) => !unasked.includes(kind) && (since === 'new' || since === 'changed'))
    .map((fact, at) => (fact.since === 'new' ? ofNew(fact, facts) : ofKnown(fact, at, facts)))
    .filter((one) => one !== null)
    .slice(0, MOST_PROPOSED)
