import * as v from 'valibot'

export const otherActions = [
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
const SimulatedActionShape = v.picklist(otherActions)
export type SimulatedAction = v.InferOutput<typeof SimulatedActionShape>

export const awaitedSteps = ['register', 'edit', 'comment', 'resolve', 'assign', 'complete', 'send'] as const
const AwaitedStepShape = v.picklist(awaitedSteps)
export type AwaitedStep = v.InferOutput<typeof AwaitedStepShape>

/** The maximum delay of a simulated action, in minutes. */
export const LONGEST_WAIT = 600
export const MOST_ACTIONS = 30

/** An action of a simulated user: some minutes after the scenario is opened, or as soon as a step (`after`) is done. */
export const TimedAction = v.strictObject({
  when: v.union([
    v.strictObject({ minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_WAIT)) }),
    v.strictObject({ after: AwaitedStepShape }),
  ]),
  deed: SimulatedActionShape,
})
export type TimedAction = v.InferOutput<typeof TimedAction>
