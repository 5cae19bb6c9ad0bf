import { Link } from 'wouter'
import { optionLabel } from '../../../contract/labels.ts'
import { documentModule } from '../../../routes/to.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Task } from '../taskState.ts'
import { conditionText, priorityTone } from '../taskText.ts'
import { useModule } from '../useModule.ts'
import { AssigneeList } from './AssigneeList.tsx'
import { DueTag } from './DueTag.tsx'
import { TaskRowActions } from './TaskActions.tsx'
import { TaskStatusTag } from './TaskStatusTag.tsx'

type Props = { task: Task; assignRefusal: Refusal | undefined; after: Task | undefined }

export const TaskCard = ({ task, assignRefusal, after }: Props) => {
  const at = documentModule(useModule())
  const { guid, docGuid, number, taskType, taskPriority, assignedBy, description } = task
  const tone = taskPriority ? priorityTone(taskPriority.id) : undefined
  const condition = conditionText(task)
  return (
    <li className="task-card">
      <div className="flex flex-wrap align-items-start justify-content-between row-gap-2 column-gap-3">
        <div className="task-card-what">
          <span className="flex flex-wrap align-items-center gap-2">
            <b className="num">№ {number}</b>
            <span>{optionLabel(taskType)}</span>
            <TaskStatusTag task={task} />
            <DueTag task={task} />
            {tone && taskPriority && <StatusTag tone={tone}>{optionLabel(taskPriority)}</StatusTag>}
          </span>
          {guid ? (
            <Link href={at.taskOfDocument(docGuid, guid)} className="task-card-link">
              {description || `Задача № ${number ?? ''}`}
              {description && <span className="visually-hidden">, задача № {number}</span>}
            </Link>
          ) : (
            <b>{description}</b>
          )}
          <small className="muted">
            {[
              assignedBy && `Възложил ${assignedBy.fullName}`,
              task.controller && `контролира ${task.controller.fullName}`,
              after && `след задача № ${after.number ?? ''}${condition && ` (${condition})`}`,
            ]
              .filter((part) => part)
              .join(' · ')}
          </small>
        </div>
        <div className="flex flex-row-reverse align-items-center gap-1">
          <TaskRowActions task={task} assignRefusal={assignRefusal} />
        </div>
      </div>
      <AssigneeList task={task} compact />
    </li>
  )
}
