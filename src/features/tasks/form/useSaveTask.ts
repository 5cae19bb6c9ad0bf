import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { now, today } from '../../../rules/deadlines/clock.ts'
import type { Ending } from '../../../screen-kit/writes/settled.ts'
import { useOneAtATime } from '../../../screen-kit/writes/useOneAtATime.ts'
import { Wish } from '../../../screen-kit/writes/wish.ts'
import { type Task, taskChangedAtom } from '../state.ts'
import { useWho } from '../useWho.ts'
import { givenTask } from './giveTask.ts'
import { taskBody } from './taskBody.ts'
import type { TaskDraft } from './taskDraft.ts'
import { useTaskNames } from './useTaskNames.ts'

type Place = Parameters<typeof taskBody>[1]

/**
 * Sends the task. One opened form is one wish: pressing twice, or again after a lost answer, gives the task once, and as
 * it is in the form then.
 */
export const useSaveTask = (place: Place) => {
  const names = useTaskNames()
  const { personId } = useWho()
  const [ending, setEnding] = useState<Ending<Task> | null>(null)
  const [wish] = useState(() => new Wish<Task>())
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useOneAtATime()
  const tellChanged = useSetAtom(taskChangedAtom)

  const save = (draft: TaskDraft, onEnd: (ending: Ending<Task>) => void) =>
    run(async () => {
      const body = taskBody(draft, place, names, today())
      const end = await wish.settle(givenTask(body, { personId, since }))
      setEnding(end)
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { save, busy, ending }
}
