import * as v from 'valibot'
import { Exercise } from '../../src/contract/training/exercise.ts'
import { type ResultLine, Results } from '../../src/contract/training/results.ts'
import { decline } from './declined.ts'

/** An exercise that comes from a file, checked by its shape and version; declined with the file's name. */
export const readExercise = (given: unknown, fileName: string): Exercise => {
  const read = v.safeParse(Exercise, given)
  return read.success ? read.output : decline(`„${fileName}“ не е файл с упражнение или е от друга версия.`)
}

/** The lines of a file of results, checked in the same way. */
export const readResults = (given: unknown, fileName: string): ResultLine[] => {
  const read = v.safeParse(Results, given)
  return read.success
    ? read.output.lines
    : decline(`„${fileName}“ не е файл с резултати от обучение или е от друга версия.`)
}
