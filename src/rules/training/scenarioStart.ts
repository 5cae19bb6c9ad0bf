import type { Exercise } from '../../contract/training/exercise.ts'
import type { TrialPerson } from './trainingApi.ts'

type Trainee = Pick<TrialPerson, 'userName' | 'isAdministrator' | 'ofOneRole'>
type Offered = readonly Pick<Exercise, 'who' | 'start'>[]
type Done = readonly Pick<Exercise, 'who' | 'alsoBy'>[]

const placeOf = ({ userName, isAdministrator, ofOneRole }: Trainee, exercises: Done): number => {
  // An administrator is the last, because this user may open everything and so is unsuitable for training.
  if (isAdministrator) return Number.MAX_SAFE_INTEGER
  const own = exercises.filter(({ who, alsoBy = [] }) => who === userName || alsoBy.includes(userName)).length
  return own > 0 ? -own : Number(ofOneRole ?? false)
}

/**
 * Sorts accounts for a training: those with most exercises first, then accounts of a position, then accounts with a
 * single role (`ofOneRole`), then administrators.
 */
export const traineesInOrder = <T extends Trainee>(people: readonly T[], exercises: Done): T[] =>
  people.toSorted((one, other) => placeOf(one, exercises) - placeOf(other, exercises))

/**
 * Returns the account to preselect: the user of the first exercise, else the trainer, else the first account. It is
 * never an administrator; '' if there are only administrators.
 */
export const usualTrainee = (people: readonly Trainee[], own: string, exercises: Offered): string => {
  const may = (userName: string) => people.some((one) => one.userName === userName && !one.isAdministrator)
  const wanted = [...exercises.flatMap(({ who }) => who ?? []), own].find(may)
  return wanted ?? people.find(({ isAdministrator }) => !isAdministrator)?.userName ?? ''
}

/**
 * Returns the start page of an account in a training: for the trainer's own account the page that the trainer has open
 * now; for others the page of the first exercise, or the home page if there is none.
 */
export const startOfTrainee = (who: string, own: string, here: string, exercises: Offered): string =>
  who === own ? lastingAddress(here) : (exercises.find((one) => one.who === null || one.who === who)?.start ?? '/')

const ofRecord = /\/(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})(\/|$)/i
/** The URL parameters that stay in a link to a record, because they select a part of its page. */
const lastingParameters: ReadonlySet<string> = new Set(['tab', 'edit', 'task'])

/**
 * Removes one-time parameters from the URL of a record. In the URL of a list every parameter is a filter, so none is
 * removed.
 */
export const lastingAddress = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://screen')
  if (!ofRecord.test(pathname)) return address
  const kept = new URLSearchParams([...searchParams].filter(([name]) => lastingParameters.has(name)))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
