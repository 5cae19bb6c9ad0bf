import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { TaskType } from '../../../contract/taskKinds.ts'
import { today } from '../../../dates/clock.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { notify } from '../../../transport/notices.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { type Task, taskAtom } from '../taskState.ts'
import { useCurrentActor } from '../useCurrentActor.ts'
import { givenTask } from './giveTask.ts'
import { contentOf, draftName } from './storedTask.ts'
import { TaskFormBody } from './TaskFormBody.tsx'
import { taskBody } from './taskBody.ts'
import { useTaskForm } from './useTaskForm.ts'
import { useTaskNames } from './useTaskNames.ts'

type Props = {
  docGuid: string
  parentTaskGuid: string | null
  task: Task | null
  resolution?: Task['resolution']
  typeId?: number | undefined
  onDone: () => void
  onClose: () => void
}
const changedSince = 'Задачата е променена, след като сте писали. Проверете всички полета, преди да запишете.'
const requestTitles: Readonly<Partial<Record<number, string>>> = { [TaskType.AGREEMENT]: 'Искане за съгласуване' }
const titleOf = (task: Task | null, typeId: number | undefined): string =>
  task ? `Промяна на задача № ${task.number ?? ''}` : (requestTitles[typeId ?? 0] ?? 'Нова задача')
const labels = {
  failed: 'Задачата не е записана',
  unknown: 'дали задачата е записана',
  check: 'Затворете и проверете задачите по документа, преди да опитате отново.',
}

/**
 * Renders the form of a task. Each opened form makes one save request, so a second click does not create a second task.
 */
export const TaskForm = ({ docGuid, parentTaskGuid, task, resolution, typeId, onDone, onClose }: Props) => {
  const isMain = parentTaskGuid === null
  const [was] = useState(() => contentOf(task))
  const names = useTaskNames()
  const { personId } = useCurrentActor()
  const notifyChanged = useSetAtom(documentChangedAtom)
  const form = useTaskForm({
    task,
    isMain,
    typeId,
    draft: draftName({ docGuid, parentTaskGuid, task, typeId }),
    // The original task is stored too, to detect a newer version on the server later.
    extra: {
      value: was,
      restore: (stored) => () => {
        if (stored !== was) notify({ kind: 'warning', title: 'Внимание', text: changedSince })
      },
    },
    onDone: () => {
      void notifyChanged({ docGuid })
      onDone()
    },
  })
  const send = () => {
    const body = taskBody(form.draft, { docGuid, parentTaskGuid, task, resolution }, names, today())
    form.write(givenTask(body, personId))
  }
  return (
    <FormDialog
      size="l"
      long
      className="task-form"
      title={titleOf(task, typeId)}
      form={form}
      loses="Въведеното в задачата няма да бъде записано."
      save={task ? 'Запази' : typeId === undefined ? 'Възложи' : 'Поискай'}
      saving="Задачата се записва…"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      {!isMain && <After taskGuid={parentTaskGuid} />}
      <TaskFormBody form={form} peopleFirst={typeId !== undefined} />
    </FormDialog>
  )
}

const After = ({ taskGuid }: { taskGuid: string }) => {
  const { data } = useAtomValue(taskAtom(taskGuid))
  return (
    <Banner kind="info" title={data ? `Продължава след задача № ${data.number ?? ''}` : 'Продължава след друга задача'}>
      {data?.description}
    </Banner>
  )
}
