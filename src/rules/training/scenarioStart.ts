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
