import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { type Task, taskAtom } from '../state.ts'
import { Trouble } from '../Trouble.tsx'
import { useCloseQuestion } from '../useCloseQuestion.tsx'
import { contentOf, draftName, readTask } from './keptTask.ts'
import { TaskFormBody, TaskFormErrors } from './TaskFormBody.tsx'
import { useSaveTask } from './useSaveTask.ts'
import { useTaskForm } from './useTaskForm.ts'

type Props = {
  docGuid: string
  parentTaskGuid: string | null
  task: Task | null
  /** The resolution by which a new task is given. */
  resolution?: Task['resolution']
  onDone: () => void
  onClose: () => void
}
const changedSince = 'Задачата е променена, след като сте писали. Проверете всички полета, преди да запишете.'
const titleOf = (task: Task | null): string => (task ? `Промяна на задача № ${task.number ?? ''}` : 'Нова задача')

/** The form itself. Nothing typed is lost on a failure; leaving with something typed asks. */
export const TaskForm = ({ docGuid, parentTaskGuid, task, resolution, onDone, onClose }: Props) => {
  const isMain = parentTaskGuid === null
  const form = useTaskForm(task, isMain)
  const { draft, isDirty, change } = form
  const [was] = useState(() => contentOf(task))
  const kept = useDraft(
    draftName(docGuid, parentTaskGuid, task),
    { draft, was },
    {
      isDirty,
      read: readTask,
      use: (before) => {
        change({ kind: 'restore', draft: before.draft })
        if (before.was !== was) notify({ kind: 'warning', title: 'Внимание', text: changedSince })
      },
    },
  )
  const { save, busy, outcome } = useSaveTask({ docGuid, parentTaskGuid, task, resolution })
  const release = useLeaveGuard(isDirty ? 'Задачата не е записана.' : undefined)
  const closing = useCloseQuestion(isDirty, 'Въведеното в задачата няма да бъде записано.', onClose)
  const place = useRef<HTMLDivElement>(null)
  const send = () => {
    if (busy || !form.check()) return
    void save(draft, (end) => {
      if (end.kind === 'refused') form.tell(end.fault)
      if (end.kind !== 'done') return
      release()
      kept.saved()
      onDone()
    })
  }
  useCtrlEnter(place, send)
  return (
    <Dialog
      open
      persistent
      size="l"
      className="task-form"
      title={titleOf(task)}
      busy={busy}
      onClose={closing.ask}
      footer={
        <>
          <span className="start muted" role="status">
            {busy && 'Задачата се записва…'}
          </span>
          <Button onClick={closing.ask}>Откажи</Button>
          <Button kind="primary" busy={busy} onClick={send}>
            {task ? 'Запази' : 'Възложи'}
          </Button>
        </>
      }
    >
      <div ref={place} className="stack">
        <DraftBanner draft={kept} />
        <TaskFormErrors form={form} />
        <Trouble
          outcome={outcome}
          what={{ done: 'записана', check: 'Затворете и проверете задачите по документа, преди да опитате отново.' }}
        />
        {!isMain && <After taskGuid={parentTaskGuid} />}
        <TaskFormBody form={form} />
      </div>
      {closing.question}
    </Dialog>
  )
}

/** After which task this one goes on. */
const After = ({ taskGuid }: { taskGuid: string }) => {
  const { data } = useAtomValue(taskAtom(taskGuid))
  return (
    <Banner kind="info" title={data ? `Продължава след задача № ${data.number ?? ''}` : 'Продължава след друга задача'}>
      {data?.description}
    </Banner>
  )
}
