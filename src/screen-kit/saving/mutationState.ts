import type { Fault } from '../../transport/fault.ts'

export type MutationOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /**
   * The response was lost or unreadable (`isGarbled`), and the backend's data shows that the request was not applied.
   */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The response was lost, and the current data could not be requested or does not show the result. */
  | { kind: 'unknown'; fault?: Fault }
  /** An earlier request, without the last changes, was applied although it seemed to fail. */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record. */
  | { kind: 'changedMeanwhile' }
export type MutationState<R> = { kind: 'sending' } | { kind: 'checking' } | MutationOutcome<R>

/**
 * The result found in the current data: `reply` if the request was applied; null if it was not; `unknownReply` if the
 * data does not show this; `changedReply` if another user has saved the record.
 */
export type FoundReply<R> = { reply: R } | UnknownReply | ChangedReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
type ChangedReply = { reply?: undefined; isChanged: true }
export const unknownReply: UnknownReply = { isUnknown: true }
export const changedReply: ChangedReply = { isChanged: true }
