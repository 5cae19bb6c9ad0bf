import * as v from 'valibot'

/** Actions of a colleague or a partner, triggered by a button, at random, or by a scenario. */
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
const SimulatedActionShape = v.picklist(otherDeeds)
export type SimulatedAction = v.InferOutput<typeof SimulatedActionShape>

/** Steps that an action may wait for; `mocks/training/stepOfCall.ts` maps the calls of the trainee to them. */
export const awaitedSteps = ['register', 'edit', 'comment', 'resolve', 'assign', 'complete', 'send'] as const
const AwaitedStepShape = v.picklist(awaitedSteps)
export type AwaitedStep = v.InferOutput<typeof AwaitedStepShape>

/** The maximum delay of an action in minutes, and the maximum number of actions in a scenario. */
export const LONGEST_WAIT = 600
export const MOST_ACTIONS = 30

/** An action that happens the given number of minutes (by the training clock) after the opening or after a step. */
export const TimedAction = v.strictObject({
  when: v.union([
    v.strictObject({ minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_WAIT)) }),
    v.strictObject({ after: AwaitedStepShape }),
  ]),
  deed: SimulatedActionShape,
})
export type TimedAction = v.InferOutput<typeof TimedAction>
