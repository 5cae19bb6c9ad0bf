import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Observable } from 'rxjs'
import { type Ending, judgeBy, settled } from '../../../screen-kit/writes/settled.ts'
import { useSettled } from '../../../screen-kit/writes/useSettled.ts'
import { newIntent, type Outcome } from '../../../transport/request.ts'
import { documentChangedAtom } from '../view/documentState.ts'

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
    write: <D>({ send, ask, find }: Write<D, R>) => run(settled(send(intent), ask, judgeBy(find))),
  }
}
