import type { People } from '../people/seedPeople.ts'
import { type Days, dayOfTime, type LocalTime } from '../seed/days.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

type Request = { given: LocalTime; doneAt: LocalTime }
/** The choice of the people who agree continues with the values of `random`. */
export type Signing = { random: Random; agreement: Request | undefined; signature: Request | undefined }
type Prepared = Pick<DocumentRow, 'id' | 'dateCreated' | 'dateRegistered' | 'authorPersonId' | 'signedByPersonId'>

/**
 * Returns the requests for agreement and signature before one of our documents is registered. A document without a
 * request to sign was signed on paper.
 */
export const signingOf = (
  { seed, days, people }: { seed: number; days: Days; people: Pick<People, 'isAway'> },
  { id, dateCreated, dateRegistered, authorPersonId, signedByPersonId }: Prepared,
): Signing => {
  const random = randomOf(seed, Purpose.TASK, id)
  const [isAgreed, isSigned] = [random.is(0.55), random.is(0.65)]
  const requestedAt = days.afterWorkOf(days.timeOf(dateCreated), random.between(10, 90))
  const agreedAt = days.afterWorkOf(requestedAt, random.between(20, 150))
  const given = isAgreed ? days.afterWorkOf(agreedAt, random.between(5, 60)) : requestedAt
  const signedAt = days.afterWorkOf(given, random.between(10, 120))
  if (days.isoOf(signedAt) >= (dateRegistered ?? '')) return { random, agreement: undefined, signature: undefined }
  const isThere = (personId: number, ...times: readonly LocalTime[]): boolean =>
    times.every((time) => !people.isAway(personId, dayOfTime(time)))
  // Only the author may send a request, on a day at work, and only to another person.
  const isSignable =
    signedByPersonId !== null && signedByPersonId !== authorPersonId && isThere(signedByPersonId, given, signedAt)
  return {
    random,
    agreement: isAgreed && isThere(authorPersonId, requestedAt) ? { given: requestedAt, doneAt: agreedAt } : undefined,
    signature: isSigned && isSignable && isThere(authorPersonId, given) ? { given, doneAt: signedAt } : undefined,
  }
}
