import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { Reply } from '../../contract/endpoint.ts'
import { handOver } from '../../contract/handOver.ts'
import type { UserRecord } from '../../contract/shapes/people.ts'
import type { tasks } from '../../contract/tasks.ts'
import { formatDate, formatDateTime } from '../../dates/civilDate.ts'
import { documentModule, to } from '../../routes/to.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { mayCallAtom } from '../../state/access.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { DescriptionList } from '../../widgets/page/DescriptionList.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { openTasksAtom } from './userState.ts'

type OpenTask = Reply<typeof tasks.getPersonOpenTasks>['items'][number]
const AU = 2

const hrefOf = ({ scope, docGuid, guid }: OpenTask): string =>
  documentModule(scope === AU ? 'administrative-services' : 'documents-flow').taskOfDocument(docGuid, guid)

const TaskLine = ({ task }: { task: OpenTask }) => {
  const name = `${task.taskTypeName} № ${task.number}`
  return (
    <li>
      {task.docGuid === '' ? <b>{name}</b> : <Link href={hrefOf(task)}>{name}</Link>}
      <span className={task.workingDaysLeft !== null && task.workingDaysLeft < 0 ? 'late' : 'muted'}>
        {task.endDate ? `до ${formatDate(task.endDate)}` : ''}
      </span>
      <span className="user-task-subject muted small">
        <Numbered text={task.documentSubject} />
      </span>
    </li>
  )
}

const OpenTasks = ({ personId, onHandOver }: { personId: number; onHandOver: () => void }) => {
  const { data, error } = useAtomValue(openTasksAtom(personId))
  const mayHandOver = useAtomValue(mayCallAtom)(handOver.handOverWork)
  if (error && !data) return <p className="muted m-0">Не е известно какви задачи остават.</p>
  if (!data) return <Skeleton lines={3} />
  const { items, totalCount } = data
  const more = totalCount - items.length
  return (
    <div className="flex flex-column gap-2">
      <p className="m-0">{totalCount === 0 ? 'Няма отворени задачи.' : <b>{pluralise(totalCount, 'openTask')}</b>}</p>
      <ul className="user-tasks m-0 p-0 list-none">
        {items.map((task) => (
          <TaskLine key={task.guid} task={task} />
        ))}
      </ul>
      {more > 0 && <p className="muted m-0">и още {more}</p>}
      {mayHandOver && (
        <div>
          <Button onClick={onHandOver}>Предай работата</Button>
        </div>
      )}
    </div>
  )
}

type Props = { user: UserRecord; onHandOver: () => void }

export const UserAside = ({ user, onHandOver }: Props) => (
  <>
    <Card title="Достъп">
      <DescriptionList
        columns={1}
        items={[
          { term: 'Последен вход', value: user.dateLastLogin ? formatDateTime(user.dateLastLogin) : 'Още няма' },
          {
            term: 'Журнал',
            value: (
              <Link href={to.settings.userActionsLog({ objectId: user.userName })}>Входове и промени на правата</Link>
            ),
          },
        ]}
      />
    </Card>
    {user.personId !== null && (
      <Card title="Отворени задачи">
        <OpenTasks personId={user.personId} onHandOver={onHandOver} />
      </Card>
    )}
  </>
)
