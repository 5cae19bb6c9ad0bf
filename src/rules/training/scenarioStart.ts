import type { Exercise } from '../../contract/training/exercise.ts'
import type { TrialPerson } from './trainingApi.ts'

type Trainee = Pick<TrialPerson, 'userName' | 'isAdministrator' | 'ofOneRole'>
type Offered = readonly Pick<Exercise, 'who' | 'start'>[]
type Done = readonly Pick<Exercise, 'who' | 'alsoBy'>[]

/** A rank by suitability for a scenario; the lowest is the best. */
const placeOf = ({ userName, isAdministrator, ofOneRole }: Trainee, exercises: Done): number => {
  // An administrator may do everything, which is unsuitable for training.
  if (isAdministrator) return Number.MAX_SAFE_INTEGER
  const own = exercises.filter(({ who, alsoBy = [] }) => who === userName || alsoBy.includes(userName)).length
  return own > 0 ? -own : Number(ofOneRole ?? false)
}

/**
 * The people who may start a scenario, sorted: those who do most of its exercises, those with a position and its roles,
 * those with one role, then the administrator.
 */
export const traineesInOrder = <T extends Trainee>(people: readonly T[], exercises: Done): T[] =>
  people.toSorted((one, other) => placeOf(one, exercises) - placeOf(other, exercises))

/**
 * The default user of a scenario's trainees: the user of its first exercise, else the trainer's account. An
 * administrator is replaced by the first other person; '' if there is none.
 */
export const usualTrainee = (people: readonly Trainee[], own: string, exercises: Offered): string => {
  const may = (userName: string) => people.some((one) => one.userName === userName && !one.isAdministrator)
  const wanted = [...exercises.flatMap(({ who }) => who ?? []), own].find(may)
  return wanted ?? people.find(({ isAdministrator }) => !isAdministrator)?.userName ?? ''
}

/** The start page: the trainer's page for the same account, else that of the first exercise, else the home page. */
export const startOfTrainee = (who: string, own: string, here: string, exercises: Offered): string =>
  who === own ? lastingAddress(here) : (exercises.find((one) => one.who === null || one.who === who)?.start ?? '/')

/** A guid or a number after a segment means the address of a record. */
const ofRecord = /\/(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})(\/|$)/i
/** Search parameters of a record's address that say what is shown. */
const lasting: ReadonlySet<string> = new Set(['tab', 'edit', 'task'])

/**
 * An address without one-time parameters: the notice of a registration, a dialog to open, a field to correct. In a
 * list's address every parameter is a filter and stays.
 */
export const lastingAddress = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://screen')
  if (!ofRecord.test(pathname)) return address
  const kept = new URLSearchParams([...searchParams].filter(([name]) => lasting.has(name)))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
