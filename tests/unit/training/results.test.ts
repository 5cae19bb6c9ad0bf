import { expect, test } from 'vitest'
import type { ResultLine } from '../../../src/contract/training/results.ts'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { readClass, rowsOfClass } from '../../../src/features/training/results/resultFiles.ts'
import {
  bestLines,
  linesOfFiles,
  linesOfRuns,
  linesUnderName,
  stateOfLine,
} from '../../../src/rules/training/results.ts'
import { minutesInText } from '../../../src/rules/training/resultText.ts'
import { trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'

const line = (given: Partial<ResultLine> = {}): ResultLine => ({
  person: 'Мария Петрова',
  exercise: 'Първото писмо',
  points: 5,
  outOf: 9,
  attempts: 1,
  hints: 0,
  minutes: 4,
  day: '2026-11-20',
  ...given,
})
const fileOf = (lines: ResultLine[], given: object = {}) =>
  new File([JSON.stringify({ format: 'delovod-results', version: 1, lines, ...given })], 'r.json')

test('for each person and exercise the best result is shown: more points, then fewer hints; all checks are counted', () => {
  const best = line({ points: 9, hints: 1, attempts: 2 })
  const lines = [line(), line({ points: 9, hints: 2 }), best, line({ points: 9, hints: 1, attempts: 3 })]
  expect(bestLines([...lines, line({ person: 'Ана' })])).toEqual([line({ person: 'Ана' }), { ...best, attempts: 7 }])
})

const at = (hour: number, points: number) => ({ points, at: `2026-11-20T0${hour}:00:00.000Z` })
test('several runs are shown with their number, the best and the last result', () => {
  const lines = [
    line({ points: 9, runs: 1, last: at(7, 9) }),
    line({ points: 3, runs: 1, last: at(8, 3) }),
    line({ points: 0, attempts: 0, runs: 1 }),
  ]
  expect(bestLines(lines)).toEqual([line({ points: 9, runs: 3, attempts: 2, last: at(8, 3) })])
  expect(bestLines(lines.toReversed())).toEqual(bestLines(lines))
})

test('a file imported twice gives the same runs, and one of an older version has none', () => {
  const [earlier, later] = [line({ runs: 1, last: at(7, 5) }), line({ points: 9, runs: 3, last: at(8, 9) })]
  expect(linesOfFiles([later, earlier])).toEqual([later])
  expect(linesOfFiles([line(), line({ points: 2 })])).toEqual([line()])
})

test('an assigned exercise that was not started has a separate line, in the order of the exercises', async () => {
  const exercises = [
    { title: 'Спряна услуга', points: 7 },
    { title: 'Първото писмо', points: 10 },
  ]
  const at = await trainee(readyExercises.find(({ id }) => id === 'first-letter')!)
  const lines = linesOfRuns(await at.adminApi.exerciseRuns(), exercises, at.run.person)
  expect(lines.map((one) => [one.person, one.exercise, one.outOf, stateOfLine(one)])).toEqual([
    [at.run.person, 'Спряна услуга', 7, 'untried'],
    [at.run.person, 'Първото писмо', 10, 'unchecked'],
  ])
  const valuesOf = (rows: ReturnType<typeof rowsOfClass>) => rows.map((row) => row.map((cell) => cell?.value))
  const none = ['', '', '', '', '', '']
  const [today, day] = [new Date(`${at.run.heldOn}T00:00:00Z`), new Date('2026-11-20T00:00:00Z')]
  expect(valuesOf(rowsOfClass(lines))).toEqual([
    [at.run.person, 'Спряна услуга', 'не е започвано', 0, '', '', 7, ...none],
    [at.run.person, 'Първото писмо', 'започнато, без проверка', 0, '', '', 10, 0, 0, 0, today, day, ''],
  ])
  const checked = line({ runs: 2, last: { points: 3, at: '2026-11-20T08:00:00.000Z' }, attempts: 4, hints: 1 })
  expect(valuesOf(rowsOfClass([checked]))).toEqual([
    ['Мария Петрова', 'Първото писмо', 'отчасти', 2, 5, 3, 9, 4, 1, 4, '', day, ''],
  ])
})

test("each exercise has one line under the trainee's name, for any account", () => {
  const lines = [line({ points: 4 }), line({ person: 'Десислава Радева', points: 9 }), line({ exercise: 'Друго' })]
  const named = linesUnderName(lines, ' Ани Колева ')
  expect(named.map(({ person, exercise, points }) => [person, exercise, points])).toEqual([
    ['Ани Колева', 'Първото писмо', 9],
    ['Ани Колева', 'Друго', 5],
  ])
  expect(linesUnderName(lines, ' ')).toEqual(lines)
})

test('the files of a class become one table, and an invalid one is named', async () => {
  const other = line({ person: 'Ана' })
  const read = (await trainingBackend()).adminApi.readResults
  expect(await readClass([fileOf([line()]), fileOf([other])], read)).toEqual([other, line()])
  await expect(readClass([fileOf([line()], { version: 2 })], read)).rejects.toThrow('„r.json“ не е файл с резултати')
  await expect(readClass([new File(['{'], 'x.json')], read)).rejects.toThrow('„x.json“ не е файл с резултати')
})

test('a checked run is a line of the table', async () => {
  const exercise = readyExercises.find(({ id }) => id === 'first-letter')!
  const at = await trainee(exercise)
  const [begun] = linesOfRuns(await at.adminApi.exerciseRuns())
  expect(begun).toMatchObject({ exercise: 'Първото писмо', points: 0, outOf: 10, attempts: 0, runs: 0 })
  expect(begun?.last).toBeUndefined()
  await waysOfDocuments['first-letter']!.right(at)
  await at.check()
  expect(linesOfRuns(await at.adminApi.exerciseRuns())).toMatchObject([
    { exercise: 'Първото писмо', points: 10, outOf: 10, attempts: 1, hints: 0, day: '2026-11-20', runs: 1 },
  ])
})

test('a run abandoned before a check is no attempt, but shows that the exercise was started', async () => {
  const at = await trainee(readyExercises.find(({ id }) => id === 'first-letter')!)
  await at.adminApi.endExercise(at.run.id)
  const stopped = linesOfRuns(await at.adminApi.exerciseRuns())
  expect(stopped.map((one) => [one.runs, stateOfLine(one)])).toEqual([[0, 'unchecked']])
  const again = await at.adminApi.beginExercise(at.run.exercise, 'mpetrova')
  await at.adminApi.checkExercise(again.id)
  expect(linesOfRuns(await at.adminApi.exerciseRuns())).toMatchObject([{ runs: 1, attempts: 1 }])
  // If a trainee has two files of results, the file with more results is used.
  const untried = line({ day: null, attempts: 0, points: 0, runs: 0 })
  const left = line({ attempts: 0, points: 0, runs: 0 })
  expect(linesOfFiles([untried, left]).map(stateOfLine)).toEqual(['unchecked'])
  expect(linesOfFiles([left, untried]).map(stateOfLine)).toEqual(['unchecked'])
})

test('one trainee is one person, for any spelling of her name', () => {
  const lines = [line({ person: 'Ани Колева' }), line({ person: ' ани  колева', exercise: 'Друго' })]
  expect(bestLines(lines).map(({ person }) => person)).toEqual(['Ани Колева', 'Ани Колева'])
  expect(linesOfFiles([...lines, line({ person: 'АНИ КОЛЕВА', points: 9 })])).toHaveLength(2)
})

test.each([
  [0, 'под минута'],
  [1, '1 минута'],
  [12, '12 минути'],
])('%i minutes in words: %s', (minutes, words) => expect(minutesInText(minutes)).toBe(words))
