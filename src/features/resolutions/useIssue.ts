import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { today } from '../../dates/clock.ts'
import { IdempotentWrite } from '../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../screen-kit/writes/writeState.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import { type TaskDraft, taskChangedAtom, useWho } from '../tasks/form/public.ts'
import { resolutionWithTask } from './issueResolution.ts'
import { resolutionBody, resolutionTask } from './resolutionBody.ts'

const items = <T>(lookup: Lookup<T[]>): readonly T[] => (lookup.kind === 'ready' ? lookup.items : [])

/**
 * Issues the resolution. One opened form is one write, so that pressing twice, or again after a lost answer, issues it
 * once; what was issued is not changed any more, so later edits end as `earlier`.
 */
export const useIssue = (document: Document) => {
  const names = {
    types: items(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))),
    priorities: items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))),
    positions: items(useAtomValue(lookupAtom(orgStructure.getPositions, {}))),
  }
  const { personId } = useWho()
  const [outcome, setOutcome] = useState<WriteOutcome<unknown> | null>(null)
  const [idempotentWrite] = useState(() => new IdempotentWrite<unknown>())
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(taskChangedAtom)

  const issue = (draft: TaskDraft, onEnd: (outcome: WriteOutcome<unknown>) => void) =>
    run(async () => {
      const body = resolutionBody(document, draft)
      const task = resolutionTask(document.guid, draft, names, today())
      const end = await idempotentWrite.outcomeOf(resolutionWithTask(document.guid, body, task, personId))
      setOutcome(end)
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { issue, busy, outcome }
}
