import type { RuleResult } from './ruleResult.ts'

export type NextStep<K extends string> = { key: K; isDue: boolean; ruleResult: RuleResult }

/** Returns the key of the first step that is suggested to this user (`isDue`) and permitted; null if there is none. */
export const nextStep = <K extends string>(steps: readonly NextStep<K>[]): K | null =>
  steps.find(({ isDue, ruleResult }) => isDue && ruleResult.allowed)?.key ?? null

export type ChecklistLine = { label: string; isDone: boolean }
