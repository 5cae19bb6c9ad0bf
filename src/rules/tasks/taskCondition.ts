/**
 * When a task that goes on after another one may be completed. Document 2, section 5 asks for the condition („Условие“)
 * and the result, and not what follows from them; decided here. A withdrawn predecessor is not waited for.
 */

import { AwaitedResult, Conjunction } from '../../contract/taskKinds.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'
import { listed } from '../words/count.ts'

/** What a part of the predecessor came to; a result is negative when it asks for a comment. */
export type PartOutcome = 'open' | 'positive' | 'negative'
export type Predecessor = {
  number: string
  /** Nobody works on it any more: done, or withdrawn with open parts. */
  isOver: boolean
  parts: readonly { name: string; outcome: PartOutcome }[]
}
export type Condition = { conjunctionId: number | null; resultId: number | null }

const fits = (outcome: PartOutcome, resultId: number | null): boolean => {
  if (outcome === 'open') return false
  if (resultId === AwaitedResult.POSITIVE) return outcome === 'positive'
  return resultId !== AwaitedResult.NEGATIVE || outcome === 'negative'
}

const resultWords: Record<number, string> = {
  [AwaitedResult.POSITIVE]: ' с положителен резултат',
  [AwaitedResult.NEGATIVE]: ' с отрицателен резултат',
}
const wordsOf = ({ conjunctionId, resultId }: Condition): string =>
  (conjunctionId === Conjunction.ANY
    ? 'Продължава, когато поне един изпълнител я приключи'
    : 'Продължава, когато всички изпълнители я приключат') + (resultWords[resultId ?? 0] ?? '')

/** Whether the predecessor has come to what a task waits for; a refusal says what is waited for and whom. */
export const mayFollow = (condition: Condition, { number, isOver, parts }: Predecessor): Verdict => {
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
