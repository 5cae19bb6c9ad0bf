import * as v from 'valibot'

/** What a colleague or a partner does: by button, by chance, or because a scenario says so. */
export const otherDeeds = [
  'edit',
  'comment',
  'complete',
  'resolve',
  'message',
  'exchange',
  'application',
  'fail',
  'refuse',
] as const
const OtherDeedShape = v.picklist(otherDeeds)
export type OtherDeed = v.InferOutput<typeof OtherDeedShape>

/** What a deed may wait for; which calls of the trainee that are stands in `mocks/training/stepOfCall.ts`. */
export const awaitedSteps = ['register', 'edit', 'comment', 'resolve', 'assign', 'complete', 'send'] as const
const AwaitedStepShape = v.picklist(awaitedSteps)
export type AwaitedStep = v.InferOutput<typeof AwaitedStepShape>

/** The longest that a deed of a scenario waits, in minutes, and how many a scenario has. */
export const LONGEST_WAIT = 600
export const MOST_DEEDS = 30

/** A deed that happens so many minutes of the world's clock after the opening, or after a step is done. */
export const TimedDeed = v.strictObject({
  when: v.union([
    v.strictObject({ minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_WAIT)) }),
    v.strictObject({ after: AwaitedStepShape }),
  ]),
  deed: OtherDeedShape,
})
export type TimedDeed = v.InferOutput<typeof TimedDeed>
