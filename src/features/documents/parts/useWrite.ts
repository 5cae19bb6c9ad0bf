import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Observable } from 'rxjs'
import { newIntent, type Outcome } from '../../../transport/request.ts'
import { documentChangedAtom } from '../view/documentState.ts'
import { type Ending, type Settling, settled } from '../view/settled.ts'
import { useSettled } from '../view/useSettled.ts'

/** One write: how it is sent, and how its reply is read out of what is true now when the answer was lost. */
export type Write<D, R> = {
  send: (intent: string) => Observable<Outcome<R>>
  ask: Observable<Outcome<D>>
  /** The reply of the write, or null when it did not happen. */
  find: (now: D) => { reply: R } | null
}

const judgeBy =
  <D, R>(find: Write<D, R>['find']) =>
  (asked: Outcome<D>): Ending<R> => {
    if (!asked.done) return { kind: 'unknown' }
    const found = find(asked.reply)
    return found === null ? { kind: 'notDone' } : { kind: 'done', reply: found.reply }
  }

/** What can be told about a field needs no other answers; anything else may mean that the screen is old. */
const mayBeOld = (ending: Settling<unknown>): boolean =>
  ending.kind !== 'refused' || Object.keys(ending.fault.fields).length === 0

/**
 * Writes one part of the document at a time. Pressing twice, or again after a lost answer, is one intent; after a
 * refusal or a success what is sent next is another. What tells about the document is then asked again.
 */
export const useWrite = <R>(
  onDone: (reply: R) => void,
  onRefused?: (ending: Ending<R> & { kind: 'refused' }) => void,
) => {
  const [intent, setIntent] = useState(newIntent)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { state, busy, run } = useSettled<R>((ending) => {
    if (mayBeOld(ending)) tellChanged()
    if (ending.kind === 'done' || ending.kind === 'refused') setIntent(newIntent())
    if (ending.kind === 'done') onDone(ending.reply)
    if (ending.kind === 'refused') onRefused?.(ending)
  })
  return {
    state,
    busy,
    write: <D>({ send, ask, find }: Write<D, R>) => run(settled(send(intent), ask, judgeBy<D, R>(find))),
  }
}
