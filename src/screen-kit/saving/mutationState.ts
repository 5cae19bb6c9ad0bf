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
  /** The response was lost or unreadable (`isGarbled`), and the backend reports that nothing was applied. */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The current data could not be requested after a lost response, or after the error `fault`. */
  | { kind: 'unknown'; fault?: Fault }
  /**
   * The content before the last changes was saved after all. The last changes cannot overwrite it, and nothing more was
   * sent.
   */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record; nothing is sent until the user has reviewed the changes. */
  | { kind: 'changedMeanwhile' }
export type MutationState<R> = { kind: 'sending' } | { kind: 'checking' } | MutationOutcome<R>

export type ReadOutcome<D, R> = (reply: Outcome<D>) => MutationOutcome<R>

export const isOutcome = <R>(state: MutationState<R>): state is MutationOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/**
 * The response derived from the current data; null if the request was not applied, `unknownReply` if the data does not
 * decide.
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
  sendRequest: LazyCall<D>,
  read: ReadOutcome<D, R>,
): Observable<MutationState<R>> =>
  concat(of<MutationState<R>>({ kind: 'checking' }), defer(sendRequest).pipe(map(read)))

/** Describes the duplicates in the current data as a sentence; null if there are none. */
export type Duplicates<D> = (now: D) => string | null

const warnOfDuplicates = <D>(now: Outcome<D>, duplicates: Duplicates<D>): void => {
  const text = now.done ? duplicates(now.reply) : null
  if (text !== null) notify({ kind: 'error', title: 'Направено повече от веднъж', text })
}

type Judge<D, R> = { sendRequest: LazyCall<D>; read: ReadOutcome<D, R>; duplicates: Duplicates<D> }

/** After a lost response the current data decides. If it does not decide, the result is reported as unknown. */
const afterLoss = <D, R>(fault: Fault, { sendRequest, read, duplicates }: Judge<D, R>): Observable<MutationState<R>> =>
  confirmMutation(sendRequest, (now) => {
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
 * A refusal may be the response to a second delivery: the browser may have sent the request twice, or the server failed
 * after applying it. If the check gets no response, the result is unknown.
 */
const afterRefusal = <D, R>(
  fault: Fault,
  { sendRequest, read, duplicates }: Judge<D, R>,
): Observable<MutationState<R>> =>
  defer(sendRequest).pipe(
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

/** The refusals after which the current data is checked: only doubtful refusals, or every refusal. */
export type ConfirmedRefusals = 'ofDoubt' | 'every'

/**
 * Sends a save request. After a lost response or a server error it checks the current data before any retry
 * (specification 1, section 8). If a repeated delivery may create duplicates, it also checks after a refusal, and
 * counts duplicates after success.
 */
export const sendAndConfirm = <D, R>(
  send: LazyCall<R>,
  sendRequest: LazyCall<D>,
  read: ReadOutcome<D, R>,
  duplicates: Duplicates<D> = none,
  confirmed: ConfirmedRefusals = 'ofDoubt',
): Observable<MutationState<R>> =>
  concat(
    of<MutationState<R>>({ kind: 'sending' }),
    defer(send).pipe(
      concatMap((outcome): Observable<MutationState<R>> => {
        if (outcome.done) {
          // Duplicates are counted in the background, because the data is already saved.
          if (duplicates !== none && !isDoneOnce())
            defer(sendRequest).subscribe((now) => warnOfDuplicates(now, duplicates))
          return of({ kind: 'done', reply: outcome.reply })
        }
        const { fault } = outcome
        if (confirmed === 'every' ? fault.ended === 'unsent' : !mayBeDone(fault)) {
          // If the reason why nothing could be sent is known, it is shown, because a retry would not help.
          const isLineCut = isResponseLost(fault) && fault.said === undefined
          return of(isLineCut ? { kind: 'notApplied' } : { kind: 'refused', fault })
        }
        if (!isResponseLost(fault)) return afterRefusal(fault, { sendRequest, read, duplicates })
        const checked = afterLoss(fault, { sendRequest, read, duplicates })
        if (fault.ended !== 'renewed') return checked
        // The user logged in again, so a save request that was not applied is still wanted.
        return checked.pipe(
          concatMap((state) =>
            state.kind === 'notApplied'
              ? sendAndConfirm(send, sendRequest, read, duplicates, confirmed)
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
  sendRequest: LazyCall<D>,
  read: ReadOutcome<D, R>,
  duplicates?: Duplicates<D>,
  confirmed?: ConfirmedRefusals,
): Promise<MutationOutcome<R>> => endOfMutation(sendAndConfirm(send, sendRequest, read, duplicates, confirmed))

/**
 * Reports every state of a save request and its result. If it ends with an internal error, `unknown` is reported before
 * the error is rethrown.
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
