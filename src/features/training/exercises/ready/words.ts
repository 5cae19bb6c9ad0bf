import type {
  Assertion,
  Condition,
  Exercise,
  Json,
  Preparation,
  Value,
} from '../../../../contract/training/exercise.ts'

const condition =
  (test: Condition['test']) =>
  (field: string, value?: Value): Condition =>
    value === undefined ? { field, test } : { field, test, value }
export const is = condition('equals')
export const isNot = condition('differs')
export const contains = condition('contains')
export const includes = condition('includes')
export const excludes = condition('excludes')
export const atLeast = condition('atLeast')
export const atMost = condition('atMost')
export const filled = condition('filled')
export const empty = condition('empty')
export const changed = condition('changed')
export const unchanged = condition('unchanged')
/** Returns a condition that is met if the free text contains one of the phrases and does not negate it. */
export const says = (field: string, ...values: Value[]): Condition => ({ field, test: 'says', values })
export const oneOf = (field: string, ...values: Value[]): Condition => ({ field, test: 'oneOf', values })

export const of = (name: string, field: string) => ({ of: name, field })
export const day = (count: number) => ({ day: count })
export const workingDay = (count: number) => ({ day: count, working: true })

type Find = Extract<Preparation, { do: 'find' }>
/** Returns a search for the record with the lowest value of a field, for example the policy that ends first. */
export const withLeast = (field: string, one: Find): Find => ({ ...one, least: field })
export const find = (name: string, kind: Find['kind'], ...conditions: Condition[]): Find => ({
  do: 'find',
  name,
  kind,
  find: conditions,
})
type Call = Extract<Preparation, { do: 'call' }>
type Sent = { query?: Record<string, Json>; body?: Json }
/** Returns a preparation that sends a call in a user's name before the exercise begins. */
export const call = (who: string, area: string, name: string, sent: Sent): Call => ({
  do: 'call',
  step: { who, call: `${area}.${name}`, backend: 'shreder', day: 0, ...sent },
})
/** Returns a preparation that is skipped if the mock database already has a record that meets the conditions. */
export const unlessThere = (kind: Find['kind'], conditions: Condition[], { step }: Call): Call => ({
  do: 'call',
  step,
  unless: { kind, find: conditions },
})

/**
 * Returns a preparation that lets a message or a portal application arrive. The mock database generates the values that
 * are not given.
 */
export const arrival = (system: 'edelivery' | 'portal', about: Record<string, Json>): Call => ({
  do: 'call',
  step: { who: 'system', call: 'practice.receiveMessage', backend: 'register', day: 0, body: { system, ...about } },
})

type Part = NonNullable<Assertion['parts']>[number]
export const part = (points: number, missing: string, ...when: Condition[]): Part => ({ points, missing, when })

export const exercise = (given: Omit<Exercise, 'format' | 'version'>): Exercise => ({
  format: 'delovod-exercise',
  version: 1,
  ...given,
})

export const letterWith = (subject: string, departmentId: number): Preparation[] => [
  find('sender', 'correspondent', is('group', 'Общини'), filled('isActive')),
  call('mpetrova', 'documents', 'createDocument', {
    body: letterBody({
      subjectDescription: subject,
      addressedToDepartmentId: departmentId,
      correspondentIds: [of('sender', 'id')],
    }),
  }),
  find('draft', 'document', is('subject', subject), empty('isRegistered')),
  call('mpetrova', 'documents', 'registerDocument', { query: { docGuid: of('draft', 'guid') } }),
  find('letter', 'document', is('guid', of('draft', 'guid'))),
]
/** Returns a check that fails if a record that existed at the start was deleted. */
export const nothingRemoved = (kind: Find['kind'], text: string, more: string): Assertion => ({
  ...{ text, kind, since: 'removed', find: [], count: 0, points: 1, missing: more, more },
})

/** Returns checks that the document has the right sender and no other. */
export const senderParts = (
  name: string,
  points: number,
  missing = 'Подателят на писмото не е този от задачата.',
): Part[] => [
  part(points, missing, includes('correspondentIds', of(name, 'id'))),
  part(1, 'Записан е повече от един подател, а писмото е само от един.', atMost('correspondentCount', 1)),
]
export const receivedToday = part(
  1,
  '„Дата на получаване“ трябва да е {day.0}: тогава е получен документът.',
  atLeast('dateReceived', day(0)),
)
export const ofDocumentFlow = part(
  1,
  'Документът е регистриран в „Административни услуги“, а е за „Документооборот“.',
  is('scope', 'Документооборот'),
)
export const startsOwnCase = part(
  1,
  'Документът е сложен в друга преписка, а с него започва нова.',
  filled('startsCase'),
)

export const letterBody = (given: Record<string, Json>): Json => ({
  documentDirectionId: 1,
  documentTypeId: 40,
  scope: 1,
  caseFileGuid: null,
  parentDocumentGuid: null,
  receivedViaId: 2,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber: '',
  externalRefDate: null,
  addressedToDepartmentId: 11,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: 1,
  sheetsCount: 1,
  enclosuresCount: 0,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  note: '',
  correspondentIds: [1],
  subjectDescription: '',
  ...given,
})
