import { expect, test } from 'vitest'
import type { Assertion } from '../../../src/contract/training/exercise.ts'
import type { Fact, FactFields } from '../../../src/rules/training/facts.ts'
import { filledText, tooMany } from '../../../src/rules/training/sentences.ts'

const fact = (kind: Fact['kind'], fields: FactFields = {}): Fact => ({
  ...{ kind, key: '1', since: 'new', before: null },
  fields,
})
const assertionOf = (given: Partial<Assertion>): Assertion => ({
  ...{ text: 'Нещо', kind: 'document', since: 'new', find: [], points: 1, missing: 'Няма.' },
  ...given,
})
const numbered = (kind: Fact['kind'], ...numbers: string[]) => numbers.map((number) => fact(kind, { number }))

test.each<[given: Partial<Assertion>, found: Fact[], says: string]>([
  [{}, numbered('document', '1', '2'), 'Има 2 нови документа („1“ и „2“), а трябва да е само един.'],
  [{ kind: 'task' }, [fact('task'), fact('task')], 'Има 2 нови задачи, а трябва да е само една.'],
  [{ kind: 'obligation', count: 0 }, [fact('obligation')], 'Има ново задължение, а не трябва да има такъв запис.'],
  [
    { kind: 'taskPart', count: 2 },
    Array(4).fill(fact('taskPart')),
    'Има 4 нови изпълнители на задачи, а трябва да са 2.',
  ],
  [
    { kind: 'caseFile', since: 'changed', count: 0 },
    numbered('caseFile', '1'),
    'Променена е преписка („1“), а не трябва да има такъв запис.',
  ],
  [{ more: 'Регистрирано е повече от едно ново писмо.' }, [], 'Регистрирано е повече от едно ново писмо.'],
])('the message about too many records: %j', (given, found, says) =>
  expect(tooMany(assertionOf(given), found)).toBe(says),
)

test('a text has the names of the found records, and readable days', () => {
  const found = { letter: fact('document', { number: '04-1', deadline: '2026-11-25', correspondents: ['А', 'Б'] }) }
  const known = { day: '2026-11-20', workingDays: ['2026-11-23', '2026-11-24'], me: '', found }
  expect(filledText('{letter.number} от {letter.correspondents} изтече на {letter.deadline}.', known)).toBe(
    '04-1 от А и Б изтече на 25.11.2026 г.',
  )
  expect(filledText('{day.14}, {day.-1} и {workingDay.2}', known)).toBe('04.12.2026 г., 19.11.2026 г. и 24.11.2026 г.')
  expect(filledText('{nobody.number}', known)).toBe('{nobody.number}')
})
