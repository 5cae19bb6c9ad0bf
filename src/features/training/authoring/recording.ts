import type { Exercise } from '../../../contract/training/exercise.ts'
import { longest } from '../../../contract/training/longest.ts'
import type { Proposed } from '../../../rules/training/proposeAssertions.ts'

export { longest }

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

/** What the trainer words: texts of several lines are one entry a line. */
export type Worded = { title: string; story: string; hints: string }
export type Kept = Proposed & { key: string; isKept: boolean }

const lines = (text: string, most: number): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, most))
    .filter((line) => line !== '')

/** What is missing before an exercise can be saved, by field; an empty record when nothing is. */
export const wordedErrors = ({ title, story }: Worded, kept: readonly Kept[]): Record<string, string> => ({
  ...(title.trim() === '' && { title: 'Полето е задължително' }),
  ...(lines(story, longest.paragraph).length === 0 && { story: 'Полето е задължително' }),
  ...(!kept.some(({ isKept }) => isKept) && { kept: 'Оставете поне една проверка.' }),
})

/** The exercise of what a trainer has kept, worded and ordered. */
export const exerciseOf = (
  { title, story, hints }: Worded,
  kept: readonly Kept[],
  { who, start, id }: Pick<Exercise, 'who' | 'start' | 'id'>,
): Exercise => {
  const chosen = kept.filter(({ isKept }) => isKept)
  return {
    format: 'delovod-exercise',
    version: 1,
    id,
    title: title.trim(),
    module: 'Мои упражнения',
    story: lines(story, longest.paragraph).slice(0, 12),
    who,
    start,
    hints: lines(hints, longest.hint).slice(0, 12),
    prepare: chosen.flatMap(({ prepare }) => (prepare ? [prepare] : [])),
    assertions: chosen.map(({ assertion }) => assertion),
  }
}
