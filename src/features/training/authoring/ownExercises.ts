import * as v from 'valibot'
import { Exercise } from '../../../contract/training/exercise.ts'
import { saveFile } from '../../../transport/download.ts'

const KEY = 'delovod-own-exercises'

/** The exercises that were written or opened in this browser; what does not fit the shape any more is left out. */
export const ownExercises = (): Exercise[] => {
  try {
    const read = v.safeParse(v.array(v.unknown()), JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return (read.success ? read.output : []).flatMap((one) => {
      const exercise = v.safeParse(Exercise, one)
      return exercise.success ? [exercise.output] : []
    })
  } catch {
    return []
  }
}

const keep = (exercises: readonly Exercise[]): void => localStorage.setItem(KEY, JSON.stringify(exercises))

export const keepExercise = (exercise: Exercise): void =>
  keep([...ownExercises().filter(({ id }) => id !== exercise.id), exercise])

export const removeExercise = (id: string): void => keep(ownExercises().filter((one) => one.id !== id))

/** Saves an exercise as a file that another browser opens. */
export const saveExercise = (exercise: Exercise): void =>
  saveFile(new File([JSON.stringify(exercise)], `Упражнение – ${exercise.title}.json`, { type: 'application/json' }))

/** An exercise from a file, kept in the list; rejects with a sentence for a file that is none. */
export const openExercise = async (file: File): Promise<void> => {
  const wrong = new Error(`„${file.name}“ не е файл с упражнение или е от друга версия.`)
  if (file.size > 1_000_000) throw wrong
  let given: unknown
  try {
    given = JSON.parse(await file.text())
  } catch {
    throw wrong
  }
  const read = v.safeParse(Exercise, given)
  if (!read.success) throw wrong
  keepExercise(read.output)
}
