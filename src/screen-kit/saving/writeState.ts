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
import { type Fault, isAnswerLost } from '../../transport/fault.ts'
import { notify } from '../../transport/notices.ts'
import { mayBeDone, type Outcome } from '../../transport/request.ts'
import { tellUnknown } from '../../transport/tellUnknown.ts'
import { tellUntold } from '../../transport/untold.ts'

/** The result of a write for the user. */
export type WriteOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /** The response was lost or unreadable (`isGarbled`), and the backend reports that nothing was applied. */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The current data could not be requested after a lost response, or after the error `fault`. */
  | { kind: 'unknown'; fault?: Fault }
  /**
   * The content before the last changes was applied after all; the changes cannot overwrite it, and nothing more was
   * sent.
   */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record; nothing is written until the user has reviewed it. */
  | { kind: 'changedMeanwhile' }
export type WriteState<R> = { kind: 'sending' } | { kind: 'checking' } | WriteOutcome<R>

/** Derives the result from the current data, if the response allows it. */
export type ReadOutcome<D, R> = (reply: Outcome<D>) => WriteOutcome<R>

/** True if the write has ended. */
export const isOutcome = <R>(state: WriteState<R>): state is WriteOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/**
 * The response of a write derived from the current data; null if it was not applied, `unknownReply` if the data does
 * not decide.
 */
export type FoundReply<R> = { reply: R } | UnknownReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
export const unknownReply: UnknownReply = { isUnknown: true }

/** Derives the result with `find` from the current data. */
export const outcomeBy =
  <D, R>(find: (current: D) => FoundReply<R>): ReadOutcome<D, R> =>
  (now) => {
    if (!now.done) return { kind: 'unknown' }
    const found = find(now.reply)
    if (found !== null && 'isUnknown' in found) return { kind: 'unknown' }
    return found === null ? { kind: 'notApplied' } : { kind: 'done', reply: found.reply }
  }

/** A lazy request: a promise of its result, or a stream with progress. */
type LazyCall<R> = () => ObservableInput<Outcome<R>>

export const confirmWrite = <D, R>(ask: LazyCall<D>, read: ReadOutcome<D, R>): Observable<WriteState<R>> =>
  concat(of<WriteState<R>>({ kind: 'checking' }), defer(ask).pipe(map(read)))

/** The duplicates of a write as a sentence; null if there are none. */
export type Surplus<D> = (now: D) => string | null

const tellSurplus = <D>(now: Outcome<D>, surplus: Surplus<D>): void => {
  const text = now.done ? surplus(now.reply) : null
  if (text !== null) notify({ kind: 'error', title: 'Направено повече от веднъж', text })
}

type Judge<D, R> = { ask: LazyCall<D>; read: ReadOutcome<D, R>; surplus: Surplus<D> }

/** The response was lost, so the current data decides. An unknown result is reported as such. */
const afterLoss = <D, R>(fault: Fault, { ask, read, surplus }: Judge<D, R>): Observable<WriteState<R>> =>
  confirmWrite(ask, (now) => {
    tellSurplus(now, surplus)
    const outcome = read(now)
    return outcome.kind === 'notApplied' && fault.kind === 'unreadable' ? { ...outcome, isGarbled: true } : outcome
  }).pipe(
    tap(({ kind }) => {
      if (kind === 'notApplied') tellUntold(fault)
      if (kind === 'unknown') tellUnknown(fault)
    }),
  )

/**
 * A refusal may belong to a second delivery: a browser may have sent the write twice, or the server failed after
 * applying it. Without a response to the check, the result is unknown.
 */
const afterRefusal = <D, R>(fault: Fault, { ask, read, surplus }: Judge<D, R>): Observable<WriteState<R>> =>
  defer(ask).pipe(
    map((now): WriteState<R> => {
      const outcome = read(now)
      if (outcome.kind === 'done' || outcome.kind === 'changedMeanwhile') {
        tellSurplus(now, surplus)
        return outcome
      }
      if (outcome.kind === 'unknown' && (fault.kind === 'server' || !now.done)) {
        tellUnknown(fault)
        return { kind: 'unknown', fault }
      }
      tellUntold(fault)
      return { kind: 'refused', fault }
    }),
  )

const none = () => null

/** The refusals after which the current data is checked: only doubtful ones, or every one. */
export type ConfirmedRefusals = 'ofDoubt' | 'every'

/**
 * Sends a write. After a lost response or a server error it checks the current data before any retry (document 1,
 * section 8). If a repeated delivery may create duplicates, refusals are checked too, and duplicates are counted after
 * success.
 */
export const sendAndConfirm = <D, R>(
  send: LazyCall<R>,
  ask: LazyCall<D>,
  read: ReadOutcome<D, R>,
  surplus: Surplus<D> = none,
  confirmed: ConfirmedRefusals = 'ofDoubt',
): Observable<WriteState<R>> =>
  concat(
    of<WriteState<R>>({ kind: 'sending' }),
    defer(send).pipe(
      concatMap((outcome): Observable<WriteState<R>> => {
        if (outcome.done) {
          // The count runs in the background, because the write is already done.
          if (surplus !== none && !isDoneOnce()) defer(ask).subscribe((now) => tellSurplus(now, surplus))
          return of({ kind: 'done', reply: outcome.reply })
        }
        const { fault } = outcome
        if (confirmed === 'every' ? fault.ended === 'unsent' : !mayBeDone(fault)) {
          // A known reason against sending is shown, because a retry would not help.
          const isLineCut = isAnswerLost(fault) && fault.said === undefined
          return of(isLineCut ? { kind: 'notApplied' } : { kind: 'refused', fault })
        }
        if (!isAnswerLost(fault)) return afterRefusal(fault, { ask, read, surplus })
        const checked = afterLoss(fault, { ask, read, surplus })
        if (fault.ended !== 'renewed') return checked
        // The user logged in again, so a write that was not applied is still wanted.
        return checked.pipe(
          concatMap((state) =>
            state.kind === 'notApplied'
              ? sendAndConfirm(send, ask, read, surplus, confirmed)
              : of<WriteState<R>>(state),
          ),
        )
      }),
    ),
  )

export const endOfWrite = <R>(write: Observable<WriteState<R>>): Promise<WriteOutcome<R>> =>
  firstValueFrom(write.pipe(filter(isOutcome)))

/** The same as a promise of the result. */
export const writeOutcome = <D, R>(
  send: LazyCall<R>,
  ask: LazyCall<D>,
  read: ReadOutcome<D, R>,
  surplus?: Surplus<D>,
  confirmed?: ConfirmedRefusals,
): Promise<WriteOutcome<R>> => endOfWrite(sendAndConfirm(send, ask, read, surplus, confirmed))

/**
 * Reports every state of a write and its result. A write that ends with an internal error is reported as `unknown`
 * before the error is rethrown.
 */
export const followWrite = async <R>(
  write: Observable<WriteState<R>>,
  tell: (state: WriteState<R>) => void,
): Promise<WriteOutcome<R>> => {
  let outcome: WriteOutcome<R> | undefined
  try {
    await write.forEach((state) => {
      if (isOutcome(state)) outcome = state
      tell(state)
    })
  } finally {
    if (outcome === undefined) tell({ kind: 'unknown' })
  }
  return outcome ?? { kind: 'unknown' }
}
