import type { Exercise } from '../../contract/training/exercise.ts'
import type { TrialPerson } from './practice.ts'

/** Somebody whom one may log in as to practise, as far as a scenario asks. */
type Trainee = Pick<TrialPerson, 'userName' | 'isAdministrator' | 'ofOneRole'>
type Offered = readonly Pick<Exercise, 'who' | 'start'>[]
type Done = readonly Pick<Exercise, 'who' | 'alsoBy'>[]

/** How near somebody is to what a scenario needs; the least comes first. */
const placeOf = ({ userName, isAdministrator, ofOneRole }: Trainee, exercises: Done): number => {
  // May do everything, which is not what one practises.
  if (isAdministrator) return Number.MAX_SAFE_INTEGER
  const own = exercises.filter(({ who, alsoBy = [] }) => who === userName || alsoBy.includes(userName)).length
  return own > 0 ? -own : Number(ofOneRole ?? false)
}

/**
 * Those who may begin a scenario, in the order of the list: whoever does most of its exercises, whoever has a place in
 * the invented body and the roles of it, whoever has one role alone, and the administrator.
 */
export const traineesInOrder = <T extends Trainee>(people: readonly T[], exercises: Done): T[] =>
  people.toSorted((one, other) => placeOf(one, exercises) - placeOf(other, exercises))

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
  who === own ? lastingAddress(here) : (exercises.find((one) => one.who === null || one.who === who)?.start ?? '/')

/** A guid or a number after a segment: the address is that of a record. */
const ofRecord = /\/(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})(\/|$)/i
/** What of the search of a record's address says where one is. */
const lasting: ReadonlySet<string> = new Set(['tab', 'edit', 'task'])

/**
 * An address without what it says once: that a document has just been registered, which dialog is to be opened, which
 * field is to be corrected. Of a list every part is a filter and stays.
 */
export const lastingAddress = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://screen')
  if (!ofRecord.test(pathname)) return address
  const kept = new URLSearchParams([...searchParams].filter(([name]) => lasting.has(name)))
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
