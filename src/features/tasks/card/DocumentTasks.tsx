import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { TaskType } from '../../../contract/taskKinds.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconAdd, IconPeople, IconResolution } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { TaskFormDialog } from '../lazyParts.tsx'
import { documentTasksAtom } from '../taskState.ts'
import { TaskCards, TaskGroups } from './TaskGroups.tsx'
import type { Resolution } from './taskGroups.ts'
import { tasksInOrder } from './taskOrder.ts'
import '../tasks.css'

type Props = {
  docGuid: string
  assignRefusal?: Refusal
  exceptGuid?: string
  resolve?: { href: string; refusal: Refusal | undefined }
  /**
   * On the page of a resolution: a new task belongs to this resolution, and is created on the document `docGuid` that
   * the resolution is about.
   */
  by?: { docGuid: string; resolution: Resolution }
  /** True if the document is still a draft. Colleagues can then be asked for their agreement. */
  isBeingWritten?: boolean
}

const DocumentTasks = ({ docGuid, assignRefusal, exceptGuid, resolve, by, isBeingWritten = false }: Props) => {
  const { data, error, refetch } = useAtomValue(documentTasksAtom(docGuid))
  const [giving, setGiving] = useState<'task' | 'agreement' | null>(null)
  const close = () => setGiving(null)
  const give = (
    <>
      {resolve && (
        <LinkButton icon={IconResolution} href={resolve.href} refusal={resolve.refusal}>
          Нова резолюция
        </LinkButton>
      )}
      {isBeingWritten && (
        <Button icon={IconPeople} refusal={assignRefusal} onClick={() => setGiving('agreement')}>
          Поискай съгласуване
        </Button>
      )}
      <Button icon={IconAdd} refusal={assignRefusal} onClick={() => setGiving('task')}>
        Нова задача
      </Button>
    </>
  )
  if (error && !data)
    return <ErrorState title="Задачите не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  // In a response, a task without `docGuid` belongs to the requested document.
  const tasks = data.map((task) => (task.docGuid ? task : { ...task, docGuid }))
  const shown = tasksInOrder(tasks).filter(({ task }) => task.guid === undefined || task.guid !== exceptGuid)
  return (
    <>
      {shown.length === 0 && exceptGuid ? (
        <div className="flex flex-wrap align-items-center justify-content-between gap-2">
          <span className="muted">По документа няма други задачи.</span>
          {give}
        </div>
      ) : shown.length === 0 ? (
        <EmptyState title="По документа няма задачи" action={give}>
          Задача се възлага на един или няколко изпълнители, на всеки с отделно указание и срок.
        </EmptyState>
      ) : (
        <div className="flex flex-column gap-3">
          <div className="task-cards-head flex flex-wrap align-items-center gap-2">{give}</div>
          {by ? (
            <TaskCards label="Задачи по резолюцията" tasks={shown} assignRefusal={assignRefusal} />
          ) : (
            <TaskGroups tasks={shown} assignRefusal={assignRefusal} />
          )}
        </div>
      )}
      <TaskFormDialog
        open={giving !== null}
        typeId={giving === 'agreement' ? TaskType.AGREEMENT : undefined}
        docGuid={by?.docGuid ?? docGuid}
        resolution={by?.resolution}
        onDone={close}
        onClose={close}
      />
    </>
  )
}

export default DocumentTasks
