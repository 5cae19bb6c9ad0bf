import { useState } from 'react'
import { defer, type ObservableInput } from 'rxjs'
import { IdempotentWrites, type Write } from './idempotentWrite.ts'
import { useSingleFlight } from './singleFlight.ts'
import { followWrite, type WriteOutcome, type WriteState } from './writeState.ts'

/**
 * Runs one write at a time and shows where it stands. Leaving the screen does not abort a write. `null`: nothing was
 * sent yet.
 */
export const useWriteState = <R>(onEnd: (outcome: WriteOutcome<R>) => void) => {
  const [state, setState] = useState<WriteState<R> | null>(null)
  const { busy, run: once } = useSingleFlight()
  const run = (write: () => ObservableInput<WriteState<R>>) =>
    void once(async () => onEnd(await followWrite(defer(write), setState)))
  return { state, busy, run, forget: () => setState(null) }
}

/** What can be told about a field needs no other answers; anything else may mean that the screen is old. */
const mayBeOld = (outcome: WriteOutcome<unknown>): boolean =>
  outcome.kind !== 'refused' || Object.keys(outcome.fault.fields).length === 0

/**
 * Writes one thing at a time. Pressing twice, or again after a lost answer, is one write; what was changed on the way is
 * never taken for written. `onMayBeOld` is for asking again what the screen shows.
 */
export const useWrite = <R>(
  onDone: (reply: R) => void,
  onMayBeOld: () => void,
  onRefused?: (outcome: WriteOutcome<R> & { kind: 'refused' }) => void,
) => {
  const [idempotentWrites] = useState(() => new IdempotentWrites<R>())
  const { state, busy, run } = useWriteState<R>((outcome) => {
    if (mayBeOld(outcome)) onMayBeOld()
    if (outcome.kind === 'done') onDone(outcome.reply)
    if (outcome.kind === 'refused') onRefused?.(outcome)
  })
  return {
    state,
    busy,
    /** For a write of several steps, which keeps its own keys; `busy`, `state` and the ends are the same. */
    run,
    write: <D>(write: Write<D, R>) => run(() => idempotentWrites.send(write)),
    madeBefore: (about: string) => idempotentWrites.made(about),
  }
}
