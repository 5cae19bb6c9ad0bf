import type { Exercise } from '../../../contract/training/exercise.ts'
import type { Training } from '../../../rules/training/trainingApi.ts'
import { storedText, storeText } from '../../../storedTexts.ts'
import { saveFile } from '../../../transport/download.ts'
import { jsonIn } from '../jsonIn.ts'

const KEY = 'delovod-own-exercises'
type Read = Training['readExercise']

const stored = (): unknown[] => {
  try {
    const known: unknown = JSON.parse(storedText('browser', KEY) ?? '[]')
    return Array.isArray(known) ? known : []
  } catch {
    return []
  }
}
const whyNotKept = {
  full: 'Мястото за данни в браузъра свърши. Запазете упражнението като файл.',
  forbidden: 'Браузърът не позволява да се пазят данни: упражнението остава, докато не затворите страницата.',
}
/** Stores the exercises. Throws a readable error if the browser's storage is full or forbidden. */
const keep = (exercises: readonly Exercise[]): void => {
  const end = storeText('browser', KEY, JSON.stringify(exercises))
  if (end !== 'kept') throw new Error(whyNotKept[end])
}

/** Returns the exercises stored in this browser. Exercises with an invalid shape are left out. */
export const ownExercises = async (read: Read): Promise<Exercise[]> => {
  const all = await Promise.allSettled(stored().map((one) => read(one, '')))
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

export const keepExercise = async (exercise: Exercise, read: Read): Promise<void> =>
  keep([...(await ownExercises(read)).filter(({ id }) => id !== exercise.id), exercise])

export const removeExercise = async (id: string, read: Read): Promise<void> =>
  keep((await ownExercises(read)).filter((one) => one.id !== id))

export const saveExercise = (exercise: Exercise): void =>
  saveFile(new File([JSON.stringify(exercise)], `Упражнение – ${exercise.title}.json`, { type: 'application/json' }))

/** Reads an exercise from a file and stores it. Rejects with a message if the file is invalid. */
export const openExercise = async (file: File, read: Read): Promise<void> =>
  keepExercise(await read(await jsonIn(file), file.name), read)
