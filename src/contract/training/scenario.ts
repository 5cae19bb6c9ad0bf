import * as v from 'valibot'
import { Exercise, RecordedStep } from './exercise.ts'
import { MOST_ACTIONS, TimedAction } from './timeline.ts'

export const LONGEST_TITLE = 120
export const LONGEST_NOTE = 1000

export const SCENARIO_FORMAT = 'delovod-scenario'
/** Version 2 adds a timeline. A version 1 scenario is read as a scenario without a timeline. */
export const SCENARIO_VERSION = 2
/** A prepared training database: recorded steps, later actions of other users, and exercises. */
export const Scenario = v.strictObject({
  format: v.literal(SCENARIO_FORMAT),
  version: v.literal(SCENARIO_VERSION),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_TITLE)),
  note: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
  documents: v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(50_000)),
  day: v.pipe(v.string(), v.isoDate(), v.minValue('2020-01-01'), v.maxValue('2060-12-31')),
  daysLater: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(800)),
  hour: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  who: v.pipe(v.string(), v.regex(/^[a-z0-9.]{1,60}$/)),
  where: v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/), v.maxLength(500)),
  steps: v.pipe(v.array(RecordedStep), v.maxLength(2000)),
  timeline: v.pipe(v.array(TimedAction), v.maxLength(MOST_ACTIONS)),
  exercises: v.pipe(
    v.array(v.union([Exercise, v.strictObject({ ready: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)) })])),
    v.maxLength(40),
  ),
})
export type Scenario = v.InferOutput<typeof Scenario>
