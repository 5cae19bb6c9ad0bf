import type { Assertion, FactKind } from '../../contract/training/exercise.ts'
import { longest } from '../../contract/training/longest.ts'
import { isCivilDate } from '../../dates/civilDate.ts'
import { agreed, capitalised } from '../words/agreement.ts'
import { quoted } from '../words/quoted.ts'
import { type EditedCheck, type EditedRecord, newRecordTexts } from './editedExercise.ts'
import { factKinds } from './factKinds.ts'
import type { Fact, FactFields, Facts, FactValue } from './facts.ts'
import type { Partner } from './fieldSubjects.ts'
import { type EditedTest, testsFor, valueKindOf } from './fieldValues.ts'
import { theRecord } from './theRecord.ts'

/** By what a record is told from another of its kind, the best first. */
const naming = ['number', 'entryNumber', 'identifier', 'subject', 'title', 'name', 'serialNumber'] as const
/** What a record of a document is told by beside the number of the document. */
const namingOnDocument = ['person', 'description', 'party', 'name', 'basis', 'text'] as const
/** Keys of the world, which nobody reads. */
const hiddenFields =
  /^(guid|id|caseFile|document|task|obligation|resolution|completionDocument|documentStatus|taskStatus|lastFilled|[a-z]+Ids?|[a-z]+Count)$/
export const isHidden = (kind: FactKind, field: string): boolean =>
  hiddenFields.test(field) && !(kind === 'trip' && field === 'task')
/** What comes out otherwise every time, or follows from the rest: shown, and asked for only when the author says so. */
const passing =
  /^(number|documentNumber|entryNumber|orderNumber|caseDocuments|documents|openDocuments|moves|enteredBy|registeredBy|author|inspections|isCancelled|mails|sincePrevious|days|dateRegistered|uploadedBy|isRegistered)$/
/** The same in one kind: what is worked out. The department of a document is that of its author. */
const passingIn: { readonly [K in FactKind]?: readonly string[] } = {
  document: ['department', 'deadline'],
  task: ['deadline'],
  taskPart: ['deadline'],
}
/** The field with name and number, and those with the one or the other, which an author may still add. */
const inParts: { readonly [K in FactKind]?: readonly [whole: string, ...parts: string[]] } = {
  document: ['parties', 'correspondents', 'identifiers'],
  addressee: ['party', 'name', 'identifier'],
  obligation: ['debtor', 'correspondent'],
  inspection: ['inspectedParty', 'inspected'],
  approvedType: ['holderParty', 'holder'],
  registeredType: ['holderParty', 'holder'],
  device: ['ownerParty', 'owner'],
}
const isInParts = ({ kind, fields }: Fact, field: string): boolean => {
  const [whole, ...parts] = inParts[kind] ?? ['']
  return parts.includes(field) && !isEmpty(fields[whole])
}
/** What a form is filled with before anybody types. */
const usual: Readonly<Record<string, readonly FactValue[]>> = {
  priority: ['Нормално'],
  attachments: [0],
  status: ['Регистриран', 'Чернова', 'Неизпълнена'],
}
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
  const longestOnes = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  return [...new Set(words.filter((word) => longestOnes.includes(word) && word.length > 2))]
}

/** Lists of sentences, which nobody writes twice alike. */
const freeLists = ['violations', 'measures']

type Said = Pick<EditedCheck, 'test' | 'text' | 'days'>
/** A field as it stands, said as a check. */
const saidOf = (field: string, value: FactValue, { day, me }: Facts): Said => {
  const said = (test: EditedTest, text = '', days = 0): Said => ({ test, text, days })
  if (typeof value === 'boolean') return said(value ? 'yes' : 'no')
  if (isEmpty(value)) return said('empty')
  if (value === me) return said('me')
  // What a file is called is up to whoever attaches it.
  if (field === 'files') return said('filled')
  if (freeLists.includes(field)) return said('contains', keywordsOf(String(value)).join('\n'))
  if (Array.isArray(value)) return said('equals', value.join('\n'))
  const text = String(value)
  // The day of the exercise is another one each time; any other date stands in its story.
  if (isCivilDate(text)) return text === day ? said('day') : said('date', text)
  const kind = valueKindOf(field, value)
  if (kind === 'longText') return said('contains', keywordsOf(text).join('\n') || text)
  return said(testsFor(kind)[0] ?? 'equals', text)
}

/** Whether a known number is of a record that the trainer made too: then it comes out otherwise every time. */
const isOfNew = (number: FactValue | undefined, kind: FactKind, { changed }: Facts): boolean =>
  changed.some((one) => one.kind === kind && one.since === 'new' && one.fields.number === number)

const isAsked = (field: string, { kind, fields, before }: Fact, facts: Facts): boolean => {
  const value = fields[field]
  if (before) return !passing.test(field) && !passingIn[kind]?.includes(field) && !isSame(value, before[field])
  if (field === 'documentNumber' || field === 'answers') return !isEmpty(value) && !isOfNew(value, 'document', facts)
  // A document that begins a case has a number of the case that comes out otherwise every time.
  if (field === 'caseNumber') return fields.startsCase !== true && !isOfNew(value, 'caseFile', facts)
  // Whom it is addressed to is of the department; who has signed was to sign.
  if (field === 'addressedDepartment') return isEmpty(fields.addressedTo)
  if (field === 'signer') return isEmpty(fields.signedBy)
  if (passing.test(field) || passingIn[kind]?.includes(field)) return false
  return value === undefined || !usual[field]?.includes(value)
}

/** Who the correspondents of a document are, by its direction. */
const partnerIn = ({ direction }: FactFields): { partner?: Partner } => {
  if (direction === 'Входящ') return { partner: 'sender' }
  return direction === 'Изходящ' ? { partner: 'receiver' } : {}
}

const check = (given: Pick<EditedCheck, 'key' | 'field'> & Partial<EditedCheck>): EditedCheck => ({
  ...{ isOn: true, test: 'equals', text: '', days: 0, working: false, points: 1, missing: null },
  ...given,
})

/** Of what a new record may be a part, and how that is said. */
const belonging: readonly (readonly [field: string, whole: FactKind, words: string])[] = [
  ['document', 'document', 'по новия документ'],
  ['task', 'task', 'по новата задача'],
  ['obligation', 'obligation', 'по новото задължение'],
]
const isPartOf = (fact: Fact, field: string, whole: Fact, kind: FactKind): boolean =>
  fact.since === 'new' &&
  whole.since === 'new' &&
  whole.kind === kind &&
  whole !== fact &&
  whole.fields.guid === fact.fields[field]
const nameOfNew = (at: number): string => `new${at + 1}`
/** That a record belongs to another one that is new too: told by the name of that one. */
const belongingOf = (fact: Fact, key: string, facts: readonly Fact[]): EditedCheck[] =>
  belonging.flatMap(([field, kind, words]) => {
    const at = facts.findIndex((one) => isPartOf(fact, field, one, kind))
    if (at < 0) return []
    const when = [{ field, test: 'equals' as const, value: { of: nameOfNew(at), field: 'guid' } }]
    const missing = `${capitalised(theRecord[fact.kind])} трябва да е ${words}.`
    return [check({ key: `${key}-${field}`, field, when, missing })]
  })

/** Every field that is filled, or that was changed; those that come out otherwise every time are there, and off. */
const checksOf = (fact: Fact, key: string, facts: Facts): EditedCheck[] =>
  Object.keys(factKinds[fact.kind].fields)
    .filter((field) => {
      const value = fact.fields[field]
      return (
        !isHidden(fact.kind, field) &&
        !isInParts(fact, field) &&
        (!isEmpty(value) || (fact.before !== null && !isSame(value, fact.before[field])))
      )
    })
    .map((field) =>
      check({
        ...{ key: `${key}-${field}`, isOn: isAsked(field, fact, facts), field },
        ...saidOf(field, fact.fields[field] ?? null, facts),
        ...(field === 'parties' && partnerIn(fact.fields)),
      }),
    )
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))

type Named = { by: readonly (readonly [field: string, value: string])[]; title: string }
/** By which fields a known record is found again, and what it is called: „Документът с № 94-12“. */
const nameOf = (kind: FactKind, fields: FactFields): Named | undefined => {
  const filled = (field: string): string[] => {
    const value = fields[field]
    return typeof value === 'string' && value !== '' ? [value] : []
  }
  const the = capitalised(theRecord[kind])
  for (const number of kind === 'message' ? [] : filled('documentNumber'))
    for (const field of namingOnDocument)
      for (const value of filled(field))
        return {
          by: [
            ['documentNumber', number],
            [field, value],
          ],
          title: `${the} ${quoted(value)} по документ № ${number}`,
        }
  for (const field of naming)
    for (const value of filled(field))
      return {
        by: [[field, value]],
        title: /number$/i.test(field) ? `${the} с № ${value}` : `${the} ${quoted(value)}`,
      }
  return undefined
}

/** Whether a known document has only another status because of what was newly made on it. */
const isFollowing = ({ kind, fields }: Fact, checks: readonly EditedCheck[], { changed }: Facts): boolean => {
  const isWorkedOn = changed.some(
    (one) => one.since === 'new' && [one.fields.documentNumber, one.fields.answers].includes(fields.number),
  )
  return kind === 'document' && isWorkedOn && checks.every(({ isOn, field }) => !isOn || field === 'status')
}

/** A known record is found by its name when the exercise begins; from then on its key tells it. */
const ofKnown = (fact: Fact, key: string, facts: Facts): EditedRecord | null => {
  const named = nameOf(fact.kind, fact.before ?? fact.fields)
  const checks = checksOf(fact, key, facts)
  if (!named || !fact.before || !checks.some(({ isOn }) => isOn)) return null
  const keyField = ['guid', 'id', 'number'].find((field) => !isEmpty(fact.fields[field]))
  const told = keyField === undefined ? named.by.map(([field]) => field) : [keyField]
  const name = `known${key}`
  const changed = agreed('changed', theRecord[fact.kind])
  const assertion: Assertion = {
    text: `${named.title} е ${changed} правилно`.slice(0, longest.text),
    ...{ kind: fact.kind, since: 'changed', points: 1 },
    find: told.map((field) => ({ field, test: 'equals', value: { of: name, field } })),
    missing: `${named.title} не е ${changed}.`.slice(0, longest.missing),
  }
  return {
    ...{ key, isOn: !beside.includes(fact.kind) && !isFollowing(fact, checks, facts), assertion, checks },
    prepare: {
      ...{ do: 'find', name, kind: fact.kind },
      find: named.by.map(([field, value]) => ({ field, test: 'equals', value })),
    },
  }
}

/** By these fields two new records of a kind are told apart before anything else of them is looked at. */
const telling = ['direction', 'type', 'kind'] as const
const tellingAmong = (fact: Fact, others: readonly Fact[]): string | undefined =>
  telling.find(
    (field) => !isEmpty(fact.fields[field]) && others.every(({ fields }) => !isSame(fields[field], fact.fields[field])),
  )

const ofNew = (fact: Fact, key: string, facts: Facts, proposed: readonly Fact[]): EditedRecord => {
  const others = proposed.filter((one) => one !== fact && one.kind === fact.kind && one.since === 'new')
  const apart = others.length > 0 ? tellingAmong(fact, others) : undefined
  const texts = newRecordTexts(fact.kind, {
    isRegistered: fact.fields.isRegistered === true,
    ...(apart !== undefined && { called: String(fact.fields[apart]) }),
  })
  const isWhole = proposed.some((one) => belonging.some(([field, kind]) => isPartOf(one, field, fact, kind)))
  // The performers of a new task are those of the task.
  const isOfNewTask = fact.kind === 'taskPart' && proposed.some(({ fields }) => fields.guid === fact.fields.task)
  return {
    ...{ key, isOn: !beside.includes(fact.kind) && !isOfNewTask, prepare: null },
    checks: [...checksOf(fact, key, facts), ...belongingOf(fact, key, proposed)].filter(({ field }) => field !== apart),
    assertion: {
      ...(isWhole && { name: nameOfNew(proposed.indexOf(fact)) }),
      ...texts,
      ...{ kind: fact.kind, since: 'new', points: 1 },
      find: [
        ...(fact.fields.isRegistered === true ? [{ field: 'isRegistered', test: 'filled' as const }] : []),
        ...(apart !== undefined ? [{ field: apart, test: 'equals' as const, value: String(fact.fields[apart]) }] : []),
      ],
      // Several of one kind that nothing tells apart at once are told apart by their checks.
      ...(others.length > 0 && apart === undefined && { orMore: true }),
    },
  }
}

/** A whole stands before what belongs to it. */
const order = ({ kind }: { kind: FactKind }): number => (kind === 'document' ? 0 : kind === 'task' ? 1 : 2)

/**
 * What an exercise may ask for, from what a trainer changed in the world: each new record with all that she filled in,
 * each known one with all that it says, what she changed asked for.
 */
export const proposeChecks = (facts: Facts): EditedRecord[] => {
  const proposed = facts.changed
    .filter(({ kind, since }) => kind !== 'journal' && (since === 'new' || since === 'changed'))
    .toSorted((a, b) => order(a) - order(b))
  return proposed
    .map((fact, at) =>
      fact.since === 'new' ? ofNew(fact, `${at + 1}`, facts, proposed) : ofKnown(fact, `${at + 1}`, facts),
    )
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))
    .slice(0, MOST_PROPOSED)
}
