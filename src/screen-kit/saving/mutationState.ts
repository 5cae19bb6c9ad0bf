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
  /** The backend's data shows it after a lost or unreadable (`isGarbled`) response. */
  | { kind: 'notApplied'; isGarbled?: true }
  /** The current data could not be requested or does not show the result. */
  | { kind: 'unknown'; fault?: Fault }
  /** An earlier request, without the last changes, was applied although it seemed to fail. */
  | { kind: 'earlierApplied'; reply: R }
  /** Another user has saved the record. */
  | { kind: 'changedMeanwhile' }
export type MutationState<R> = { kind: 'sending' } | { kind: 'checking' } | MutationOutcome<R>

export type ReadOutcome<D, R> = (reply: Outcome<D>) => MutationOutcome<R>

export const isOutcome = <R>(state: MutationState<R>): state is MutationOutcome<R> =>
  state.kind !== 'sending' && state.kind !== 'checking'

/** Null if the request was not applied; `unknownReply` if the data does not show it. */
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

/** The current data decides; otherwise the result is unknown. */
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

/** `every` refusal, or only one that may hide an applied request. */
export type ConfirmedRefusals = 'ofDoubt' | 'every'

/**
 * After a lost response or a server error the current data is checked before any retry (specification 1, section 8). If
 * repeating may create duplicates, they are counted after success, and a refusal is checked too.
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
          // A retry would not help if the reason is known.
          const isLineCut = isResponseLost(fault) && fault.said === undefined
          return of(isLineCut ? { kind: 'notApplied' } : { kind: 'refused', fault })
        }
        if (!isResponseLost(fault)) return afterRefusal(fault, { readCurrent, read, duplicates })
        const checked = afterLoss(fault, { readCurrent, read, duplicates })
        if (fault.ended !== 'renewed') return checked
        // The user logged in again, so the request is sent again.
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
