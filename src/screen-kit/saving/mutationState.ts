import type { Fault } from '../../transport/fault.ts'

export type MutationOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /** The backend's data shows it after a lost or unreadable (`isGarbled`) response. */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The current data could not be requested or does not show the result. */
  | { kind: 'unknown'; fault?: Fault }
  /** An earlier request, without the last changes, was applied although it seemed to fail. */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record. */
  | { kind: 'changedMeanwhile' }
export type MutationState<R> = { kind: 'sending' } | { kind: 'checking' } | MutationOutcome<R>

/**
 * The result found in the current data: the response to use; null if the request was not applied; `unknownReply` if the
 * data does not show it; `changedReply` if another user has saved the record.
 */
export type FoundReply<R> = { reply: R } | UnknownReply | ChangedReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
type ChangedReply = { reply?: undefined; isChanged: true }
export const unknownReply: UnknownReply = { isUnknown: true }
export const changedReply: ChangedReply = { isChanged: true }
