import {
  concat,
  concatMap,
  defer,
  filter,
  firstValueFrom,
  map,
  type Observable,
  type ObservableInput,
  of,
  tap,
} from 'rxjs'
import { isDoneOnce } from '../../transport/config.ts'
import { reportDeferredErrors } from '../../transport/deferredErrors.ts'
import { type Fault, isResponseLost } from '../../transport/fault.ts'
import { notify } from '../../transport/notices.ts'
import { notifyUnknown } from '../../transport/reportUnknownValues.ts'
import { mayBeDone, type Outcome } from '../../transport/request.ts'

export type MutationOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /**
   * The response was lost or unreadable (`isGarbled`), and according to the backend's data the request was not applied.
   */
  | { kind: 'notApplied'; isGarbled?: true }
  /**
   * After a lost response the current data could not be requested, or does not show the result. `fault`: the error of
   * the request.
   */
  | { kind: 'unknown'; fault?: Fault }
  /**
   * An earlier request, without the last changes, was applied although it seemed to fail. The last changes were not
   * sent.
   */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record; nothing is sent until this user has reviewed the changes. */
  | { kind: 'changedMeanwhile' }
export type MutationState<R> = { kind: 'sending' } | { kind: 'checking' } | MutationOutcome<R>

export type ReadOutcome<D, R> = (reply: Outcome<D>) => MutationOutcome<R>

export const isOutcome = <R>(state: MutationState<R>): state is MutationOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/**
 * The result found in the current data: the response to use; null if the request was not applied; `unknownReply` if the
 * data does not show it.
 */
export type FoundReply<R> = { reply: R } | UnknownReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
export const unknownReply: UnknownReply = { isUnknown: true }

export const outcomeBy =
  <D, R>(find: (current: D) => FoundReply<R>): ReadOutcome<D, R> =>
  (now) => {
    if (!now.done) return { kind: 'unknown' }
    const found = find(now.reply)
    if (found !== null && 'isUnknown' in found) return { kind: 'unknown' }
    return found === null ? { kind: 'notApplied' } : { kind: 'done', reply: found.reply }
  }

type LazyCall<R> = () => ObservableInput<Outcome<R>>

export const confirmMutation = <D, R>(
  readCurrent: LazyCall<D>,
  read: ReadOutcome<D, R>,
): Observable<MutationState<R>> =>
  concat(of<MutationState<R>>({ kind: 'checking' }), defer(readCurrent).pipe(map(read)))

/** Returns a sentence about duplicates in the current data; null if there are none. */
export type Duplicates<D> = (now: D) => string | null

const warnOfDuplicates = <D>(now: Outcome<D>, duplicates: Duplicates<D>): void => {
  const text = now.done ? duplicates(now.reply) : null
  if (text !== null) notify({ kind: 'error', title: 'Направено повече от веднъж', text })
}

type Judge<D, R> = { readCurrent: LazyCall<D>; read: ReadOutcome<D, R>; duplicates: Duplicates<D> }

/**
 * After a lost response the current data is checked. If it does not show whether the request was applied, the result is
 * unknown.
 */
const afterLoss = <D, R>(fault: Fault, { readCurrent, read, duplicates }: Judge<D, R>): Observable<MutationState<R>> =>
  confirmMutation(readCurrent, (now) => {
    warnOfDuplicates(now, duplicates)
    const outcome = read(now)
    return outcome.kind === 'notApplied' && fault.kind === 'unreadable' ? { ...outcome, isGarbled: true } : outcome
  }).pipe(
    tap(({ kind }) => {
      if (kind === 'notApplied') reportDeferredErrors(fault)
      if (kind === 'unknown') notifyUnknown(fault)
    }),
  )

/**
 * A refusal may concern a second delivery of a request that was applied before: browsers repeat requests, and a server
 * may fail after applying one. So the current data is checked; if it cannot be requested, the result is unknown.
 */
const afterRefusal = <D, R>(
  fault: Fault,
  { readCurrent, read, duplicates }: Judge<D, R>,
): Observable<MutationState<R>> =>
  defer(readCurrent).pipe(
    map((now): MutationState<R> => {
      const outcome = read(now)
      if (outcome.kind === 'done' || outcome.kind === 'changedMeanwhile') {
        warnOfDuplicates(now, duplicates)
        return outcome
      }
      if (outcome.kind === 'unknown' && (fault.kind === 'server' || !now.done)) {
        notifyUnknown(fault)
        return { kind: 'unknown', fault }
      }
      reportDeferredErrors(fault)
      return { kind: 'refused', fault }
    }),
  )

const none = () => null

/**
 * The refusals after which the current data is checked: `every` refusal, or only a refusal that may hide an applied
 * request.
 */
export type ConfirmedRefusals = 'ofDoubt' | 'every'

/**
 * Sends a save request. After a lost response or a server error the current data is checked before any retry
 * (specification 1, section 8). If repeating the request may create duplicates, it is also checked after a refusal, and
 * duplicates are counted after success.
 */
export const sendAndConfirm = <D, R>(
  send: LazyCall<R>,
  readCurrent: LazyCall<D>,
  read: ReadOutcome<D, R>,
  duplicates: Duplicates<D> = none,
  confirmed: ConfirmedRefusals = 'ofDoubt',
): Observable<MutationState<R>> =>
  concat(
    of<MutationState<R>>({ kind: 'sending' }),
    defer(send).pipe(
      concatMap((outcome): Observable<MutationState<R>> => {
        if (outcome.done) {
          // The response is passed on at once and duplicates are counted afterwards, because the data is already saved.
          if (duplicates !== none && !isDoneOnce())
            defer(readCurrent).subscribe((now) => warnOfDuplicates(now, duplicates))
          return of({ kind: 'done', reply: outcome.reply })
        }
        const { fault } = outcome
        if (confirmed === 'every' ? fault.ended === 'unsent' : !mayBeDone(fault)) {
          // If the reason why the request was not sent is known, the reason is shown as a refusal, because a retry
          // would not help.
          const isLineCut = isResponseLost(fault) && fault.said === undefined
          return of(isLineCut ? { kind: 'notApplied' } : { kind: 'refused', fault })
        }
        if (!isResponseLost(fault)) return afterRefusal(fault, { readCurrent, read, duplicates })
        const checked = afterLoss(fault, { readCurrent, read, duplicates })
        if (fault.ended !== 'renewed') return checked
        // The session ended and the user logged in again; a save request that was not applied is sent again.
        return checked.pipe(
          concatMap((state) =>
            state.kind === 'notApplied'
              ? sendAndConfirm(send, readCurrent, read, duplicates, confirmed)
              : of<MutationState<R>>(state),
          ),
        )
      }),
    ),
  )

export const endOfMutation = <R>(write: Observable<MutationState<R>>): Promise<MutationOutcome<R>> =>
  firstValueFrom(write.pipe(filter(isOutcome)))

export const mutationOutcome = <D, R>(
  send: LazyCall<R>,
  readCurrent: LazyCall<D>,
  read: ReadOutcome<D, R>,
  duplicates?: Duplicates<D>,
  confirmed?: ConfirmedRefusals,
): Promise<MutationOutcome<R>> => endOfMutation(sendAndConfirm(send, readCurrent, read, duplicates, confirmed))

/**
 * Passes every state of a save request to the caller and returns the result. After an internal error the state is
 * `unknown`, and the error is rethrown.
 */
export const followMutation = async <R>(
  write: Observable<MutationState<R>>,
  notify: (state: MutationState<R>) => void,
): Promise<MutationOutcome<R>> => {
  let outcome: MutationOutcome<R> | undefined
  try {
    await write.forEach((state) => {
      if (isOutcome(state)) outcome = state
      notify(state)
    })
  } finally {
    if (outcome === undefined) notify({ kind: 'unknown' })
  }
  return outcome ?? { kind: 'unknown' }
}
