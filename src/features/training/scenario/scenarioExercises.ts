import type { Exercise } from '../../../contract/training/exercise.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { readyExercises } from '../readyExercises.ts'

export const scenarioExercises = ({ exercises }: Pick<Scenario, 'exercises'>): Exercise[] =>
  exercises.flatMap((one) => ('ready' in one ? (readyExercises.find(({ id }) => id === one.ready) ?? []) : one))

/** Returns an exercise as a scenario contains it: the id of a ready exercise, otherwise the whole exercise. */
export const inScenario = (exercise: Exercise): Scenario['exercises'][number] =>
  readyExercises.includes(exercise) ? { ready: exercise.id } : exercise
