import { expect, test } from 'vitest'
import type { Exercise } from '../../src/contract/training/exercise.ts'
import { readyExercises } from '../../src/features/training/readyExercises.ts'
import { sourcesOf } from './sources.ts'

const screens = sourcesOf('src', 'fixtures')
  .filter(({ path }) => !path.includes('/training/'))
  .map(({ text }) => text)
  .join('\n')
  // A label may stand on a line of its own between its tags.
  .replaceAll(/>\s+/g, '>')
  .replaceAll(/\s+</g, '<')

/** What a hint gives as an example of what may be written. */
const examples = ['Искане на становище по проект на наредба', 'Регистриран по погрешка с грешен подател']

const quoted = (text: string): string[] => [...text.matchAll(/„([^“{}]+)“/g)].flatMap(([, words]) => words ?? [])
const isWholeLabel = (words: string): boolean =>
  [`'${words}'`, `"${words}"`, `>${words}<`].some((one) => screens.includes(one))

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: what its hints put in quotation marks stands so on a screen, or is what is to be typed',
  (_, { hints, story, assertions }) => {
    const typed = `${story.join(' ')} ${JSON.stringify(assertions)} ${examples.join(' ')}`
    const unknown = hints.flatMap(quoted).filter((words) => !isWholeLabel(words) && !typed.includes(words))
    expect(unknown).toEqual([])
  },
)

/** Names and values of the world, and what the trainee types. */
const values = ({ story, assertions, prepare }: Exercise): string =>
  [
    ...story,
    JSON.stringify(prepare),
    ...assertions
      .flatMap(({ find, parts = [] }) => [find, ...parts.map(({ when }) => when)])
      .map((one) => JSON.stringify(one)),
  ].join(' ')

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: what is missing is said in the words of a screen, or of the task',
  (_, exercise) => {
    const said = exercise.assertions.flatMap(({ missing, more = '', parts = [] }) => [
      missing,
      more,
      ...parts.map((part) => part.missing),
    ])
    const known = `${values(exercise)} ${exercise.title}`
    expect(said.flatMap(quoted).filter((words) => !isWholeLabel(words) && !known.includes(words))).toEqual([])
  },
)

test('a label that no screen has is noticed', () => {
  expect(quoted('Натиснете „Изпей“ и {letter.number}')).toEqual(['Изпей'])
  expect(isWholeLabel('Изпей')).toBe(false)
  expect(isWholeLabel('Отговори')).toBe(true)
})
