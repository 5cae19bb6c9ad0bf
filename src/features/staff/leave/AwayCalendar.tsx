import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { Absence } from '../../../contract/shapes/absences.ts'
import { leaveApplications } from '../../../contract/staff.ts'
import { addDays, addMonths, type CivilDate, civilDate, lastDayOfMonth, partsOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import type { DayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { absenceText, overlaps, periodText } from '../../../rules/staff/absences.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { classes } from '../../../widgets/classes.ts'
import { IconNext, IconPrevious } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

const absencesAtom = queryAtomFamily((fromDate: string, toDate: string, departmentId: number) =>
  queryOf(
    leaveApplications.getAbsences,
    { query: { fromDate, toDate, ...(departmentId > 0 && { departmentId }) } },
    { quiet: true },
  ),
)
const letters: Record<Absence['what'], string> = { leave: 'О', trip: 'К', sickLeave: 'Б', away: '•' }

type Person = { id: number; name: string; absences: Absence[] }

const byDepartment = (absences: readonly Absence[]): [string, Person[]][] => {
  const found = new Map<string, Map<number, Person>>()
  for (const one of absences) {
    const people = found.get(one.departmentName) ?? new Map<number, Person>()
    const { id, name } = one.person ?? { id: 0, name: '–' }
    const person = people.get(id) ?? { id, name, absences: [] }
    person.absences.push(one)
    found.set(one.departmentName, people.set(id, person))
  }
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b, 'bg'))
    .map(([name, people]) => [name, [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'bg'))])
}

type DayProps = { date: CivilDate; person: Person; calendar: DayCalendar | null }

const Day = ({ date, person, calendar }: DayProps) => {
  const away = person.absences.find((one) => overlaps(one, { fromDate: date, toDate: date }))
  const isFree = calendar?.isNonWorking(date) ?? false
  if (!away) return <td className={isFree ? 'free' : undefined} />
  const what = away.isApproved ? absenceText[away.what] : `${absenceText[away.what]}, още не е одобрено`
  return (
    <td className={`away ${away.what}${away.isApproved ? '' : ' open'}`} title={what}>
      <span aria-hidden>{letters[away.what]}</span>
      <span className="visually-hidden">{what}</span>
    </td>
  )
}

type MonthProps = { first: CivilDate; absences: readonly Absence[] }

const Month = ({ first, absences }: MonthProps) => {
  const calendar = useAtomValue(calendarAtom)
  const { year, month } = partsOf(first)
  const days = Array.from({ length: lastDayOfMonth(year, month) }, (_, i) => addDays(first, i))
  return (
    <section className="away-scroll" aria-label="Отсъстващи по дни">
      <table className="away-table">
        <thead>
          <tr>
            <th scope="col">Служител</th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                className={classes(calendar?.isNonWorking(date) && 'free', date === today() && 'present-day')}
                aria-current={date === today() ? 'date' : undefined}
              >
                {partsOf(date).day}
              </th>
            ))}
          </tr>
        </thead>
        {byDepartment(absences).map(([department, people]) => (
          <tbody key={department}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className="away-department">
                {shortDepartmentName(department)}
              </th>
            </tr>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row" title={person.absences.map((one) => periodText(one.fromDate, one.toDate)).join('; ')}>
                  <Link href={to.staff.leaveApplications.list({ personId: person.id })}>{person.name}</Link>
                </th>
                {days.map((date) => (
                  <Day key={date} date={date} person={person} calendar={calendar} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const monthName = new Intl.DateTimeFormat('bg-BG', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Props = {
  month: CivilDate
  departmentId: number
  onShow: (month: CivilDate, departmentId: number) => void
}

export const AwayCalendar = ({ month, departmentId, onShow }: Props) => {
  const { year, month: number } = partsOf(month)
  const last = civilDate(year, number, lastDayOfMonth(year, number))
  const { data, error, refetch } = useAtomValue(absencesAtom(month, last, departmentId))
  return (
    <Card title="Кой отсъства">
      <div className="flex flex-column gap-3">
        <div className="away-head">
          <IconButton
            icon={IconPrevious}
            label="Предходен месец"
            onClick={() => onShow(addMonths(month, -1), departmentId)}
          />
          <strong role="status">{monthName.format(new Date(`${month}T12:00:00Z`))}</strong>
          <IconButton icon={IconNext} label="Следващ месец" onClick={() => onShow(addMonths(month, 1), departmentId)} />
          <LookupSelect
            className="away-filter"
            label="Звено"
            hideLabel
            from={departments}
            placeholder="Всички звена"
            value={departmentId || undefined}
            onChange={(id) => onShow(month, id ?? 0)}
          />
        </div>
        <p className="muted small">
          О – отпуск, К – командировка, Б – болничен, • – отсъствие; по-светлите още не са одобрени.
        </p>
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton lines={10} />}
        {data?.length === 0 && (
          <EmptyState title="Никой не отсъства">През месеца няма отпуски, командировки и болнични.</EmptyState>
        )}
        {data && data.length > 0 && <Month first={month} absences={data} />}
      </div>
    </Card>
  )
}
