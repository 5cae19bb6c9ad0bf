import { useAtomValue } from 'jotai'
import { optionLabel } from '../../../contract/labels.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { endOfTask, nameOfAssignee } from '../taskFacts.ts'
import { documentTasksAtom } from '../taskState.ts'
import { taskStatusTone } from '../taskText.ts'
import { tasksInOrder } from './taskOrder.ts'
import '../tasks.css'

export const PresentTasks = ({ docGuid }: { docGuid: string }) => {
  const { data, error, refetch } = useAtomValue(documentTasksAtom(docGuid))
  if (error && !data)
    return (
      <p className="flex flex-wrap align-items-center gap-2">
        Задачите не се заредиха.
        <Button small onClick={() => void refetch()}>
          Опитай отново
        </Button>
      </p>
    )
  if (!data) return <Skeleton lines={2} />
  if (data.length === 0) return <p className="muted">По документа още няма задачи.</p>
  return (
    <ul className="task-lines" aria-label="Задачи по документа досега">
      {tasksInOrder(data).map(({ task }) => {
        const { id, number, taskType, taskStatus, description, taskAssignees } = task
        const end = endOfTask(task)
        return (
          <li key={id} className="task-line">
            <span className="flex flex-wrap align-items-center gap-2">
              <b className="num">№ {number}</b>
              {optionLabel(taskType)}
              {taskStatus && <StatusTag tone={taskStatusTone(taskStatus.id)}>{optionLabel(taskStatus)}</StatusTag>}
            </span>
            {description !== `${optionLabel(taskType)}.` && <span>{description}</span>}
            <small className="muted">
              {[listed(taskAssignees.map(nameOfAssignee)), end && `срок ${formatDateYear(end)}`]
                .filter((part) => part)
                .join(' · ')}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
