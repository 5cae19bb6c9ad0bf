import type { Exercise } from '../../contract/training/exercise.ts'

/** The exercises that come with the product, in the order in which they are taught. */
export const readyExercises: readonly Exercise[] = []
