import { type ReactNode, useState } from 'react'
import { today } from '../../../dates/clock.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { asOutcome } from '../../../screen-kit/saving/asOutcome.ts'
import { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { Outcome } from '../../../transport/request.ts'
import type { Task } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { givenTask } from './giveTask.ts'
import { TaskFormBody } from './TaskFormBody.tsx'
import { taskBody } from './taskBody.ts'
import { useTaskForm } from './useTaskForm.ts'
import { useTaskNames } from './useTaskNames.ts'
import '../tasks.css'

/** Creates the task on one document. After a lost response, a retry does not create a second task. */
export type CreateTaskOn = (docGuid: string) => Promise<Outcome<unknown>>

export type TaskForManyProps = {
  title: string
  intro: (assignees: readonly string[]) => ReactNode
  sendLabel: string
  onGive: (give: CreateTaskOn, allGiven: () => void) => void
  onClose: () => void
}

const lossTexts = {
  notApplied: 'Връзката прекъсна и задачата не е възложена. Опитайте отново.',
  unknown: 'Сървърът не отговаря и не е известно дали задачата е възложена. Проверете задачите по документа.',
}

const TaskForManyDialog = ({ title, intro, sendLabel, onGive, onClose }: TaskForManyProps) => {
  const form = useTaskForm({ task: null, isMain: true, draft: 'task/many', onDone: onClose })
  const { draft, saved } = form
  const names = useTaskNames()
  const { personId } = useCurrentActor()
  const [idempotentMutations] = useState(() => new IdempotentMutations<Task>())
  const send = () =>
    onGive(async (docGuid) => {
      const body = taskBody(draft, { docGuid, parentTaskGuid: null, task: null }, names, today())
      return asOutcome(await idempotentMutations.outcomeOf(givenTask(body, personId, { quiet: true })), lossTexts)
    }, saved)
  return (
    <FormDialog
      size="l"
      long
      className="task-form"
      title={title}
      form={form}
      loses="Въведеното в задачата няма да бъде записано."
      save={sendLabel}
      onSave={send}
      onClose={onClose}
    >
      {intro(draft.assignees.map(({ name }) => name))}
      <TaskFormBody form={form} />
    </FormDialog>
  )
}

export default TaskForManyDialog
