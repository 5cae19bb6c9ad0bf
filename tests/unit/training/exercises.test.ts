import { expect, test } from 'vitest'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { trainee } from './trainee.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'
import { waysOfRecords } from './waysOfRecords.ts'

const ways = { ...waysOfDocuments, ...waysOfRecords }

test('every ready exercise has a right way and at least two wrong ones', () => {
  expect(readyExercises.length).toBeGreaterThanOrEqual(16)
  expect(Object.keys(ways).toSorted()).toEqual(readyExercises.map(({ id }) => id).toSorted())
  for (const [id, { wrong }] of Object.entries(ways)) expect(wrong.length, id).toBeGreaterThanOrEqual(2)
})

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: the right way gives all points',
  async (id, exercise) => {
    const at = await trainee(exercise)
    expect(at.run.story.join(' ')).not.toMatch(/\{\w+\.\w+\}/)
    expect(at.run.hints.join(' ')).not.toMatch(/\{\w+\.\w+\}/)
    expect(await at.check(), 'nothing is done yet').toMatchObject({ points: 0, isDone: false })
    await ways[id]?.right(at)
    const checked = await at.check()
    expect(checked.assertions.flatMap(({ sentences }) => sentences)).toEqual([])
    expect(checked).toMatchObject({ isDone: true, points: checked.outOf })
  },
)

const wrong = readyExercises.flatMap((exercise) =>
  (ways[exercise.id]?.wrong ?? []).map((one) => [`${exercise.id}, ${one.name}`, exercise, one] as const),
)
test.each(wrong)('%s: some of the points, and what is missing', async (_, exercise, { way, told }) => {
  const at = await trainee(exercise)
  await way(at)
  const checked = await at.check()
  expect(checked.assertions.flatMap(({ sentences }) => sentences)).toContain(told)
  expect(checked.isDone).toBe(false)
  expect(checked.points).toBeGreaterThan(0)
  expect(checked.points).toBeLessThan(checked.outOf)
})
