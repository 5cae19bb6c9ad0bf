import type { Exercise } from '../../../contract/training/exercise.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { readyExercises } from '../readyExercises.ts'

/** The exercises of a scenario, whole; a ready one that this version does not have is left out. */
export const scenarioExercises = ({ exercises }: Pick<Scenario, 'exercises'>): Exercise[] =>
  exercises.flatMap((one) => ('ready' in one ? (readyExercises.find(({ id }) => id === one.ready) ?? []) : one))

/** How a scenario names an exercise: a ready one by its id, one that was written here whole. */
export const inScenario = (exercise: Exercise): Scenario['exercises'][number] =>
  readyExercises.includes(exercise) ? { ready: exercise.id } : exercise
