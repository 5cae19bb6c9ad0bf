import { beforeAll, expect, test } from 'vitest'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { trainee, type Ways } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'

type TrainingHarness = Awaited<ReturnType<typeof trainingBackend>>

const sentencesOf = (checked: { assertions: { sentences: string[] }[] }): string[] =>
  checked.assertions.flatMap(({ sentences }) => sentences)

/**
 * Tests exercises by sending the requests of the screens: the right solution and a corrected mistake get full credit; a
 * solution with one wrong detail does not, and the detail is reported.
 */
export const crawlExercises = (ways: Readonly<Record<string, Ways>>): void => {
  const exercises = readyExercises.filter(({ id }) => id in ways)
  const shared = new Map<string, TrainingHarness>()
  const begin = async (exercise: (typeof exercises)[number]) =>
    trainee(exercise, ways[exercise.id]?.isFresh ? undefined : shared.get(exercise.id))
  beforeAll(async () => {
    for (const { id } of exercises) if (!ways[id]?.isFresh) shared.set(id, await trainingBackend())
  })

  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
    '%s: the right way gives all points',
    async (id, exercise) => {
      const at = await begin(exercise)
      const text = [...at.run.story, ...at.run.hints].join(' ')
      expect(text).not.toMatch(/\{\w+\.-?\w+\}|\d{4}-\d\d-\d\d|null|undefined/)
      expect(await at.check(), 'nothing is done yet').toMatchObject({ points: 0, isDone: false })
      await ways[id]?.right(at)
      const checked = await at.check()
      expect(sentencesOf(checked)).toEqual([])
      expect(checked).toMatchObject({ isDone: true, points: checked.outOf })
    },
  )

  const repaired = exercises.flatMap((exercise) =>
    (ways[exercise.id]?.repaired ?? []).map(([name, way]) => [`${exercise.id}, ${name}`, exercise, way] as const),
  )
  test.each(repaired)('%s: the corrected mistake gives all points', async (_, exercise, way) => {
    const at = await begin(exercise)
    await way(at)
    const checked = await at.check()
    expect(sentencesOf(checked)).toEqual([])
    expect(checked).toMatchObject({ isDone: true, points: checked.outOf })
  })

  const wrong = exercises.flatMap((exercise) =>
    (ways[exercise.id]?.wrong ?? []).map(
      ([name, way, message]) => [`${exercise.id}, ${name}`, exercise, way, message] as const,
    ),
  )
  test.each(wrong)('%s: not all of the points, and the mistake is named', async (_, exercise, way, message) => {
    const at = await begin(exercise)
    await way(at)
    const checked = await at.check()
    const sentences = sentencesOf(checked)
    expect(sentences.join('\n')).toMatch(message)
    expect(sentences.join(' ')).not.toMatch(/\{|\d{4}-\d\d-\d\d|г\.\./)
    expect(checked.isDone).toBe(false)
    expect(checked.points).toBeLessThan(checked.outOf)
  })
}
