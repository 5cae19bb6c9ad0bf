import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { linkedName } from '../../../rules/documents/caseFileLinks.ts'
import { withPreposition } from '../../../rules/words/preposition.ts'
import { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { caseFileLinkedAtom } from '../caseFileState.ts'
import { keyOf, type Linkable } from './linkable.ts'
import { linkChange } from './linkCalls.ts'

export type MutationOutcomes = Readonly<Record<string, MutationOutcome<null>>>

/**
 * Links a case file to the chosen objects one after another. Linked objects leave the list of chosen objects; objects
 * whose request failed stay, with their errors in `outcomes`.
 */
export const useLinking = (
  caseFileGuid: string,
  chosen: readonly Linkable[],
  onLinked: (one: Linkable) => void,
  onAllDone: () => void,
) => {
  const notifyLinked = useSetAtom(caseFileLinkedAtom)
  const [outcomes, setOutcomes] = useState<MutationOutcomes>({})
  const { busy, run } = useSingleFlight()
  const [writes] = useState(() => new IdempotentMutations<null>())
  const send = () =>
    run(async () => {
      setOutcomes({})
      let left = chosen.length
      for (const one of chosen) {
        const key = keyOf(one)
        const outcome = await writes.outcomeOf(linkChange('link', caseFileGuid, one))
        if (outcome.kind !== 'done') {
          setOutcomes((before) => ({ ...before, [key]: outcome }))
          continue
        }
        left -= 1
        announce(`Преписката е свързана ${withPreposition('с', linkedName(one.kind, one.number, one.title))}.`)
        onLinked(one)
      }
      void notifyLinked(caseFileGuid)
      if (left === 0) onAllDone()
    })
  return { outcomes, busy, send }
}
