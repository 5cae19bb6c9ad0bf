import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { isGuid } from '../../../rules/routeAccess.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { RefusalNote } from '../../../widgets/buttons/RefusalNote.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { taskAtom } from '../state.ts'
import { mayComplete } from '../taskActions.ts'
import { useWho } from '../useWho.ts'
import { CompletionDialog } from './CompletionDialog.tsx'

type Props = {
  taskGuid: string
  /** The part was completed; everything that shows the task has been asked again. */
  onDone: () => void
  onClose: () => void
}

/** „Приключване на задача № …“: loads the task and asks for the result of the part of the person at the screen. */
const TaskResultDialog = ({ taskGuid, onDone, onClose }: Props) =>
  isGuid(taskGuid) ? <Loaded taskGuid={taskGuid} onDone={onDone} onClose={onClose} /> : null

const Loaded = ({ taskGuid, onDone, onClose }: Props) => {
  const task = useAtomValue(taskAtom(taskGuid))
  const who = useWho()
  if (task.data) {
    const verdict = mayComplete(task.data, who)
    if (verdict.allowed) return <CompletionDialog task={task.data} who={who} onDone={onDone} onClose={onClose} />
    return (
      <Waiting onClose={onClose}>
        <RefusalNote refusal={verdict.refusal} />
      </Waiting>
    )
  }
  return (
    <Waiting onClose={onClose}>
      {task.error ? (
        <ErrorState title="Задачата не се зареди" message={task.error.message} onRetry={() => void task.refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Waiting>
  )
}

const Waiting = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Dialog
    open
    size="s"
    title="Приключване на задача"
    onClose={onClose}
    footer={<Button onClick={onClose}>Затвори</Button>}
  >
    {children}
  </Dialog>
)

export default TaskResultDialog
