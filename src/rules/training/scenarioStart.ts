import type { Exercise } from '../../contract/training/exercise.ts'
import type { TrialPerson } from './practice.ts'

/** Somebody whom one may log in as to practise, as far as a scenario asks. */
type Trainee = Pick<TrialPerson, 'userName' | 'isAdministrator'>
type Offered = readonly Pick<Exercise, 'who' | 'start'>[]

/**
 * Whom the trainees of a scenario begin as until the trainer says otherwise: who does its first exercise, else the
 * trainer's own person. Never an administrator: then the first of the others; '' where there is nobody else.
 */
export const usualTrainee = (people: readonly Trainee[], own: string, exercises: Offered): string => {
  const may = (userName: string) => people.some((one) => one.userName === userName && !one.isAdministrator)
  const wanted = [...exercises.flatMap(({ who }) => who ?? []), own].find(may)
  return wanted ?? people.find(({ isAdministrator }) => !isAdministrator)?.userName ?? ''
}

/** Where they begin: on the trainer's screen if as the trainer's person, else where their first exercise does; or at home. */
export const startOfTrainee = (who: string, own: string, here: string, exercises: Offered): string =>
  who === own ? here : (exercises.find((one) => one.who === null || one.who === who)?.start ?? '/')
