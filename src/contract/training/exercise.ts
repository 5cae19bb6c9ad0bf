import * as v from 'valibot'
import { longest } from './longest.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const Name = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,30}$/))
const UserName = v.pipe(v.string(), v.regex(/^[a-z0-9.]{1,60}$/))
const Points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

export const factKindNames = [
  'document',
  'task',
  'taskPart',
  'addressee',
  'file',
  'comment',
  'obligation',
  'payment',
  'journal',
  'caseFile',
  'message',
  'correspondent',
  'leave',
  'trip',
  'sickLeave',
  'expenseReport',
  'vehicle',
  'policy',
  'vehicleInspection',
  'vehicleAccess',
  'fuel',
  'maintenance',
  'inspection',
  'groupInspection',
  'approvedType',
  'registeredType',
  'supplement',
  'device',
  'libraryDocument',
] as const
const FactKindShape = v.picklist(factKindNames)
export type FactKind = v.InferOutput<typeof FactKindShape>

const OfFound = v.strictObject({ of: Name, field: v.string() })
const OfDay = v.strictObject({ day: v.pipe(v.number(), v.integer()), working: v.optional(v.boolean()) })
const OfMe = v.strictObject({ me: v.literal('name') })
const Value = v.union([v.string(), v.number(), v.boolean(), v.null(), OfFound, OfDay, OfMe])
export type Value = v.InferOutput<typeof Value>

/**
 * The comparisons of a field with `values`. Texts are compared without case and spaces, lists as sets. `says`: the text
 * contains one of `values`, not negated („не чакаме становище“).
 */
export const conditionTests = [
  'equals',
  'differs',
  'contains',
  'lacks',
  'says',
  'includes',
  'excludes',
  'oneOf',
  'filled',
  'empty',
  'atLeast',
  'atMost',
  'changed',
  'unchanged',
] as const
export const Condition = v.strictObject({
  field: v.string(),
  test: v.picklist(conditionTests),
  value: v.optional(Value),
  values: v.optional(v.array(Value)),
})
export type Condition = v.InferOutput<typeof Condition>

/**
 * A record of the mock database that the exercise refers to by `name`. It is searched for when the exercise begins. Of
 * several that match, the newest is taken; `pick` and `least` select another one.
 */
const Find = v.strictObject({
  do: v.literal('find'),
  name: Name,
  kind: FactKindShape,
  find: v.array(Condition),
  pick: v.optional(v.picklist(['newest', 'oldest'])),
  least: v.optional(v.string()),
})

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
const JsonShape: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(JsonShape), v.record(v.string(), JsonShape)]),
)

export type { Json }

/** A row that a recorded step wrote. When the step is replayed, references to it are replaced with the new row. */
const Written = v.strictObject({
  table: v.string(),
  key: v.union([v.string(), v.number()]),
  texts: v.record(v.string(), v.string()),
})
export type Written = v.InferOutput<typeof Written>

const SentFile = v.strictObject({ fileName: v.string(), type: v.string(), base64: v.pipe(v.string(), v.base64()) })
export type SentFile = v.InferOutput<typeof SentFile>

/**
 * A recorded save request. `day`: days after the first day of the mock database. References to found records
 * (`{ of, field }`) and days (`{ day }`) are replaced before sending.
 */
export const RecordedStep = v.strictObject({
  who: UserName,
  call: v.pipe(v.string(), v.regex(/^\w+\.\w+$/)),
  backend: v.picklist(['register', 'shreder']),
  day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3660)),
  query: v.optional(v.record(v.string(), JsonShape)),
  body: v.optional(JsonShape),
  form: v.optional(v.record(v.string(), v.union([v.string(), SentFile]))),
  written: v.optional(v.array(Written)),
})
export type RecordedStep = v.InferOutput<typeof RecordedStep>

/**
 * A recorded request that prepares the exercise. It is skipped if the mock database has a record that matches `unless`,
 * so that the exercise can be begun again.
 */
const Do = v.strictObject({
  do: v.literal('call'),
  step: RecordedStep,
  unless: v.optional(v.strictObject({ kind: FactKindShape, find: v.array(Condition) })),
})
export const Preparation = v.variant('do', [Find, Do])
export type Preparation = v.InferOutput<typeof Preparation>

/** A condition that gives additional points; if it is not met, the text `missing` is shown. */
const Part = v.strictObject({ when: v.array(Condition), points: Points, missing: text(longest.missing) })

/**
 * A check of the exercise: `count` records (1 by default) must match `find`. With `since`, only records created,
 * changed or removed since the exercise began count. `more`: the text shown if too many match.
 */
export const Assertion = v.strictObject({
  name: v.optional(Name),
  text: text(longest.text),
  kind: FactKindShape,
  since: v.optional(v.picklist(['new', 'changed', 'removed'])),
  find: v.array(Condition),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
  orMore: v.optional(v.boolean()),
  points: Points,
  missing: text(longest.missing),
  more: v.optional(text(longest.missing)),
  parts: v.optional(v.array(Part)),
})
export type Assertion = v.InferOutput<typeof Assertion>

export const EXERCISE_VERSION = 1
/** An exercise. Its texts may contain fields of the found records, for example „{letter.number}“. */
export const Exercise = v.strictObject({
  format: v.literal('delovod-exercise'),
  version: v.literal(EXERCISE_VERSION),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  title: text(longest.title),
  module: v.optional(text(60)),
  story: v.pipe(v.array(text(longest.paragraph)), v.minLength(1), v.maxLength(12)),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240))),
  who: v.nullable(UserName),
  alsoBy: v.optional(v.pipe(v.array(UserName), v.maxLength(5))),
  start: v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/), v.maxLength(500)),
  hints: v.pipe(v.array(text(longest.hint)), v.maxLength(12)),
  prepare: v.pipe(v.array(Preparation), v.maxLength(60)),
  assertions: v.pipe(v.array(Assertion), v.minLength(1), v.maxLength(30)),
})
export type Exercise = v.InferOutput<typeof Exercise>
