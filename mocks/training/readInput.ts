import * as v from 'valibot'
import { Exercise } from '../../src/contract/training/exercise.ts'
import { type ResultLine, Results } from '../../src/contract/training/results.ts'
import { decline } from './trainingError.ts'

export const readExercise = (given: unknown, fileName: string): Exercise => {
  const read = v.safeParse(Exercise, given)
  return read.success ? read.output : decline(`„${fileName}“ не е файл с упражнение или е от друга версия.`)
}

export const readResults = (given: unknown, fileName: string): ResultLine[] => {
  const read = v.safeParse(Results, given)
  return read.success
    ? read.output.lines
    : decline(`„${fileName}“ не е файл с резултати от обучение или е от друга версия.`)
}
