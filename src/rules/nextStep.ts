import type { RuleResult } from './ruleResult.ts'

export type NextStep<K extends string> = { key: K; isDue: boolean; ruleResult: RuleResult }

/** The first step that is due and permitted. */
export const nextStep = <K extends string>(steps: readonly NextStep<K>[]): K | null =>
  steps.find(({ isDue, ruleResult }) => isDue && ruleResult.allowed)?.key ?? null

export type ChecklistLine = { label: string; isDone: boolean }
