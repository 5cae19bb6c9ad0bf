import { optionLabel } from '../../../contract/labels.ts'
import { TaskStatus, taskStatusLabels } from '../../../contract/taskKinds.ts'
import { formatDateTime, formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { asDeadlineUnit, formatTerm } from '../../../rules/deadlines/endOfTerm.ts'
import { hasPassed, isTermSuspended } from '../../../rules/deadlines/suspension.ts'
import { PersonAvatar } from '../../../widgets/tags/PersonAvatar.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { SuspendedTag } from '../SuspendedTag.tsx'
import { isOpenTask, nameOfAssignee, placeOfAssignee } from '../taskFacts.ts'
import type { Assignee, Task } from '../taskState.ts'
import { taskStatusTone } from '../taskText.ts'
import { TermRequest } from '../term/TermRequest.tsx'
import { WhyThisTerm } from '../term/WhyThisTerm.tsx'

type Props = {
  task: Task
  compact?: boolean
  /** The instruction that the page title already shows, so that the list does not repeat it. */
  shownInstruction?: string
}

export const AssigneeList = ({ task, compact, shownInstruction = task.description }: Props) => (
  <ul
    className={compact ? 'task-parts compact' : 'task-parts'}
    aria-label={`Изпълнители на задача № ${task.number ?? ''}`}
  >
    {task.taskAssignees.map((one, index) => (
      <Part
        key={one.id}
        one={one}
        isMain={index === 0 && task.taskAssignees.length > 1}
        task={task}
        compact={compact === true}
        shownInstruction={shownInstruction}
      />
    ))}
  </ul>
)

/**
 * True if the task has a single assignee part and it is open. Its status is then shown only in the header of the task.
 */
const isWholeTask = ({ dateCompleted }: Assignee, task: Task): boolean =>
  task.taskAssignees.length === 1 && dateCompleted === null && isOpenTask(task)

type PartProps = { one: Assignee; task: Task; isMain: boolean; compact: boolean; shownInstruction: string }

const Part = ({ one, task, isMain, compact, shownInstruction }: PartProps) => {
  const { suspensions, suspendedOn } = task
  const name = nameOfAssignee(one)
  const { startDate, endDate, quantity, deadlineUnitOfMeasure } = one.deadline
  const unitId = deadlineUnitOfMeasure?.id
  const unit = unitId === undefined ? undefined : asDeadlineUnit(unitId)
  const term = unit !== undefined && quantity !== null ? ` (${formatTerm(quantity, unit)})` : ''
  const place = compact ? '' : placeOfAssignee(one)
  return (
    <li className="task-part">
      <PersonAvatar name={name} small />
      <div className="flex flex-column gap-1 min-w-0">
        <span>
          <b>{name}</b>
          {isMain && <small className="muted"> отговорен изпълнител</small>}
        </span>
        {place && <small className="muted">{place}</small>}
        {one.instruction !== shownInstruction && <span className="pre-line">{one.instruction}</span>}
        {one.resultComment && <q className="task-part-comment">{one.resultComment}</q>}
        <TermRequest task={task} part={one} />
        {!compact && endDate && quantity !== null && unitId !== undefined && (
          <WhyThisTerm
            of={name}
            startDate={startDate}
            quantity={quantity}
            unitId={unitId}
            endDate={endDate}
            suspensions={suspensions}
            suspendedOn={one.dateCompleted === null ? suspendedOn : null}
          />
        )}
      </div>
      <div className="task-part-state flex flex-column gap-1 min-w-0">
        {!isWholeTask(one, task) && <PartState one={one} task={task} />}
        {endDate && (
          <small className="muted">
            Срок {formatDateYear(endDate)}
            {term}
          </small>
        )}
        {one.dateCompleted && <small className="muted">{formatDateTime(one.dateCompleted)}</small>}
      </div>
    </li>
  )
}

const PartState = ({ one: { dateCompleted, taskResultType, deadline }, task }: Pick<PartProps, 'one' | 'task'>) => {
  if (dateCompleted)
    return <StatusTag tone="green">{optionLabel(taskResultType) || taskStatusLabels[TaskStatus.DONE]}</StatusTag>
  if (!isOpenTask(task)) return <StatusTag tone="grey">Без резултат</StatusTag>
  if (deadline.endDate && isTermSuspended(deadline.endDate, task.suspendedOn ?? null)) return <SuspendedTag />
  // A part that is not completed has no status of its own, so it shows the status of the task.
  const open = task.taskStatus ?? { id: TaskStatus.OPEN, name: taskStatusLabels[TaskStatus.OPEN] }
  return deadline.endDate && hasPassed(deadline.endDate, today(), task.suspendedOn ?? null) ? (
    <StatusTag tone="red">Просрочена</StatusTag>
  ) : (
    <StatusTag tone={taskStatusTone(open.id)}>{optionLabel(open)}</StatusTag>
  )
}
