import { expect, test } from 'vitest'
import type { Exercise } from '../../../src/contract/training/exercise.ts'
import { newExercise, recordingFrom } from '../../../src/features/training/authoring/recording.ts'
import { exerciseOf } from '../../../src/rules/training/editedExercise.ts'
import { proposeChecks } from '../../../src/rules/training/proposeChecks.ts'
import { type Trainee, trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'

export type ExercisePath = (at: Trainee) => Promise<unknown>
export const writeExercise = async (who: string, prepare: ExercisePath, work: ExercisePath) => {
  const here = await trainingBackend()
  const before = await trainee({ ...recordingFrom('/documents'), id: 'before', who }, here)
  await prepare(before)
  await here.adminApi.endExercise(before.run.id)
  const at = await trainee({ ...recordingFrom('/documents'), who }, here)
  await work(at)
  const records = proposeChecks(await here.adminApi.factsOfRun(at.run.id))
  await here.adminApi.takeBack(at.run.id)
  const edited = { ...newExercise(who, '/documents', records), title: 'Свое', story: 'Направете го.' }
  const exercise = await here.adminApi.readExercise(exerciseOf(edited), 'Свое')
  return { here, records, exercise }
}
export type Authored = Awaited<ReturnType<typeof writeExercise>>

export const tryExercise = async ({ here, exercise }: Authored, way: ExercisePath) => {
  const at = await trainee(exercise, here)
  await way(at)
  const checked = await at.check()
  const sentences = checked.assertions.flatMap((one) => one.sentences)
  await here.adminApi.takeBack(at.run.id)
  return { checked, sentences }
}
export const sentencesIn = ({ assertions }: Exercise): string[] =>
  assertions.flatMap(({ missing, parts = [] }) => [missing, ...parts.map((part) => part.missing)])

export const expectWays = (
  made: () => Authored,
  {
    right,
    wrong,
  }: {
    right: readonly (readonly [string, ExercisePath])[]
    wrong: readonly (readonly [string, ExercisePath, unknown[]])[]
  },
) => {
  test.each(right)('the exercise %s gets all points', async (_, way) => {
    const { checked, sentences } = await tryExercise(made(), way)
    expect(sentences).toEqual([])
    expect(checked).toMatchObject({ isDone: true, points: checked.outOf })
  })
  test.each(wrong)('the mistake %s is reported', async (_, way, message) => {
    const { checked, sentences } = await tryExercise(made(), way)
    expect(sentences).toEqual(message)
    expect(checked.isDone).toBe(false)
    expect(checked.points).toBeLessThan(checked.outOf)
  })
}
