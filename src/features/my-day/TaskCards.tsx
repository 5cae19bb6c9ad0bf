import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TaskStatus } from '../../contract/taskKinds.ts'
import { formatDate, formatDateYear } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { usualResult } from '../../rules/tasks/bulkTasks.ts'
import { useSelection } from '../../screen-kit/bulk/useSelection.ts'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { dueText, moduleOfScope, type TaskLine, TaskSelectionBar } from '../tasks/public.ts'
import { DayCard } from './DayCard.tsx'
import { DayLine } from './DayLine.tsx'
import { dueTasksAtom, expectedAtom, requestedTermsAtom, requestsAtom, rowsOfCard } from './dayState.ts'

type Props = { module: DocumentModule }

const aboutOf = (row: TaskLine, who: string): string =>
  [row.taskTypeName, [row.documentNumber, row.documentSubject].filter(Boolean).join(' '), who]
    .filter((part) => part !== '')
    .join(' · ')

const titleOf = (row: TaskLine): string => row.instruction || row.documentSubject || `Задача № ${row.number}`

type LineProps = { row: TaskLine; who: string; choice?: ReactNode; children?: ReactNode }
const TaskDayLine = ({ row, who, choice, children }: LineProps) => {
  const due = row.isSuspended ? { text: 'срокът е спрян', tone: undefined } : dueText(row, today())
  const date = row.endDate === null ? undefined : { text: formatDate(row.endDate), tone: undefined }
  return (
    <DayLine
      href={documentModule(moduleOfScope(row.scope)).task(row.guid)}
      title={titleOf(row)}
      about={aboutOf(row, who)}
      term={due ?? date}
      choice={choice}
    >
      {children}
    </DayLine>
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

const decisions = ['sign', 'agree'] as const

/** True if the request is decided without a text: it is signed, agreed or approved. */
const isChoosable = ({ taskTypeId }: { taskTypeId: number }): boolean =>
  usualResult('sign', taskTypeId) !== null || usualResult('agree', taskTypeId) !== null

export const RequestsCard = ({ module }: Props) => {
  const { data, totalCount, error, refetch } = useAtomValue(requestsAtom)
  const requestedTerms = useAtomValue(requestedTermsAtom)
  const rows = data?.slice(0, rowsOfCard)
  const { rows: chosen, selected, onChange, clear } = useSelection(rows)
  const choose = (guid: string) => (isChosen: boolean) => {
    const next = new Set(selected)
    if (isChosen) next.add(guid)
    else next.delete(guid)
    onChange(next)
  }
  return (
    <>
      <DayCard
        title="Чака Вашето решение"
        count={totalCount + requestedTerms.length}
        empty="Нищо не чака Ваш подпис, съгласуване, резолюция или отговор за нов срок."
        failed={error !== null}
        onRetry={refetch}
        lines={
          rows && [
            ...requestedTerms.map((row) => (
              <TaskDayLine key={row.guid} row={row} who={byWhom(row)} choice={<span className="day-no-choice" />}>
                <b className="small">Поискан нов срок: {formatDateYear(row.termRequested)}</b>
              </TaskDayLine>
            )),
            ...rows.map((row) => (
              <TaskDayLine
                key={row.guid}
                row={row}
                who={fromWhom(row)}
                choice={
                  isChoosable(row) ? (
                    <Checkbox
                      hideLabel
                      label={`Избери задача № ${row.number}, ${titleOf(row)}`}
                      checked={selected.has(row.guid)}
                      onChange={choose(row.guid)}
                    />
                  ) : (
                    <span className="day-no-choice" />
                  )
                }
              />
            )),
          ]
        }
        more={<All href={documentModule(module).manage()} shown={rowsOfCard} of={totalCount} />}
      />
      <TaskSelectionBar rows={chosen} onClear={clear} actions={decisions} />
    </>
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
