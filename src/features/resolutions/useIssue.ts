import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { today } from '../../dates/clock.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import { appConfig } from '../../transport/config.ts'
import { type TaskDraft, taskChangedAtom, useWho } from '../tasks/form/public.ts'
import { type IssueOutcome, ResolutionIssue } from './issueResolution.ts'
import { resolutionBody, resolutionTask } from './resolutionBody.ts'

const items = <T>(lookup: Lookup<T[]>): readonly T[] => (lookup.kind === 'ready' ? lookup.items : [])

/**
 * Issues the resolution. One opened form is one write, so that pressing twice, or again after a lost answer, issues it
 * once; what was issued is not changed any more, so later edits end as `earlier`, and where only its task is missing
 * (`stopped`) only that is sent again.
 */
export const useIssue = (document: Document) => {
  const names = {
    types: items(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))),
    priorities: items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))),
    positions: items(useAtomValue(lookupAtom(orgStructure.getPositions, {}))),
  }
  const { personId } = useWho()
  const [outcome, setOutcome] = useState<IssueOutcome | null>(null)
  const [resolution] = useState(() => new ResolutionIssue())
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(taskChangedAtom)

  const issue = (draft: TaskDraft, onEnd: (outcome: IssueOutcome) => void) =>
    run(async () => {
      const body = resolutionBody(document, draft)
      const task = resolutionTask(document.guid, draft, names, today())
      const order = { docGuid: document.guid, body, tasks: [task], personId }
      const end = await resolution.issue(order, appConfig().writes.resolutionWithTasks)
      setOutcome(end)
      if (end.kind === 'done' || end.kind === 'stopped') tellChanged()
      onEnd(end)
    })
  return { issue, busy, outcome }
}
