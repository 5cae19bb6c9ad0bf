import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import { tasks } from '../../../contract/tasks.ts'
import { now, today } from '../../../rules/clock.ts'
import { type Ending, judgeBy, settle } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { type Lookup, lookupAtom } from '../../../state/lookup.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import { type Task, taskChangedAtom } from '../state.ts'
import { useWho } from '../useWho.ts'
import { sentTask } from './sentTask.ts'
import { taskBody } from './taskBody.ts'
import type { TaskDraft } from './taskDraft.ts'

const items = (lookup: Lookup<Option[]>): readonly Option[] => (lookup.kind === 'ready' ? lookup.items : [])

type Place = Parameters<typeof taskBody>[1]

/**
 * Sends the task. One opened form is one intent: pressing twice, or again after a lost answer, gives the task once. After
 * a refusal what is sent next is another wish.
 */
export const useSaveTask = (place: Place) => {
  const types = items(useAtomValue(lookupAtom(metadata.getTaskTypes, {})))
  const priorities = items(useAtomValue(lookupAtom(metadata.getTaskPriorities, {})))
  const conjunctions = items(useAtomValue(lookupAtom(metadata.getConjunctionTypes, {})))
  const possibleResults = items(useAtomValue(lookupAtom(metadata.getPossibleResultTypes, {})))
  const { personId } = useWho()
  const [ending, setEnding] = useState<Ending<Task> | null>(null)
  const [intent, setIntent] = useState(newIntent)
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useOneAtATime()
  const tellChanged = useSetAtom(taskChangedAtom)

  const save = (draft: TaskDraft, onEnd: (ending: Ending<Task>) => void) =>
    run(async () => {
      const body = taskBody(draft, place, { types, priorities, conjunctions, possibleResults }, today())
      const send = place.task ? tasks.updateTask : tasks.createTask
      const end = await settle<Task[], Task>(
        attempt(send, { body }, { intent }),
        attempt(tasks.getDocumentTasks, { query: { docGuid: place.docGuid } }, { quiet: true }),
        judgeBy((present) => {
          const reply = sentTask(present, body, { personId, since })
          return reply && { reply }
        }),
      )
      setEnding(end)
      if (end.kind === 'refused') setIntent(newIntent())
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { save, busy, ending }
}
