import type { Assertion, FactKind } from '../../contract/training/exercise.ts'
import { longest } from '../../contract/training/longest.ts'
import { isCivilDate } from '../../dates/civilDate.ts'
import { capitalised, inGender } from '../words/agreement.ts'
import { quoted } from '../words/quoteText.ts'
import { type EditedCheck, type EditedRecord, newRecordTexts } from './editedExercise.ts'
import { factKinds } from './factKinds.ts'
import type { Fact, FactFields, Facts, FactValue } from './facts.ts'
import type { Partner } from './fieldSubjects.ts'
import { type EditedTest, testsFor, valueKindOf } from './fieldValues.ts'
import { theRecord } from './theRecord.ts'

/** The fields that identify a record, the best first. */
const identifyingFields = ['number', 'entryNumber', 'identifier', 'subject', 'title', 'name', 'serialNumber'] as const
/** The fields that identify a record together with the number of its document. */
const identifyingOnDocument = ['person', 'description', 'party', 'name', 'basis', 'text'] as const
/** Matches internal keys of the mock database, which are not shown to the author. */
const hiddenFields =
  /^(guid|id|caseFile|document|task|obligation|resolution|completionDocument|documentStatus|taskStatus|lastFilled|[a-z]+Ids?|[a-z]+Count)$/
export const isHidden = (kind: FactKind, field: string): boolean =>
  hiddenFields.test(field) && !(kind === 'trip' && field === 'task')
/** Matches fields that differ each time or follow from other fields, so their checks are off by default. */
const volatileFields =
  /^(number|documentNumber|entryNumber|orderNumber|caseDocuments|documents|openDocuments|moves|enteredBy|registeredBy|author|inspections|isCancelled|mails|sincePrevious|days|dateRegistered|uploadedBy|isRegistered)$/
/** Further volatile fields, by kind of record. The department of a document, for example, follows from its author. */
const volatileFieldsOf: { readonly [K in FactKind]?: readonly string[] } = {
  document: ['department', 'deadline'],
  task: ['deadline'],
  taskPart: ['deadline'],
}
/**
 * A field that contains both name and number, followed by the fields that contain only one of them, by kind. If the
 * first field is filled, the others are not checked.
 */
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
/** The values that a form fills in by default. Their checks are off by default. */
const defaultValues: Readonly<Record<string, readonly FactValue[]>> = {
  priority: ['Нормално'],
  attachments: [0],
  status: ['Регистриран', 'Чернова', 'Неизпълнена'],
}
const accompanyingKinds: readonly FactKind[] = ['caseFile', 'addressee', 'file']
const MOST_PROPOSED = 20

const isEmpty = (value: FactValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
const isSame = (one: FactValue | undefined, other: FactValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const MOST_WORDS = 3
export const keywordsOf = (text: string): string[] => {
  const words = text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []
  const longestOnes = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  return [...new Set(words.filter((word) => longestOnes.includes(word) && word.length > 2))]
}

/** Lists of texts that each trainee words differently, so only keywords are checked. */
const freeLists = ['violations', 'measures']

type Expected = Pick<EditedCheck, 'test' | 'text' | 'days'>
const expectedOf = (field: string, value: FactValue, { day, me }: Facts): Expected => {
  const expected = (test: EditedTest, text = '', days = 0): Expected => ({ test, text, days })
  if (typeof value === 'boolean') return expected(value ? 'yes' : 'no')
  if (isEmpty(value)) return expected('empty')
  if (value === me) return expected('me')
  // The file name is not checked, because every trainee may name the file differently.
  if (field === 'files') return expected('filled')
  if (freeLists.includes(field)) return expected('contains', keywordsOf(String(value)).join('\n'))
  if (Array.isArray(value)) return expected('equals', value.join('\n'))
  const text = String(value)
  // The date of the exercise is stored as „the day“; any other date is compared exactly.
  if (isCivilDate(text)) return text === day ? expected('day') : expected('date', text)
  const kind = valueKindOf(field, value)
  if (kind === 'longText') return expected('contains', keywordsOf(text).join('\n') || text)
  return expected(testsFor(kind)[0] ?? 'equals', text)
}

/** True if the number belongs to a record created in the same recording. Such a number is different each time. */
const isOfNew = (number: FactValue | undefined, kind: FactKind, { changed }: Facts): boolean =>
  changed.some((one) => one.kind === kind && one.since === 'new' && one.fields.number === number)

const isProposed = (field: string, { kind, fields, before }: Fact, facts: Facts): boolean => {
  const value = fields[field]
  if (before)
    return !volatileFields.test(field) && !volatileFieldsOf[kind]?.includes(field) && !isSame(value, before[field])
  if (field === 'documentNumber' || field === 'answers') return !isEmpty(value) && !isOfNew(value, 'document', facts)
  // The number of a new case file is not checked, because it is different each time.
  if (field === 'caseNumber') return fields.startsCase !== true && !isOfNew(value, 'caseFile', facts)
  // The department follows from the addressee, and the signer from the signature. A field that follows is checked only
  // if the other one is empty.
  if (field === 'addressedDepartment') return isEmpty(fields.addressedTo)
  if (field === 'signer') return isEmpty(fields.signedBy)
  if (volatileFields.test(field) || volatileFieldsOf[kind]?.includes(field)) return false
  return value === undefined || !defaultValues[field]?.includes(value)
}

const partnerIn = ({ direction }: FactFields): { partner?: Partner } => {
  if (direction === 'Входящ') return { partner: 'sender' }
  return direction === 'Изходящ' ? { partner: 'receiver' } : {}
}

const check = (given: Pick<EditedCheck, 'key' | 'field'> & Partial<EditedCheck>): EditedCheck => ({
  ...{ isOn: true, test: 'equals', text: '', days: 0, working: false, points: 1, missing: null },
  ...given,
})

/**
 * The records to which a new record may belong: the field with the parent's key, the parent's kind, and the words that
 * name it in the check.
 */
const parentKinds: readonly (readonly [field: string, whole: FactKind, words: string])[] = [
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
const parentChecksOf = (fact: Fact, key: string, facts: readonly Fact[]): EditedCheck[] =>
  parentKinds.flatMap(([field, kind, words]) => {
    const at = facts.findIndex((one) => isPartOf(fact, field, one, kind))
    if (at < 0) return []
    const when = [{ field, test: 'equals' as const, value: { of: nameOfNew(at), field: 'guid' } }]
    const missing = `${capitalised(theRecord[fact.kind])} трябва да е ${words}.`
    return [check({ key: `${key}-${field}`, field, when, missing })]
  })

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
        ...{ key: `${key}-${field}`, isOn: isProposed(field, fact, facts), field },
        ...expectedOf(field, fact.fields[field] ?? null, facts),
        ...(field === 'parties' && partnerIn(fact.fields)),
      }),
    )
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))

type Named = { by: readonly (readonly [field: string, value: string])[]; title: string }
const nameOf = (kind: FactKind, fields: FactFields): Named | undefined => {
  const filled = (field: string): string[] => {
    const value = fields[field]
    return typeof value === 'string' && value !== '' ? [value] : []
  }
  const the = capitalised(theRecord[kind])
  for (const number of kind === 'message' ? [] : filled('documentNumber'))
    for (const field of identifyingOnDocument)
      for (const value of filled(field))
        return {
          by: [
            ['documentNumber', number],
            [field, value],
          ],
          title: `${the} ${quoted(value)} по документ № ${number}`,
        }
  for (const field of identifyingFields)
    for (const value of filled(field))
      return {
        by: [[field, value]],
        title: /number$/i.test(field) ? `${the} с № ${value}` : `${the} ${quoted(value)}`,
      }
  return undefined
}

/**
 * True if only the status of an existing document changed, because a new record (a task, a reply) was added to it. Such
 * a change is not proposed as a check.
 */
const isFollowing = ({ kind, fields }: Fact, checks: readonly EditedCheck[], { changed }: Facts): boolean => {
  const isWorkedOn = changed.some(
    (one) => one.since === 'new' && [one.fields.documentNumber, one.fields.answers].includes(fields.number),
  )
  return kind === 'document' && isWorkedOn && checks.every(({ isOn, field }) => !isOn || field === 'status')
}

/**
 * Proposes the checks of an existing record. The record is found by its identifying fields at the start of the
 * exercise, later by its key.
 */
const recordOfKnown = (fact: Fact, key: string, facts: Facts): EditedRecord | null => {
  const named = nameOf(fact.kind, fact.before ?? fact.fields)
  const checks = checksOf(fact, key, facts)
  if (!named || !fact.before || !checks.some(({ isOn }) => isOn)) return null
  const keyField = ['guid', 'id', 'number'].find((field) => !isEmpty(fact.fields[field]))
  const keyFields = keyField === undefined ? named.by.map(([field]) => field) : [keyField]
  const name = `known${key}`
  const changed = inGender('changed', theRecord[fact.kind])
  const assertion: Assertion = {
    text: `${named.title} е ${changed} правилно`.slice(0, longest.text),
    ...{ kind: fact.kind, since: 'changed', points: 1 },
    find: keyFields.map((field) => ({ field, test: 'equals', value: { of: name, field } })),
    missing: `${named.title} не е ${changed}.`.slice(0, longest.missing),
  }
  return {
    ...{ key, isOn: !accompanyingKinds.includes(fact.kind) && !isFollowing(fact, checks, facts), assertion, checks },
    prepare: {
      ...{ do: 'find', name, kind: fact.kind },
      find: named.by.map(([field, value]) => ({ field, test: 'equals', value })),
    },
  }
}

/** The fields that distinguish two new records of a kind. */
const distinguishingFields = ['direction', 'type', 'kind'] as const
const distinguishingField = (fact: Fact, others: readonly Fact[]): string | undefined =>
  distinguishingFields.find(
    (field) => !isEmpty(fact.fields[field]) && others.every(({ fields }) => !isSame(fields[field], fact.fields[field])),
  )

const recordOfNew = (fact: Fact, key: string, facts: Facts, proposed: readonly Fact[]): EditedRecord => {
  const others = proposed.filter((one) => one !== fact && one.kind === fact.kind && one.since === 'new')
  const apart = others.length > 0 ? distinguishingField(fact, others) : undefined
  const texts = newRecordTexts(fact.kind, {
    isRegistered: fact.fields.isRegistered === true,
    ...(apart !== undefined && { called: String(fact.fields[apart]) }),
  })
  const isWhole = proposed.some((one) => parentKinds.some(([field, kind]) => isPartOf(one, field, fact, kind)))
  const isOfNewTask = fact.kind === 'taskPart' && proposed.some(({ fields }) => fields.guid === fact.fields.task)
  return {
    ...{ key, isOn: !accompanyingKinds.includes(fact.kind) && !isOfNewTask, prepare: null },
    checks: [...checksOf(fact, key, facts), ...parentChecksOf(fact, key, proposed)].filter(
      ({ field }) => field !== apart,
    ),
    assertion: {
      ...(isWhole && { name: nameOfNew(proposed.indexOf(fact)) }),
      ...texts,
      ...{ kind: fact.kind, since: 'new', points: 1 },
      find: [
        ...(fact.fields.isRegistered === true ? [{ field: 'isRegistered', test: 'filled' as const }] : []),
        ...(apart !== undefined ? [{ field: apart, test: 'equals' as const, value: String(fact.fields[apart]) }] : []),
      ],
      ...(others.length > 0 && apart === undefined && { orMore: true }),
    },
  }
}

const order = ({ kind }: { kind: FactKind }): number => (kind === 'document' ? 0 : kind === 'task' ? 1 : 2)

/**
 * Proposes checks from a recording: of all filled fields of a new record, and of the changed fields of an existing one.
 */
export const proposeChecks = (facts: Facts): EditedRecord[] => {
  const proposed = facts.changed
    .filter(({ kind, since }) => kind !== 'journal' && (since === 'new' || since === 'changed'))
    .toSorted((a, b) => order(a) - order(b))
  return proposed
    .map((fact, at) =>
      fact.since === 'new' ? recordOfNew(fact, `${at + 1}`, facts, proposed) : recordOfKnown(fact, `${at + 1}`, facts),
    )
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))
    .slice(0, MOST_PROPOSED)
}
