/**
 * When a subtask may be completed, depending on the result of its parent task. Specification 2, section 5, names a
 * condition and a result for this, but not their effect. A withdrawn parent task blocks nothing.
 */

import { AwaitedResult, Conjunction } from '../../contract/taskKinds.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { listed } from '../words/pluralise.ts'

export type PartOutcome = 'open' | 'positive' | 'negative'
export type Predecessor = {
  number: string
  isOver: boolean
  parts: readonly { name: string; outcome: PartOutcome }[]
}
export type Condition = { conjunctionId: number | null; resultId: number | null }

const fits = (outcome: PartOutcome, resultId: number | null): boolean => {
  if (outcome === 'open') return false
  if (resultId === AwaitedResult.POSITIVE) return outcome === 'positive'
  return resultId !== AwaitedResult.NEGATIVE || outcome === 'negative'
}

const resultText: Record<number, string> = {
  [AwaitedResult.POSITIVE]: ' с положителен резултат',
  [AwaitedResult.NEGATIVE]: ' с отрицателен резултат',
}
const wordsOf = ({ conjunctionId, resultId }: Condition): string =>
  (conjunctionId === Conjunction.ANY
    ? 'Продължава, когато поне един изпълнител я приключи'
    : 'Продължава, когато всички изпълнители я приключат') + (resultText[resultId ?? 0] ?? '')

/**
 * Refuses to continue until the condition on the parent task is met. The refusal names the missing result and its
 * assignees.
 */
export const mayFollow = (condition: Condition, { number, isOver, parts }: Predecessor): RuleResult => {
  if (condition.conjunctionId === null) return allowed
  const open = parts.filter(({ outcome }) => outcome === 'open')
  if (isOver && open.length > 0) return allowed
  const isAny = condition.conjunctionId === Conjunction.ANY
  const isFit = ({ outcome }: Predecessor['parts'][number]) => fits(outcome, condition.resultId)
  if (isAny ? parts.some(isFit) : parts.every(isFit)) return allowed
  const canStill = isAny ? open.length > 0 : parts.every((one) => one.outcome === 'open' || isFit(one))
  return canStill
    ? refused(
        `Задачата чака задача № ${number}.`,
        `${wordsOf(condition)}.`,
        `Още не са приключили: ${listed(open.map(({ name }) => name))}.`,
      )
    : refused(
        `Задачата чака друг резултат от задача № ${number}.`,
        `${wordsOf(condition)}, а тя има друг резултат.`,
        'Възложителят може да промени условието.',
      )
}
