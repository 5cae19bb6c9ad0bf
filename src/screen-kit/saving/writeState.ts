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

/** How a write ended for the person who wanted it. */
export type WriteOutcome<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  /** The answer was lost, or `isGarbled`: nobody understood it; and the backend says that nothing happened. */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The backend could not be asked what is true after the answer was lost, or after what `fault` says. */
  | { kind: 'unknown'; fault?: Fault }
  /** What was sent before the last changes was done after all; they cannot be written over it, nothing more was sent. */
  | { kind: 'earlierApplied'; reply: R }
  /** Somebody else has saved the record; nothing is written before the person has looked at it. */
  | { kind: 'changedMeanwhile' }
export type WriteState<R> = { kind: 'sending' } | { kind: 'checking' } | WriteOutcome<R>

/** Reads what is true now: the outcome, when the answer tells it. */
export type ReadOutcome<D, R> = (reply: Outcome<D>) => WriteOutcome<R>

/** Whether it is over. */
export const isOutcome = <R>(state: WriteState<R>): state is WriteOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/** The reply of a write in what is true now; null when it did not happen, `unknownReply` when what is there does not tell. */
export type FoundReply<R> = { reply: R } | UnknownReply | null
type UnknownReply = { reply?: undefined; isUnknown: true }
export const unknownReply: UnknownReply = { isUnknown: true }

/** Judges by what `find` reads out of what is true now. */
export const outcomeBy =
  <D, R>(find: (current: D) => FoundReply<R>): ReadOutcome<D, R> =>
  (now) => {
    if (!now.done) return { kind: 'unknown' }
    const found = find(now.reply)
    if (found !== null && 'isUnknown' in found) return { kind: 'unknown' }
    return found === null ? { kind: 'notApplied' } : { kind: 'done', reply: found.reply }
  }

/** A call that goes out when it is called: a promise of its outcome, or a stream of it where more is told on the way. */
type LazyCall<R> = () => ObservableInput<Outcome<R>>

/** Asks what is true now. */
export const confirmWrite = <D, R>(ask: LazyCall<D>, read: ReadOutcome<D, R>): Observable<WriteState<R>> =>
  concat(of<WriteState<R>>({ kind: 'checking' }), defer(ask).pipe(map(read)))

/** What a write has made beyond what it should, as a sentence; null when there is nothing to tell. */
export type Surplus<D> = (now: D) => string | null

const tellSurplus = <D>(now: Outcome<D>, surplus: Surplus<D>): void => {
  const text = now.done ? surplus(now.reply) : null
  if (text !== null) notify({ kind: 'error', title: 'Направено повече от веднъж', text })
}

type Judge<D, R> = { ask: LazyCall<D>; read: ReadOutcome<D, R>; surplus: Surplus<D> }

/** An answer was lost: what is true now decides. What nobody could find out is told. */
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
 * A refusal may be that of the second time. A browser may have sent the write twice, or the server failed after it: then it
 * was done. Where the question has no answer nobody knows.
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

/** After which refusals it is asked what is true now: those of a write that may be done all the same, or every one. */
export type ConfirmedRefusals = 'ofDoubt' | 'every'

/**
 * Sends a write; when its answer is lost or the server failed, asks what happened before anybody tries again (document 1,
 * section 8). Where a write that arrives twice may be done twice, refusals are asked about too, and after success it is
 * counted.
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
          // Nobody waits for the count: the write is done.
          if (surplus !== none && !isDoneOnce()) defer(ask).subscribe((now) => tellSurplus(now, surplus))
          return of({ kind: 'done', reply: outcome.reply })
        }
        const { fault } = outcome
        if (confirmed === 'every' ? fault.ended === 'unsent' : !mayBeDone(fault)) {
          // What is known to keep it from being sent is said: trying again would not help.
          const isLineCut = isAnswerLost(fault) && fault.said === undefined
          return of(isLineCut ? { kind: 'notApplied' } : { kind: 'refused', fault })
        }
        if (!isAnswerLost(fault)) return afterRefusal(fault, { ask, read, surplus })
        const checked = afterLoss(fault, { ask, read, surplus })
        if (fault.ended !== 'renewed') return checked
        // The password was given again: what is not done is what the person still wants.
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

/** How a write ends, as a promise. */
export const endOfWrite = <R>(write: Observable<WriteState<R>>): Promise<WriteOutcome<R>> =>
  firstValueFrom(write.pipe(filter(isOutcome)))

/** The same as a promise of how it ended. */
export const writeOutcome = <D, R>(
  send: LazyCall<R>,
  ask: LazyCall<D>,
  read: ReadOutcome<D, R>,
  surplus?: Surplus<D>,
  confirmed?: ConfirmedRefusals,
): Promise<WriteOutcome<R>> => endOfWrite(sendAndConfirm(send, ask, read, surplus, confirmed))

/**
 * Tells every state of a write, and how it ended. A write that breaks off by an error of ours has ended all the same:
 * nobody knows how, so it is told as `unknown` before the error goes on.
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
