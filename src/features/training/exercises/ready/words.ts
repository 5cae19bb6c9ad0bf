import type {
  Assertion,
  Condition,
  Exercise,
  Json,
  Preparation,
  Value,
} from '../../../../contract/training/exercise.ts'

/** How a ready exercise is written: each word below is one piece of the shape in `contract/training/exercise.ts`. */

const condition =
  (test: Condition['test']) =>
  (field: string, value?: Value): Condition =>
    value === undefined ? { field, test } : { field, test, value }
export const is = condition('equals')
export const isNot = condition('differs')
export const contains = condition('contains')
export const includes = condition('includes')
export const atLeast = condition('atLeast')
export const atMost = condition('atMost')
export const filled = condition('filled')
export const empty = condition('empty')
export const changed = condition('changed')
export const oneOf = (field: string, ...values: Value[]): Condition => ({ field, test: 'oneOf', values })

/** A field of what was found under a name; a day from today, or a working one. */
export const of = (name: string, field: string) => ({ of: name, field })
export const day = (count: number) => ({ day: count })
export const workingDay = (count: number) => ({ day: count, working: true })

type Find = Extract<Preparation, { do: 'find' }>
export const find = (name: string, kind: Find['kind'], ...conditions: Condition[]): Find => ({
  do: 'find',
  name,
  kind,
  find: conditions,
})
type Call = Extract<Preparation, { do: 'call' }>
type Sent = { query?: Record<string, Json>; body?: Json }
/** A write that the imitation does by somebody's hand before the exercise begins; no screen makes it. */
export const call = (who: string, area: string, name: string, sent: Sent): Call => ({
  do: 'call',
  step: { who, call: `${area}.${name}`, backend: 'shreder', day: 0, ...sent },
})
/** A write that is left out where the world already has this. */
export const unlessThere = (kind: Find['kind'], conditions: Condition[], { step }: Call): Call => ({
  do: 'call',
  step,
  unless: { kind, find: conditions },
})

type Part = NonNullable<Assertion['parts']>[number]
export const part = (points: number, missing: string, ...when: Condition[]): Part => ({ points, missing, when })

/** The newest version of the shape. */
export const exercise = (given: Omit<Exercise, 'format' | 'version'>): Exercise => ({
  format: 'delovod-exercise',
  version: 1,
  ...given,
})

/** An incoming letter as the form sends it. */
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
