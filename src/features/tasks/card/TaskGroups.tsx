import { useId } from 'react'
import { Link } from 'wouter'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconResolution } from '../../../widgets/icons.ts'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { useModule } from '../useModule.ts'
import { TaskCard } from './TaskCard.tsx'
import { type Resolution, type TaskGroup, taskGroups } from './taskGroups.ts'
import type { PlacedTask } from './taskOrder.ts'

type CardsProps = { label: string; tasks: readonly PlacedTask[]; assignRefusal: Refusal | undefined }

export const TaskCards = ({ label, tasks, assignRefusal }: CardsProps) => (
  <ul className="task-cards" aria-label={label}>
    {tasks.map(({ task, after }) => (
      <TaskCard key={task.guid ?? task.id} task={task} after={after} assignRefusal={assignRefusal} />
    ))}
  </ul>
)

type Props = {
  tasks: readonly PlacedTask[]
  assignRefusal: Refusal | undefined
}

/** Renders the tasks of a document, grouped by resolution, or as a flat list if there are no resolutions. */
export const TaskGroups = ({ tasks, assignRefusal }: Props) => {
  const groups = taskGroups(tasks)
  const label = 'Задачи по документа'
  if (groups.every(({ resolution }) => resolution === null))
    return <TaskCards label={label} tasks={tasks} assignRefusal={assignRefusal} />
  return groups.map((group) =>
    group.resolution ? (
      <OfResolution
        key={group.resolution.guid}
        resolution={group.resolution}
        group={group}
        assignRefusal={assignRefusal}
      />
    ) : (
      <section key="direct" className="task-group flex flex-column gap-2">
        <h2>Възложени без резолюция</h2>
        <TaskCards label={label} tasks={group.tasks} assignRefusal={assignRefusal} />
      </section>
    ),
  )
}

type GroupProps = Omit<Props, 'tasks'> & { resolution: Resolution; group: TaskGroup }

const OfResolution = ({ resolution, group, assignRefusal }: GroupProps) => {
  const at = documentModule(useModule())
  const id = useId()
  const { guid, documentNumber, dateRegistered, text } = resolution
  const number = formatNumber(documentNumber, dateRegistered)
  const name = `Резолюция${number && ` № ${number}`}`
  const first = group.tasks[0]?.task
  const by = first?.assignedBy?.fullName
  return (
    <section className="task-group flex flex-column gap-2" aria-labelledby={id}>
      <header className="task-group-head">
        <Glyph icon={IconResolution} />
        <div>
          <h2 id={id}>{first ? <Link href={at.resolution(guid, first.docGuid)}>{name}</Link> : name}</h2>
          <p className="pre-line">
            <Numbered text={text} />
          </p>
          <small className="muted">{[by, formatDateTime(dateRegistered)].filter((part) => part).join(' · ')}</small>
        </div>
      </header>
      <TaskCards
        label={`Задачи по ${name.replace('Резолюция', 'резолюция')}`}
        tasks={group.tasks}
        assignRefusal={assignRefusal}
      />
    </section>
  )
}
