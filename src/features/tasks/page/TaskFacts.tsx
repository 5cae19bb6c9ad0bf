import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { optionLabel } from '../../../contract/labels.ts'
import { formatDateTime, formatDateYear } from '../../../dates/civilDate.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type TaskFieldName, taskFieldLabels } from '../../../rules/tasks/taskFields.ts'
import { type Description, DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { hasStoppedTerm, shownEnd } from '../taskFacts.ts'
import { type Task, taskAtom } from '../taskState.ts'
import { conditionText, isInHeadline } from '../taskText.ts'
import { useModule } from '../useModule.ts'

type Fact = TaskFieldName | 'end' | 'assignedBy' | 'dateCreated' | 'withdrawnReason' | 'resolution' | 'parentTaskGuid'

export const TaskFacts = ({ task, instruction }: { task: Task; instruction: string }) => {
  const end = shownEnd(task)
  const facts: Record<Fact, Description | undefined> = {
    description: isInHeadline(task.description, instruction)
      ? undefined
      : {
          term: taskFieldLabels.description,
          value: <span className="pre-line">{task.description}</span>,
          wide: true,
        },
    taskType: { term: taskFieldLabels.taskType, value: optionLabel(task.taskType) },
    taskPriority: { term: taskFieldLabels.taskPriority, value: optionLabel(task.taskPriority) || undefined },
    end: {
      term: 'Срок',
      value: end && (
        <>
          {formatDateYear(end)}
          {hasStoppedTerm(task) && <span className="muted"> (не тече, докато документът е спрян)</span>}
        </>
      ),
    },
    assignedBy: { term: 'Възложител', value: task.assignedBy?.fullName },
    controller: { term: taskFieldLabels.controller, value: task.controller?.fullName },
    dateCreated: { term: 'Възложена на', value: task.dateCreated && formatDateTime(task.dateCreated) },
    needsDocument: {
      term: taskFieldLabels.needsDocument,
      value: task.needsDocument ? 'Изисква се' : 'Не се изисква',
    },
    withdrawnReason: task.withdrawnReason
      ? { term: 'Снета, защото', value: <span className="pre-line">{task.withdrawnReason}</span>, wide: true }
      : undefined,
    resolution: task.resolution
      ? { term: 'По резолюция', value: <ByResolution task={task} resolution={task.resolution} />, wide: true }
      : undefined,
    parentTaskGuid:
      task.parentTaskGuid === null
        ? undefined
        : { term: 'Продължава след', value: <AfterTask task={task} guid={task.parentTaskGuid} />, wide: true },
    // Not shown here, because `AfterTask` shows the condition on the parent task.
    continueAfterParentTaskConjunctionType: undefined,
    continueAfterParentTaskResultType: undefined,
    // Not shown here, because the assignees have a card of their own.
    taskAssignees: undefined,
  }
  return <DescriptionList columns={3} items={Object.values(facts)} />
}

type Ordered = { task: Task; resolution: NonNullable<Task['resolution']> }

const ByResolution = ({ task, resolution: { guid, documentNumber, dateRegistered, text } }: Ordered) => {
  const at = documentModule(useModule())
  return (
    <>
      <Link href={at.resolution(guid, task.docGuid)} className="nowrap">
        № {formatNumber(documentNumber, dateRegistered)}
      </Link>
      {text !== task.description && <span className="muted"> {text}</span>}
    </>
  )
}

const AfterTask = ({ task, guid }: { task: Task; guid: string }) => {
  const at = documentModule(useModule())
  const before = useAtomValue(taskAtom(guid)).data
  const condition = conditionText(task)
  return (
    <>
      <Link href={at.task(guid)}>{before ? `Задача № ${before.number ?? ''}` : 'Предходната задача'}</Link>
      {condition && <span className="muted"> ({condition})</span>}
    </>
  )
}
