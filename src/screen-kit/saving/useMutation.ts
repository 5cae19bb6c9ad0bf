import { useState } from 'react'
import { defer, type ObservableInput } from 'rxjs'
import { IdempotentMutations, type Mutation } from './idempotentMutation.ts'
import { followMutation, type MutationOutcome, type MutationState } from './mutationState.ts'
import { useSingleFlight } from './singleFlight.ts'

/** Null before the first request. Leaving the page does not abort the request. */
export const useMutationState = <R>(onEnd: (outcome: MutationOutcome<R>) => void) => {
  const [state, setState] = useState<MutationState<R> | null>(null)
  const { busy, run: once } = useSingleFlight()
  const run = (write: () => ObservableInput<MutationState<R>>) =>
    void once(async () => onEnd(await followMutation(defer(write), setState)))
  return { state, busy, run, invalidate: () => setState(null) }
}

/** Only a validation error at a field leaves the page's data current. */
const isStale = (outcome: MutationOutcome<unknown>): boolean =>
  outcome.kind !== 'refused' || Object.keys(outcome.fault.fields).length === 0

/**
 * A double click or a retry belongs to the same operation; changes made meanwhile do not count as saved. `onStale`
 * refetches the page's data.
 */
export const useMutation = <R>(
  onDone: (reply: R) => void,
  onStale: () => void,
  onRefused?: (outcome: MutationOutcome<R> & { kind: 'refused' }) => void,
) => {
  const [idempotentMutations] = useState(() => new IdempotentMutations<R>())
  const { state, busy, run } = useMutationState<R>((outcome) => {
    if (isStale(outcome)) onStale()
    if (outcome.kind === 'done') onDone(outcome.reply)
    if (outcome.kind === 'refused') onRefused?.(outcome)
  })
  return {
    state,
    busy,
    /** For several requests with separate idempotency keys. */
    run,
    write: <D>(write: Mutation<D, R>) => run(() => idempotentMutations.send(write)),
    madeBefore: (about: string) => idempotentMutations.made(about),
  }
}
