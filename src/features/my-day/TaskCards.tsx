import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { TaskStatus } from '../../contract/taskKinds.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { dueText, moduleOfScope, type TaskLine } from '../tasks/public.ts'
import { DayCard } from './DayCard.tsx'
import { DayLine } from './DayLine.tsx'
import { dueTasksAtom, expectedAtom, requestsAtom, rowsOfCard } from './dayState.ts'

type Props = { module: DocumentModule }

const aboutOf = (row: TaskLine, who: string): string =>
  [row.taskTypeName, [row.documentNumber, row.documentSubject].filter(Boolean).join(' '), who]
    .filter((part) => part !== '')
    .join(' · ')

const TaskDayLine = ({ row, who }: { row: TaskLine; who: string }) => {
  const due = row.isSuspended ? { text: 'срокът е спрян', tone: undefined } : dueText(row, today())
  const date = row.endDate === null ? undefined : { text: formatDate(row.endDate), tone: undefined }
  return (
    <DayLine
      href={documentModule(moduleOfScope(row.scope)).task(row.guid)}
      title={row.instruction || row.documentSubject || `Задача № ${row.number}`}
      about={aboutOf(row, who)}
      term={due ?? date}
    />
  )
}

const fromWhom = ({ assignedBy }: TaskLine): string => (assignedBy === '' ? '' : `от ${assignedBy}`)
const byWhom = ({ assignees }: TaskLine): string => assignees.join(', ')

const linesOf = (rows: readonly TaskLine[] | undefined, who: (row: TaskLine) => string) =>
  rows?.map((row) => <TaskDayLine key={row.guid} row={row} who={who(row)} />)

const All = ({ href, shown, of }: { href: string; shown: number; of: number }) =>
  of > shown ? (
    <Link href={href} className="day-all">
      Всички {of}
    </Link>
  ) : null

const isLate = (row: TaskLine): boolean => dueText(row, today())?.tone === 'late'

/** Renders the tasks that are late or due today, except requests, which `RequestsCard` shows. */
export const DueCard = ({ module }: Props) => {
  const { data, error, refetch } = useAtomValue(dueTasksAtom)
  const requests = useAtomValue(requestsAtom)
  const requested = new Set(requests.data?.map(({ guid }) => guid))
  const rows = requests.data && data?.items.filter(({ guid }) => !requested.has(guid))
  const others = rows && data ? data.totalCount - (data.items.length - rows.length) : undefined
  const late = rows?.filter(isLate).length ?? 0
  return (
    <DayCard
      title={late > 0 ? 'Просрочени и за днес' : 'За днес'}
      count={others}
      empty="Нищо не е просрочено и нищо не изтича днес."
      failed={error !== null}
      onRetry={() => void refetch()}
      lines={linesOf(rows?.slice(0, rowsOfCard), fromWhom)}
      more={
        <All
          href={documentModule(module).tasks({ toDate: today() })}
          shown={Math.min(rowsOfCard, rows?.length ?? 0)}
          of={others ?? 0}
        />
      }
    />
  )
}

export const RequestsCard = ({ module }: Props) => {
  const { data, totalCount, error, refetch } = useAtomValue(requestsAtom)
  return (
    <DayCard
      title="Чака Вашето решение"
      count={totalCount}
      empty="Нищо не чака Ваш подпис, съгласуване или резолюция."
      failed={error !== null}
      onRetry={refetch}
      lines={linesOf(data?.slice(0, rowsOfCard), fromWhom)}
      more={<All href={documentModule(module).manage()} shown={rowsOfCard} of={totalCount} />}
    />
  )
}

export const ExpectedCard = ({ module }: Props) => {
  const { data, error, refetch } = useAtomValue(expectedAtom)
  return (
    <DayCard
      title="Чакам от други"
      count={data?.totalCount}
      empty="Нищо от възложеното от Вас не чака изпълнение."
      failed={error !== null}
      onRetry={() => void refetch()}
      lines={linesOf(data?.items, byWhom)}
      more={
        <All
          href={documentModule(module).tasks({ tab: 'created', taskStatusId: TaskStatus.OPEN })}
          shown={data?.items.length ?? 0}
          of={data?.totalCount ?? 0}
        />
      }
    />
  )
}
