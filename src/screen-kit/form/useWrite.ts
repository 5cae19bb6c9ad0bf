import { useState } from 'react'
import type { Observable } from 'rxjs'
import { newIntent, type Outcome } from '../../transport/request.ts'
import { type Ending, judgeBy, settled } from '../writes/settled.ts'
import { useSettled } from '../writes/useSettled.ts'

/** One write: how it is sent, and how its reply is read out of what is true now when the answer was lost. */
export type Write<D, R> = {
  send: (intent: string) => Observable<Outcome<R>>
  ask: Observable<Outcome<D>>
  find: (now: D) => { reply: R } | null
}

/** What can be told about a field needs no other answers; anything else may mean that the screen is old. */
const mayBeOld = (ending: Ending<unknown>): boolean =>
  ending.kind !== 'refused' || Object.keys(ending.fault.fields).length === 0

/**
 * Writes one thing at a time. Pressing twice, or again after a lost answer, is one intent; after a refusal or a success
 * what is sent next is another. `onMayBeOld` is for asking again what the screen shows.
 */
export const useWrite = <R>(
  onDone: (reply: R) => void,
  onMayBeOld: () => void,
  onRefused?: (ending: Ending<R> & { kind: 'refused' }) => void,
) => {
  const [intent, setIntent] = useState(newIntent)
  const { state, busy, run } = useSettled<R>((ending) => {
    if (mayBeOld(ending)) onMayBeOld()
    if (ending.kind === 'done' || ending.kind === 'refused') setIntent(newIntent())
    if (ending.kind === 'done') onDone(ending.reply)
    if (ending.kind === 'refused') onRefused?.(ending)
  })
  return {
    state,
    busy,
    write: <D>({ send, ask, find }: Write<D, R>) => run(settled(send(intent), ask, judgeBy(find))),
  }
}
