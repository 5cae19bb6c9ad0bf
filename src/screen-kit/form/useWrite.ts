import { useState } from 'react'
import type { Ending } from '../writes/settled.ts'
import { useSettled } from '../writes/useSettled.ts'
import { Wishes, type Write } from '../writes/wish.ts'

/** What can be told about a field needs no other answers; anything else may mean that the screen is old. */
const mayBeOld = (ending: Ending<unknown>): boolean =>
  ending.kind !== 'refused' || Object.keys(ending.fault.fields).length === 0

/**
 * Writes one thing at a time. Pressing twice, or again after a lost answer, is one wish; what was changed on the way is
 * never taken for written. `onMayBeOld` is for asking again what the screen shows.
 */
export const useWrite = <R>(
  onDone: (reply: R) => void,
  onMayBeOld: () => void,
  onRefused?: (ending: Ending<R> & { kind: 'refused' }) => void,
) => {
  const [wishes] = useState(() => new Wishes<R>())
  const { state, busy, run } = useSettled<R>((ending) => {
    if (mayBeOld(ending)) onMayBeOld()
    if (ending.kind === 'done') onDone(ending.reply)
    if (ending.kind === 'refused') onRefused?.(ending)
  })
  return { state, busy, write: <D>(write: Write<D, R>) => run(wishes.send(write)) }
}
