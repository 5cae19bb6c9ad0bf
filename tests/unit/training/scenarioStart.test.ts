import { expect, test } from 'vitest'
import { demoUsers } from '../../../fixtures/demoUsers.ts'
import { startOfTrainee, traineesInOrder, usualTrainee } from '../../../src/rules/training/scenarioStart.ts'

const of = (who: string | null, start = '/x') => ({ who, start })

test.each<[what: string, own: string, exercises: ReturnType<typeof of>[], who: string]>([
  ['a trainer who is a clerk, and no exercise', 'dradeva', [], 'dradeva'],
  ['an administrator, and no exercise: the clerk at the desk', 'administrator', [], 'mpetrova'],
  ['an administrator, and an exercise of somebody', 'administrator', [of('pvasilev'), of('mpetrova')], 'pvasilev'],
  ['a clerk, and an exercise of somebody else', 'mpetrova', [of(null), of('dradeva')], 'dradeva'],
  ['an exercise of an administrator', 'administrator', [of('administrator')], 'mpetrova'],
  ['somebody who is not offered', 'nobody', [], 'mpetrova'],
])('the user of a scenario: %s', (_, own, exercises, who) => expect(usualTrainee(demoUsers, own, exercises)).toBe(who))

test('without users to choose from, none is selected', () => expect(usualTrainee([], 'mpetrova', [])).toBe(''))

test("the same user starts at the trainer's screen, else at the start of the first assigned exercise, else at home", () => {
  const exercises = [of('dradeva', '/a'), of(null, '/b')]
  expect(startOfTrainee('mpetrova', 'mpetrova', '/here?x=1', exercises)).toBe('/here?x=1')
  expect(startOfTrainee('dradeva', 'administrator', '/users', exercises)).toBe('/a')
  expect(startOfTrainee('mpetrova', 'administrator', '/users', exercises)).toBe('/b')
  expect(startOfTrainee('mpetrova', 'administrator', '/users', [])).toBe('/')
})

test('the order of the offered users: most exercises first, then those with a position, with a single role, the administrator', () => {
  const names = (exercises: Parameters<typeof traineesInOrder>[1]) =>
    traineesInOrder(demoUsers, exercises).map(({ userName }) => userName)
  const without = names([])
  expect(without.slice(0, 2)).toEqual(['mpetrova', 'sdimitrova'])
  expect(without.slice(-2)).toEqual(['library.manager', 'administrator'])
  const chosen = [{ who: 'pvasilev' }, { who: null, alsoBy: ['documents.eau', 'yangelova'] }, { who: 'yangelova' }]
  expect(names(chosen).slice(0, 4)).toEqual(['yangelova', 'pvasilev', 'documents.eau', 'mpetrova'])
  expect(names(chosen)).toHaveLength(demoUsers.length)
})
