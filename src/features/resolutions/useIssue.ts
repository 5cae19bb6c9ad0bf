import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../contract/documents.ts'
import type { Reply } from '../../contract/endpoint.ts'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { tasks } from '../../contract/tasks.ts'
import { now, today } from '../../dates/clock.ts'
import { IdempotentWrite } from '../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../screen-kit/writes/writeState.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import { attempt } from '../../transport/request.ts'
import { sentTask, type TaskDraft, taskChangedAtom, useWho } from '../tasks/form/public.ts'
import { resolutionBody } from './resolutionBody.ts'

const items = <T>(lookup: Lookup<T[]>): readonly T[] => (lookup.kind === 'ready' ? lookup.items : [])

/**
 * Issues the resolution. One opened form is one write, so that pressing twice, or again after a lost answer, issues it
 * once; what was issued is not changed any more, so later edits end as `earlier`. A lost answer is looked up among the document's tasks.
 */
export const useIssue = (document: Document) => {
  const names = {
    types: items(useAtomValue(lookupAtom(metadata.getTaskTypes, {}))),
    priorities: items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {}))),
    positions: items(useAtomValue(lookupAtom(orgStructure.getPositions, {}))),
  }
  const { personId } = useWho()
  const [outcome, setOutcome] = useState<WriteOutcome<{ guid: string }> | null>(null)
  const [idempotentWrite] = useState(() => new IdempotentWrite<{ guid: string }>())
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(taskChangedAtom)

  const issue = (draft: TaskDraft, onEnd: (outcome: WriteOutcome<{ guid: string }>) => void) =>
    run(async () => {
      const body = resolutionBody(document, draft, names, today())
      const [given] = body.tasks ?? []
      const end = await idempotentWrite.outcomeOf({
        about: `resolution/${document.guid}`,
        content: body,
        send: (intent) => attempt(documents.createDocument, { body }, { intent }),
        ask: attempt(tasks.getDocumentTasks, { query: { docGuid: document.guid } }, { quiet: true }),
        find: (present: Reply<typeof tasks.getDocumentTasks>) => {
          const guid = given && sentTask(present, given, { personId, since })?.resolution?.guid
          return guid ? { reply: { guid } } : null
        },
      })
      setOutcome(end)
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { issue, busy, outcome }
}
