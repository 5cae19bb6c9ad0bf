import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { type Task, taskAtom } from '../taskState.ts'
import { TaskForm } from './TaskForm.tsx'
import '../tasks.css'

export type TaskFormProps = {
  open: boolean
  docGuid: string
  parentTaskGuid?: string | null
  taskGuid?: string | null
  resolution?: Task['resolution']
  typeId?: number | undefined
  onDone: () => void
  onClose: () => void
}

/** Renders the dialog „Задача“ (specification 2, sections 3 to 5): a new task, a subtask or a changed task. */
const TaskFormDialog = (props: TaskFormProps) => {
  const { open, docGuid, parentTaskGuid = null, taskGuid = null, resolution, typeId, onDone, onClose } = props
  if (!open) return null
  if (taskGuid !== null) return <Change {...props} taskGuid={taskGuid} />
  return <TaskForm {...{ docGuid, parentTaskGuid, resolution, typeId, onDone, onClose }} task={null} />
}

const Change = ({ taskGuid, docGuid, onDone, onClose }: TaskFormProps & { taskGuid: string }) => {
  const { data, error, refetch } = useAtomValue(taskAtom(taskGuid))
  if (data)
    return (
      <TaskForm docGuid={docGuid} parentTaskGuid={data.parentTaskGuid} task={data} onDone={onDone} onClose={onClose} />
    )
  return (
    <Waiting onClose={onClose}>
      {error ? (
        <ErrorState title="Задачата не се зареди" message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Waiting>
  )
}

const Waiting = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Dialog open size="l" title="Задача" onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
    {children}
  </Dialog>
)

export default TaskFormDialog
