import { expect, test } from 'vitest'
import {
  AwaitedResult,
  awaitedResultLabels,
  Conjunction,
  conjunctionLabels,
} from '../../../../src/contract/taskKinds.ts'
import { refusalOf } from '../../../../src/rules/ruleResult.ts'
import { mayFollow, type PartOutcome } from '../../../../src/rules/tasks/taskCondition.ts'

const outcomes: Record<string, PartOutcome> = { '.': 'open', '+': 'positive', '-': 'negative' }
const names = ['Иван Колев', 'Мария Петрова', 'Елена Димова']
/**
 * Returns the preceding task, with one assignee per character: „.“ has not completed it, „+“ has with a positive
 * result, „-“ with a negative one.
 */
const drawn = (parts: string, isOver = !parts.includes('.')) => ({
  number: '5',
  isOver,
  parts: [...parts].map((sign, at) => ({ name: names[at] ?? '', outcome: outcomes[sign] ?? 'open' })),
})
const { ALL, ANY } = Conjunction
const { POSITIVE, NEGATIVE, EITHER } = AwaitedResult

test('each id has the label of the specification', () => {
  expect([ALL, ANY].map((id) => conjunctionLabels[id])).toEqual([
    'И – всички изпълнители',
    'ИЛИ – поне един изпълнител',
  ])
  expect([POSITIVE, NEGATIVE, EITHER].map((id) => awaitedResultLabels[id])).toEqual([
    'Положителен',
    'Отрицателен',
    'Без значение',
  ])
})

test.each([
  [ALL, POSITIVE, '++', 'goes'],
  [ALL, POSITIVE, '+.', 'waits'],
  [ALL, POSITIVE, '..', 'waits'],
  [ALL, POSITIVE, '+-', 'never'],
  [ALL, POSITIVE, '-.', 'never'],
  [ALL, NEGATIVE, '--', 'goes'],
  [ALL, NEGATIVE, '-.', 'waits'],
  [ALL, NEGATIVE, '+-', 'never'],
  [ALL, EITHER, '+-', 'goes'],
  [ALL, EITHER, '-.', 'waits'],
  [ANY, POSITIVE, '+.', 'goes'],
  [ANY, POSITIVE, '+-', 'goes'],
  [ANY, POSITIVE, '-.', 'waits'],
  [ANY, POSITIVE, '--', 'never'],
  [ANY, NEGATIVE, '-.', 'goes'],
  [ANY, NEGATIVE, '+.', 'waits'],
  [ANY, NEGATIVE, '++', 'never'],
  [ANY, EITHER, '-.', 'goes'],
  [ANY, EITHER, '..', 'waits'],
] as const)('condition %i with result %i after „%s“: %s', (conjunctionId, resultId, parts, expected) => {
  const title = refusalOf(mayFollow({ conjunctionId, resultId }, drawn(parts)))?.title
  const titles = {
    goes: undefined,
    waits: 'Задачата чака задача № 5.',
    never: 'Задачата чака друг резултат от задача № 5.',
  }
  expect(title).toBe(titles[expected])
})

test('a withdrawn predecessor is not awaited, and a task without a condition waits for nothing', () => {
  expect(mayFollow({ conjunctionId: ALL, resultId: POSITIVE }, drawn('-.', true)).allowed).toBe(true)
  expect(mayFollow({ conjunctionId: null, resultId: null }, drawn('..')).allowed).toBe(true)
})

test('a refusal names the awaited task and assignees', () => {
  expect(refusalOf(mayFollow({ conjunctionId: ALL, resultId: POSITIVE }, drawn('.+.')))).toEqual({
    title: 'Задачата чака задача № 5.',
    because: 'Продължава, когато всички изпълнители я приключат с положителен резултат.',
    who: 'Още не са приключили: Иван Колев и Елена Димова.',
  })
  expect(refusalOf(mayFollow({ conjunctionId: ANY, resultId: EITHER }, drawn('..')))?.because).toBe(
    'Продължава, когато поне един изпълнител я приключи.',
  )
  expect(refusalOf(mayFollow({ conjunctionId: ANY, resultId: NEGATIVE }, drawn('++')))).toMatchObject({
    because: 'Продължава, когато поне един изпълнител я приключи с отрицателен резултат, а тя има друг резултат.',
    who: 'Възложителят може да промени условието.',
  })
})
