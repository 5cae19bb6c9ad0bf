import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { areaOf } from '../people/seedPeople.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import { comesBack, type Return, sendingOf } from './seedSending.ts'

const sent: readonly number[] = [DocumentStatus.SENT, DocumentStatus.COMPLETED]

/** `again`: the second attempt; undefined if the registry has not sent the letter again yet. */
export type SeededReturn = Pick<Return<string>, 'at' | 'reasonId'> & {
  sentAt: string
  personId: number
  again: { at: string; personId: number; via: number } | undefined
}

/**
 * Returns when and why a sent letter came back to the registry before the mock database starts; undefined if it did
 * not.
 */
export const returnOf = (frame: Frame, row: DocumentRow): SeededReturn | undefined => {
  if (!comesBack(row) || !sent.includes(row.statusId) || row.dateRegistered === null) return undefined
  const { sentAt, returned } = sendingOf(frame, row)
  if (!returned || returned.at > frame.startIso) return undefined
  const { at, reasonId, sentAgainAt, via } = returned
  const registrarOn = (time: string): number => {
    const registrars = frame.people.registrarsOn(frame.days.dayOfIso(time), areaOf(row.scope))
    return registrars[row.id % registrars.length]?.id ?? row.authorPersonId
  }
  const again = sentAgainAt > frame.startIso ? undefined : { at: sentAgainAt, personId: registrarOn(sentAgainAt), via }
  return { sentAt, at, reasonId, personId: registrarOn(at), again }
}

/** Returns the channel of the current attempt to reach the first receiver. */
export const currentWay = (frame: Frame, row: DocumentRow): number | null =>
  returnOf(frame, row)?.again?.via ?? row.sentViaId
