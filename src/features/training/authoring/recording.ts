import type { Exercise } from '../../../contract/training/exercise.ts'
import type { EditedExercise, EditedRecord } from '../../../rules/training/editedExercise.ts'

const RECORDING = 'recording'

/**
 * Returns an exercise that only records what the trainer does. It has no real checks; as in any exercise, the changes
 * of the mock database are tracked.
 */
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

const newId = (): string => `own-${Date.now()}`

export const newExercise = (who: string | null, start: string, records: readonly EditedRecord[]): EditedExercise => ({
  ...{ id: newId(), title: '', story: '', hints: '', minutes: null, who, start, records },
  rest: { prepare: [] },
})

export const copyOf = (exercise: Exercise): Exercise => ({
  ...exercise,
  id: newId(),
  title: `${exercise.title} – копие`.slice(0, 120),
})
