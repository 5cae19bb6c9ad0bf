import type { Assertion, FactKind, Preparation } from '../../contract/training/exercise.ts'
import { isCivilDate } from '../../dates/civilDate.ts'
import { capitalised } from '../words/agreement.ts'
import { theRecord } from './checkSentences.ts'
import { type EditedCheck, type EditedRecord, newRecordTexts, partners } from './editedExercise.ts'
import { factKinds } from './factKinds.ts'
import type { Fact, FactFields, Facts, FactValue } from './facts.ts'
import { type EditedTest, testsFor, valueKindOf } from './fieldValues.ts'

/** By what a record is told from another of its kind, the best first. */
const naming = ['number', 'entryNumber', 'identifier', 'subject', 'title', 'name', 'serialNumber'] as const
/** Keys of the world, which nobody reads. */
export const hiddenFields =
  /^(guid|id|caseFile|task|obligation|resolution|completionDocument|documentStatus|taskStatus|lastFilled|[a-z]+Ids?|[a-z]+Count)$/
/** What comes out otherwise every time, or follows from the rest: shown, and asked for only when the author says so. */
const passing =
  /^(number|document|documentNumber|entryNumber|orderNumber|caseDocuments|documents|openDocuments|moves|enteredBy|registeredBy|author|inspections|isCancelled|mails|sincePrevious|days|dateRegistered|identifiers|uploadedBy)$/
/** What is written beside the rest; asked for only when the author says so. */
const beside: readonly FactKind[] = ['caseFile', 'addressee', 'file']
const MOST_PROPOSED = 20

const isEmpty = (value: FactValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
const isSame = (one: FactValue | undefined, other: FactValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const MOST_WORDS = 3
/** The words by which a text is known again: the longest ones, in their order. */
export const keywordsOf = (text: string): string[] => {
  const words = text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  return [...new Set(words.filter((word) => longest.includes(word) && word.length > 2))]
}

type Said = Pick<EditedCheck, 'test' | 'text' | 'days'>
/** A field as it stands, said as a check. */
const saidOf = (field: string, value: FactValue, { day, me }: Facts): Said => {
  const said = (test: EditedTest, text = '', days = 0): Said => ({ test, text, days })
  if (typeof value === 'boolean') return said(value ? 'yes' : 'no')
  if (isEmpty(value)) return said('empty')
  if (value === me) return said('me')
  if (Array.isArray(value)) return said('equals', value.join('\n'))
  const text = String(value)
  // The day of the exercise is another one each time; any other date stands in its story.
  if (isCivilDate(text)) return text === day ? said('day') : said('date', text)
  const kind = valueKindOf(field, value)
  if (kind === 'longText') return said('contains', keywordsOf(text).join('\n') || text)
  return said(testsFor(kind)[0] ?? 'equals', text)
}

const isAsked = (field: string, { fields, before }: Fact): boolean => {
  // The term of a document is worked out; that of a task is given.
  if (passing.test(field) || (field === 'deadline' && 'isRegistered' in fields)) return false
  // A document that begins a case has a number of the case that comes out otherwise every time.
  if (field === 'caseNumber' || field === 'startsCase') return fields.startsCase !== true
  return before ? !isSame(fields[field], before[field]) : true
}

/** Who the correspondents of a document are, by its direction. */
const partnerIn = ({ fields: { direction } }: Fact): Pick<EditedCheck, 'subject'> => {
  const [sender, addressee] = partners
  if (direction === 'Входящ') return { subject: sender }
  return direction === 'Изходящ' ? { subject: addressee } : {}
}

/** Every field that is filled, or that was changed; those that come out otherwise every time are there, and off. */
const checksOf = (fact: Fact, key: string, facts: Facts): EditedCheck[] =>
  Object.keys(factKinds[fact.kind].fields)
    .filter((field) => {
      const value = fact.fields[field]
      return (
        !hiddenFields.test(field) && (!isEmpty(value) || (fact.before !== null && !isSame(value, fact.before[field])))
      )
    })
    .map((field) => ({
      ...{ key: `${key}-${field}`, isOn: isAsked(field, fact), field },
      ...saidOf(field, fact.fields[field] ?? null, facts),
      ...(field === 'correspondents' && partnerIn(fact)),
      ...{ working: false, points: 1, missing: null },
    }))

const nameOf = (fields: FactFields): [string, string] | undefined => {
  for (const field of naming) {
    const value = fields[field]
    if (typeof value === 'string' && value !== '') return [field, value]
  }
  return undefined
}

/** A known record is found by its name when the exercise begins; from then on its key tells it. */
const ofKnown = (fact: Fact, key: string, facts: Facts): EditedRecord | null => {
  const by = nameOf(fact.before ?? fact.fields)
  const told = ['guid', 'id', 'number'].find((field) => !isEmpty(fact.fields[field]))
  const checks = checksOf(fact, key, facts)
  if (!by || !told || !fact.before || !checks.some(({ isOn }) => isOn)) return null
  const [field, value] = by
  const name = `known${key}`
  const the = `${capitalised(theRecord[fact.kind])} „${value}“`
  const prepare: Preparation = {
    ...{ do: 'find', name, kind: fact.kind },
    find: [{ field, test: 'equals', value }],
  }
  const assertion: Assertion = {
    text: `${the}: както трябва`.slice(0, 200),
    ...{ kind: fact.kind, since: 'changed', points: 1 },
    find: [{ field: told, test: 'equals', value: { of: name, field: told } }],
    missing: `${the}: няма промяна.`.slice(0, 300),
  }
  return { key, isOn: !beside.includes(fact.kind), assertion, prepare, checks }
}

const ofNew = (fact: Fact, key: string, facts: Facts, hasOthers: boolean): EditedRecord => ({
  key,
  isOn: !beside.includes(fact.kind),
  prepare: null,
  checks: checksOf(fact, key, facts),
  assertion: {
    ...newRecordTexts(fact.kind),
    ...{ kind: fact.kind, since: 'new', find: [], points: 1 },
    // Several of one kind are told apart by their checks.
    ...(hasOthers && { orMore: true }),
  },
})

/**
 * What an exercise may ask for, from what a trainer changed in the world: each new record with all that she filled in,
 * each known one with all that it says, what she changed asked for.
 */
export const proposeChecks = (facts: Facts): EditedRecord[] => {
  const proposed = facts.changed.filter(
    ({ kind, since }) => kind !== 'journal' && (since === 'new' || since === 'changed'),
  )
  const countOf = (kind: FactKind) => proposed.filter((one) => one.kind === kind && one.since === 'new').length
  return proposed
    .map((fact, at) =>
      fact.since === 'new'
        ? ofNew(fact, `${at + 1}`, facts, countOf(fact.kind) > 1)
        : ofKnown(fact, `${at + 1}`, facts),
    )
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))
    .slice(0, MOST_PROPOSED)
}
