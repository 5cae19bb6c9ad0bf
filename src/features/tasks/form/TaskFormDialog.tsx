import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { type Task, taskAtom } from '../state.ts'
import { TaskForm } from './TaskForm.tsx'
import '../tasks.css'

export type TaskFormProps = {
  open: boolean
  /** The document the task is about. */
  docGuid: string
  /** The task after which this one goes on: then it is not a main one. */
  parentTaskGuid?: string | null
  /** The task to change; a new one without it. */
  taskGuid?: string | null
  /** The resolution by which a new task is given. */
  resolution?: Task['resolution']
  /** A new one is a request of this type. */
  typeId?: number | undefined
  /** Saved; everything that shows tasks has been asked again. */
  onDone: () => void
  onClose: () => void
}

/** „Задача“ (document 2, sections 3 to 5): a new one on a document, one that goes on after another, or a change. */
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
