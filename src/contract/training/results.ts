import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/**
 * The results of a trainee in an exercise. `day` and `minutes` are by the training clock; `heldOn` is the real date.
 */
export const ResultLine = v.strictObject({
  person: text,
  exercise: text,
  points: count,
  outOf: count,
  attempts: count,
  hints: count,
  minutes: count,
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
  heldOn: v.optional(v.pipe(v.string(), v.isoDate())),
  scenario: v.optional(text),
  runs: v.optional(count),
  last: v.optional(v.strictObject({ points: count, at: v.pipe(v.string(), v.isoTimestamp()) })),
})
export type ResultLine = v.InferOutput<typeof ResultLine>

export const Results = v.strictObject({
  format: v.literal('delovod-results'),
  version: v.literal(1),
  lines: v.pipe(v.array(ResultLine), v.maxLength(500)),
})
export type Results = v.InferOutput<typeof Results>
