import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { Ending } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { newIntent } from '../../../transport/request.ts'
import { caseFileLinkedAtom } from '../state.ts'
import { keyOf, type Linkable } from './linkable.ts'
import { changeLink } from './linkCalls.ts'

export type Endings = Readonly<Record<string, Ending<null>>>

/**
 * Links a case file to the chosen objects one after the other. What was linked leaves the list, what was not stays
 * with why, under its key in `endings`; `onAllDone` when nothing stayed.
 */
export const useLinking = (
  caseFileGuid: string,
  chosen: readonly Linkable[],
  onLinked: (one: Linkable) => void,
  onAllDone: () => void,
) => {
  const tellLinked = useSetAtom(caseFileLinkedAtom)
  const [endings, setEndings] = useState<Endings>({})
  const { busy, run } = useOneAtATime()
  const intents = useRef(new Map<string, string>())
  const intentOf = (key: string): string => {
    const known = intents.current.get(key) ?? newIntent()
    intents.current.set(key, known)
    return known
  }
  const send = () =>
    run(async () => {
      setEndings({})
      let left = chosen.length
      for (const one of chosen) {
        const key = keyOf(one)
        const ending = await changeLink('link', caseFileGuid, one, intentOf(key))
        if (ending.kind !== 'done') {
          setEndings((before) => ({ ...before, [key]: ending }))
          continue
        }
        left -= 1
        onLinked(one)
      }
      tellLinked()
      if (left === 0) onAllDone()
    })
  return { endings, busy, send }
}
