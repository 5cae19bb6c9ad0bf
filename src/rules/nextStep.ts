import type { Verdict } from './refusal.ts'

/** Something that may be done with a record: whether it is due now, and whether this person may do it. */
export type Step<K extends string> = { key: K; isDue: boolean; verdict: Verdict }

/**
 * What a person is expected to do with a record now: the first step that is due and that the rules let this person do.
 * Null when others have to act, or nobody. Each subject has its own steps (`documentSteps`, `taskSteps`, …).
 */
export const nextStep = <K extends string>(steps: readonly Step<K>[]): K | null =>
  steps.find(({ isDue, verdict }) => isDue && verdict.allowed)?.key ?? null

/** One step of the work on a record, as the strip „Какво следва“ lists it. */
export type ChecklistLine = { label: string; isDone: boolean }
