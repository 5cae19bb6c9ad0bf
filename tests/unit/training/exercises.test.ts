import { expect, test } from 'vitest'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'
import { waysOfRecords } from './waysOfRecords.ts'

const ways = { ...waysOfDocuments, ...waysOfRecords }
const unserved = 'В този свят няма нужното за упражнението'

test('every built-in exercise has a correct way, a corrected mistake and at least ten near misses', () => {
  expect(readyExercises.length).toBeGreaterThanOrEqual(16)
  expect(Object.keys(ways).toSorted()).toEqual(readyExercises.map(({ id }) => id).toSorted())
  for (const [id, { wrong, repaired }] of Object.entries(ways)) {
    expect(wrong.length, id).toBeGreaterThanOrEqual(10)
    expect(repaired.length, id).toBeGreaterThanOrEqual(1)
  }
})

test.each(Array.from({ length: 10 }, (_, at) => at + 1))(
  'seed %i: each exercise finds what its story names, or says that there is nothing of the kind',
  async (seed) => {
    const here = await trainingBackend(400, undefined, { seed })
    let begunCount = 0
    for (const exercise of readyExercises) {
      const begun = here.adminApi.beginExercise(exercise, exercise.who ?? 'mpetrova')
      const message = await begun.then(
        ({ story, hints }) => {
          begunCount += 1
          return [...story, ...hints].join(' ')
        },
        (problem: Error) => {
          expect(problem.message, exercise.id).toContain(unserved)
          return problem.message
        },
      )
      expect(message, exercise.id).not.toMatch(/\{\w+\.-?\w+\}|\d{4}-\d\d-\d\d|null|undefined|№ ,|от \.|г\.\./)
    }
    expect(begunCount).toBeGreaterThan(readyExercises.length / 2)
  },
)

test.each(['2026-11-30', '2026-11-28', '2026-12-31', '2028-02-29'])(
  'started on %s, the correct way gives all points',
  async (day) => {
    const start = new Date(`${day}T09:00:00Z`)
    let begunCount = 0
    for (const exercise of readyExercises) {
      const at = await trainingBackend(400, undefined, { seed: 3, start })
        .then((here) => trainee(exercise, here))
        .catch((problem: Error) => {
          expect(problem.message, exercise.id).toContain(unserved)
          return null
        })
      if (!at) continue
      begunCount += 1
      await ways[exercise.id]?.right(at)
      const { isDone, assertions } = await at.check()
      expect(
        assertions.flatMap(({ sentences }) => sentences),
        exercise.id,
      ).toEqual([])
      expect(isDone, exercise.id).toBe(true)
    }
    expect(begunCount).toBeGreaterThan(readyExercises.length / 2)
  },
  60_000,
)
