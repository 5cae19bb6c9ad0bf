import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { optionLabel } from '../../../contract/labels.ts'
import { formatDateTime, formatDateYear } from '../../../dates/civilDate.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { isStanding, shownEnd } from '../taskFacts.ts'
import { type Task, taskAtom } from '../taskState.ts'
import { conditionText, isInHeadline } from '../taskText.ts'
import { useModule } from '../useModule.ts'

export const TaskFacts = ({ task, instruction }: { task: Task; instruction: string }) => {
  const end = shownEnd(task)
  return (
    <DescriptionList
      columns={3}
      items={[
        isInHeadline(task.description, instruction)
          ? undefined
          : { term: 'Описание', value: <span className="pre-line">{task.description}</span>, wide: true },
        { term: 'Вид', value: optionLabel(task.taskType) },
        { term: 'Приоритет', value: optionLabel(task.taskPriority) || undefined },
        {
          term: 'Срок',
          value: end && (
            <>
              {formatDateYear(end)}
              {isStanding(task) && <span className="muted"> (не тече, докато документът е спрян)</span>}
            </>
          ),
        },
        { term: 'Възложител', value: task.assignedBy?.fullName },
        { term: 'Контролиращ', value: task.controller?.fullName },
        { term: 'Възложена на', value: task.dateCreated && formatDateTime(task.dateCreated) },
        { term: 'Документ при приключване', value: task.needsDocument ? 'Изисква се' : 'Не се изисква' },
        task.withdrawnReason
          ? { term: 'Снета, защото', value: <span className="pre-line">{task.withdrawnReason}</span>, wide: true }
          : undefined,
        task.resolution
          ? { term: 'По резолюция', value: <ByResolution task={task} resolution={task.resolution} />, wide: true }
          : undefined,
        task.parentTaskGuid === null
          ? undefined
          : { term: 'Продължава след', value: <AfterTask task={task} guid={task.parentTaskGuid} />, wide: true },
      ]}
    />
  )
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
