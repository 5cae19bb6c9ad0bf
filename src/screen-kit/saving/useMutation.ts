import { useState } from 'react'
import { defer, type ObservableInput, of } from 'rxjs'
import { followMutation, IdempotentMutations, type Mutation } from './idempotentMutation.ts'
import type { MutationOutcome, MutationState } from './mutationState.ts'
import { useSingleFlight } from './singleFlight.ts'

/**
 * Runs one save request at a time and shows its state; null before the first request. A double click, or a retry after a
 * lost response, belongs to the same operation. Leaving the page does not abort the request.
 */
export const useMutationState = <R>(onEnd: (outcome: MutationOutcome<R>) => void) => {
  const [idempotentMutations] = useState(() => new IdempotentMutations<R>())
  const [state, setState] = useState<MutationState<R> | null>(null)
  const { busy, run: once } = useSingleFlight()
  const run = (states: () => ObservableInput<MutationState<R>>) =>
    void once(async () => onEnd(await followMutation(defer(states), setState)))
  return {
    state,
    busy,
    /** Runs an operation of several requests with separate idempotency keys. */
    run,
    write: <D>(mutation: Mutation<D, R>) => run(() => idempotentMutations.send(mutation)),
    /** Finds out the result of the last request about `thing` without sending it again. */
    confirm: (thing: string) => run(() => idempotentMutations.check(thing) ?? of({ kind: 'notApplied' })),
    madeBefore: (thing: string) => idempotentMutations.made(thing),
    invalidate: () => setState(null),
  }
}

/** True if the page's data must be refetched. Only a validation error at a field leaves the data current. */
const isStale = (outcome: MutationOutcome<unknown>): boolean =>
  outcome.kind !== 'refused' || Object.keys(outcome.fault.fields).length === 0

/**
 * Like `useMutationState`, with a function for each kind of result. `onStale` refetches the page's data; it is called
 * after every attempt, except one that was refused because of a field.
 */
export const useMutation = <R>(
  onDone: (reply: R) => void,
  onStale: (outcome: MutationOutcome<R>) => void,
  onRefused?: (outcome: MutationOutcome<R> & { kind: 'refused' }) => void,
) =>
  useMutationState<R>((outcome) => {
    if (isStale(outcome)) onStale(outcome)
    if (outcome.kind === 'done') onDone(outcome.reply)
    if (outcome.kind === 'refused') onRefused?.(outcome)
  })
