import type { Exercise } from '../../../contract/training/exercise.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { readyExercises } from '../readyExercises.ts'

/** The full exercises of a scenario; unknown ready exercises are left out. */
export const scenarioExercises = ({ exercises }: Pick<Scenario, 'exercises'>): Exercise[] =>
  exercises.flatMap((one) => ('ready' in one ? (readyExercises.find(({ id }) => id === one.ready) ?? []) : one))

/** An exercise as stored in a scenario: a ready one as its id, any other in full. */
export const inScenario = (exercise: Exercise): Scenario['exercises'][number] =>
  readyExercises.includes(exercise) ? { ready: exercise.id } : exercise
