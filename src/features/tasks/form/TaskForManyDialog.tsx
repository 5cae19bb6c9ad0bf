import { type ReactNode, useRef, useState } from 'react'
import { filter, map, type Observable } from 'rxjs'
import { now, today } from '../../../dates/clock.ts'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { IdempotentWrites } from '../../../screen-kit/writes/idempotentWrite.ts'
import { isOutcome, type WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { Fault } from '../../../transport/fault.ts'
import type { Outcome } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import type { Task } from '../state.ts'
import { useCloseQuestion } from '../useCloseQuestion.tsx'
import { useWho } from '../useWho.ts'
import { givenTask } from './giveTask.ts'
import { contentOf, readTask } from './keptTask.ts'
import { TaskFormBody, TaskFormErrors } from './TaskFormBody.tsx'
import { taskBody } from './taskBody.ts'
import { useTaskForm } from './useTaskForm.ts'
import { useTaskNames } from './useTaskNames.ts'
import '../tasks.css'

/** Gives the task that was filled in on one document; asked again after a lost answer, it gives it once. */
export type GiveOn = (docGuid: string) => Observable<Outcome<unknown>>

export type TaskForManyProps = {
  title: string
  /** What will be done, told with the assignees that are chosen so far. */
  intro: (assignees: readonly string[]) => ReactNode
  sendLabel: string
  /** The form is complete and the person wants it sent; `allGiven` is to be called once it was given on all of them. */
  onGive: (give: GiveOn, allGiven: () => void) => void
  onClose: () => void
}

const lost = 'Връзката прекъсна и задачата не е възложена. Опитайте отново.'
const unknown = 'Сървърът не отговаря и не е известно дали задачата е възложена. Проверете задачите по документа.'

const asOutcome = <R,>(outcome: WriteOutcome<R>): Outcome<R> => {
  if (outcome.kind === 'done') return { done: true, reply: outcome.reply }
  if (outcome.kind === 'refused') return { done: false, fault: outcome.fault, returned: null }
  return { done: false, fault: new Fault('network', outcome.kind === 'notDone' ? lost : unknown), returned: null }
}

/** The task form for several documents at once: filled in once, then sent for each of them by who opened it. */
const TaskForManyDialog = ({ title, intro, sendLabel, onGive, onClose }: TaskForManyProps) => {
  const form = useTaskForm(null, true)
  const { draft, isDirty } = form
  const kept = useDraft(
    'task/many',
    { draft, was: contentOf(null) },
    { isDirty, read: readTask, use: (before) => form.change({ kind: 'restore', draft: before.draft }) },
  )
  const names = useTaskNames()
  const { personId } = useWho()
  const [since] = useState(() => now().toISOString())
  useLeaveGuard(isDirty ? 'Задачите не са възложени.' : undefined)
  const closing = useCloseQuestion(isDirty, 'Въведеното в задачата няма да бъде записано.', onClose)
  const [idempotentWrites] = useState(() => new IdempotentWrites<Task>())
  const place = useRef<HTMLDivElement>(null)
  const send = () => {
    if (!form.check()) return
    onGive((docGuid) => {
      const body = taskBody(draft, { docGuid, parentTaskGuid: null, task: null }, names, today())
      return idempotentWrites
        .send(givenTask(body, { personId, since }, { quiet: true }))
        .pipe(filter(isOutcome), map(asOutcome))
    }, kept.saved)
  }
  useCtrlEnter(place, send)
  return (
    <Dialog
      open
      persistent
      size="l"
      className="task-form"
      title={title}
      onClose={closing.ask}
      footer={
        <>
          <Button onClick={closing.ask}>Откажи</Button>
          <Button kind="primary" onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div ref={place} className="stack">
        <DraftBanner draft={kept} />
        <TaskFormErrors form={form} />
        {intro(draft.assignees.map(({ name }) => name))}
        <TaskFormBody form={form} />
      </div>
      {closing.question}
    </Dialog>
  )
}

export default TaskForManyDialog
