import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { now, today } from '../../../rules/clock.ts'
import type { Ending } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { newIntent } from '../../../transport/request.ts'
import { type Task, taskChangedAtom } from '../state.ts'
import { useWho } from '../useWho.ts'
import { giveTask } from './giveTask.ts'
import { taskBody } from './taskBody.ts'
import type { TaskDraft } from './taskDraft.ts'
import { useTaskNames } from './useTaskNames.ts'

type Place = Parameters<typeof taskBody>[1]

/**
 * Sends the task. One opened form is one intent: pressing twice, or again after a lost answer, gives the task once. After
 * a refusal what is sent next is another wish.
 */
export const useSaveTask = (place: Place) => {
  const names = useTaskNames()
  const { personId } = useWho()
  const [ending, setEnding] = useState<Ending<Task> | null>(null)
  const [intent, setIntent] = useState(newIntent)
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useOneAtATime()
  const tellChanged = useSetAtom(taskChangedAtom)

  const save = (draft: TaskDraft, onEnd: (ending: Ending<Task>) => void) =>
    run(async () => {
      const body = taskBody(draft, place, names, today())
      const end = await firstValueFrom(giveTask(body, { intent, personId, since }))
      setEnding(end)
      if (end.kind === 'refused') setIntent(newIntent())
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { save, busy, ending }
}
