import type { Exercise } from '../../../contract/training/exercise.ts'
import type { EditedExercise, EditedRecord } from '../../../rules/training/editedExercise.ts'

const RECORDING = 'recording'

/** While a trainer shows what is to be done, the world is watched as during an exercise; this one asks for nothing. */
export const recordingFrom = (start: string): Exercise => ({
  format: 'delovod-exercise',
  version: 1,
  id: RECORDING,
  title: 'Записване на упражнение',
  story: ['Направете това, което искате да правят обучаемите.'],
  who: null,
  start,
  hints: [],
  prepare: [],
  assertions: [
    { text: 'Нищо', kind: 'libraryDocument', since: 'removed', find: [], count: 0, points: 0, missing: 'Нищо' },
  ],
})
export const isRecording = ({ id }: Pick<Exercise, 'id'>): boolean => id === RECORDING

/** An id that no other exercise of this browser has: of this moment. */
const newId = (): string => `own-${Date.now()}`

/** A new exercise: of what was recorded, or empty. */
export const newExercise = (who: string | null, start: string, records: readonly EditedRecord[]): EditedExercise => ({
  ...{ id: newId(), title: '', story: '', hints: '', minutes: null, who, start, records },
  rest: { prepare: [] },
})

/** The same exercise as a new one of its own. */
export const copyOf = (exercise: Exercise): Exercise => ({
  ...exercise,
  id: newId(),
  title: `${exercise.title} – копие`.slice(0, 120),
})
