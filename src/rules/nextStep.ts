import type { RuleResult } from './ruleResult.ts'

export type NextStep<K extends string> = { key: K; isDue: boolean; ruleResult: RuleResult }

/** The next action of the user on a record: the first step that is due and permitted; null if there is none. */
export const nextStep = <K extends string>(steps: readonly NextStep<K>[]): K | null =>
  steps.find(({ isDue, ruleResult }) => isDue && ruleResult.allowed)?.key ?? null

export type ChecklistLine = { label: string; isDone: boolean }
