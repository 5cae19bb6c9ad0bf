import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import { metadata } from '../../../contract/metadata.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { tasks } from '../../../contract/tasks.ts'
import { now, today } from '../../../rules/clock.ts'
import { type Ending, judgeBy, settle } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { type Lookup, lookupAtom } from '../../../state/lookup.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import { sentTask, type TaskDraft, taskChangedAtom, useWho } from '../../tasks/form/public.ts'
import { resolutionBody } from './resolutionBody.ts'

const items = (lookup: Lookup<Option[]>): readonly Option[] => (lookup.kind === 'ready' ? lookup.items : [])

/**
 * Issues the resolution. One opened form is one intent, so that pressing twice, or again after a lost answer, issues it
 * once; after a refusal what is sent next is another wish. A lost answer is looked up among the document's tasks.
 */
export const useIssue = (document: Document) => {
  const types = items(useAtomValue(lookupAtom(metadata.getTaskTypes, {})))
  const priorities = items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {})))
  const { personId } = useWho()
  const [ending, setEnding] = useState<Ending<{ guid: string }> | null>(null)
  const [intent, setIntent] = useState(newIntent)
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useOneAtATime()
  const tellChanged = useSetAtom(taskChangedAtom)

  const issue = (draft: TaskDraft, onEnd: (ending: Ending<{ guid: string }>) => void) =>
    run(async () => {
      const body = resolutionBody(document, draft, { types, priorities }, today())
      const [given] = body.tasks ?? []
      const end = await settle(
        attempt(documents.createDocument, { body }, { intent }),
        attempt(tasks.getDocumentTasks, { query: { docGuid: document.guid } }, { quiet: true }),
        judgeBy((present) => {
          const guid = given && sentTask(present, given, { personId, since })?.resolution?.guid
          return guid ? { reply: { guid } } : null
        }),
      )
      setEnding(end)
      if (end.kind === 'refused') setIntent(newIntent())
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { issue, busy, ending }
}
