import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { now, today } from '../../../dates/clock.ts'
import { IdempotentWrite } from '../../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { type Task, taskChangedAtom } from '../state.ts'
import { useWho } from '../useWho.ts'
import { givenTask } from './giveTask.ts'
import { taskBody } from './taskBody.ts'
import type { TaskDraft } from './taskDraft.ts'
import { useTaskNames } from './useTaskNames.ts'

type Place = Parameters<typeof taskBody>[1]

/**
 * Sends the task. One opened form is one write: pressing twice, or again after a lost answer, gives the task once, and as
 * it is in the form then.
 */
export const useSaveTask = (place: Place) => {
  const names = useTaskNames()
  const { personId } = useWho()
  const [outcome, setOutcome] = useState<WriteOutcome<Task> | null>(null)
  const [idempotentWrite] = useState(() => new IdempotentWrite<Task>())
  const [since] = useState(() => now().toISOString())
  const { busy, run } = useSingleFlight()
  const tellChanged = useSetAtom(taskChangedAtom)

  const save = (draft: TaskDraft, onEnd: (outcome: WriteOutcome<Task>) => void) =>
    run(async () => {
      const body = taskBody(draft, place, names, today())
      const end = await idempotentWrite.outcomeOf(givenTask(body, { personId, since }))
      setOutcome(end)
      if (end.kind === 'done') tellChanged()
      onEnd(end)
    })
  return { save, busy, outcome }
}
