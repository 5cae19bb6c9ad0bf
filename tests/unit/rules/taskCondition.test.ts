import { expect, test } from 'vitest'
import { conjunctionTypes, possibleResultTypes } from '../../../fixtures/nomenclatures.ts'
import { refusalOf } from '../../../src/rules/refusal.ts'
import { AwaitedResult, Conjunction, mayFollow, type PartOutcome } from '../../../src/rules/tasks/taskCondition.ts'

const outcomes: Record<string, PartOutcome> = { '.': 'open', '+': 'positive', '-': 'negative' }
const names = ['Иван Колев', 'Мария Петрова', 'Елена Димова']
/** A predecessor drawn by its parts: „.“ open, „+“ positive, „-“ negative. */
const drawn = (parts: string, isOver = !parts.includes('.')) => ({
  number: '5',
  isOver,
  parts: [...parts].map((sign, at) => ({ name: names[at] ?? '', outcome: outcomes[sign] ?? 'open' })),
})
const { ALL, ANY } = Conjunction
const { POSITIVE, NEGATIVE, EITHER } = AwaitedResult

test('the ids are those of the lists', () => {
  expect(conjunctionTypes.map(({ id }) => id)).toEqual([ALL, ANY])
  expect(conjunctionTypes[0]?.name).toMatch(/^И /)
  expect(possibleResultTypes.map(({ name }) => name)).toEqual(['Положителен', 'Отрицателен', 'Без значение'])
  expect(possibleResultTypes.map(({ id }) => id)).toEqual([POSITIVE, NEGATIVE, EITHER])
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

test('a withdrawn predecessor is not waited for, and a task without a condition waits for nothing', () => {
  expect(mayFollow({ conjunctionId: ALL, resultId: POSITIVE }, drawn('-.', true)).allowed).toBe(true)
  expect(mayFollow({ conjunctionId: null, resultId: null }, drawn('..')).allowed).toBe(true)
})

test('a refusal says what is waited for, and whom', () => {
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
