import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { formatDateYear, yearOf } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { to } from '../../routes/to.ts'
import { daysOfYear } from '../../rules/deadlines/dayCalendar.ts'
import { firstYear, lastYear, nonWorkingDayKinds } from '../../rules/deadlines/nonWorkingDayRules.ts'
import { useSearch } from '../../screen-kit/useSearch.ts'
import { notify } from '../../transport/notices.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconAdd, IconNext, IconPrevious } from '../../widgets/icons.ts'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { calendarChangedAtom, daysAtom } from './calendarState.ts'
import { DayDialog } from './DayDialog.tsx'
import { DaysList } from './DaysList.tsx'
import { YearCalendar } from './YearCalendar.tsx'
import './calendar.css'

const hrefOf = (year: number) => to.settings.workingDaysCalendar({ year })

const yearIn = (search: string): number => {
  const year = Number(new URLSearchParams(search).get('year'))
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : yearOf(today())
}

const Years = ({ year }: { year: number }) => {
  const [, navigate] = useLocation()
  return (
    <div className="years">
      {year > firstYear && (
        <IconButton
          icon={IconPrevious}
          label={`Предходна година: ${year - 1}`}
          onClick={() => navigate(hrefOf(year - 1))}
        />
      )}
      <strong>{year} г.</strong>
      {year < lastYear && (
        <IconButton icon={IconNext} label={`Следваща година: ${year + 1}`} onClick={() => navigate(hrefOf(year + 1))} />
      )}
    </div>
  )
}

const Legend = () => (
  <ul className="year-legend" aria-label="Видове дни">
    {Object.entries(nonWorkingDayKinds).map(([kind, label]) => (
      <li key={kind}>
        <span className={`year-day ${kind}`} aria-hidden />
        {label}
      </li>
    ))}
  </ul>
)

/**
 * Renders the calendar of non-working days, by which deadlines are counted (specification 1, section 2, „Settings“;
 * specification 2, section 7, Metadata).
 */
const WorkingDaysPage = () => {
  const year = yearIn(useSearch())
  const { data, error, refetch } = useAtomValue(daysAtom(year))
  const changed = useSetAtom(calendarChangedAtom)
  const [adding, setAdding] = useState<{ date: string | null } | null>(null)
  const days = data && daysOfYear(year, data)
  const [current, setCurrent] = useState<string | undefined>()
  const press = (date: string) => {
    const isListed = days?.some((day) => day.date === date)
    setCurrent(isListed ? date : undefined)
    if (!isListed) setAdding({ date })
  }
  return (
    <>
      <PageHeader
        title="Календар на неработните дни"
        note="По този календар се броят сроковете на документите и задачите."
        actions={
          <>
            <Years year={year} />
            <Button kind="primary" icon={IconAdd} onClick={() => setAdding({ date: null })}>
              Нов неработен ден
            </Button>
          </>
        }
      />
      {!days && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!days && !error && <Skeleton lines={12} />}
      {days && (
        <div className="year-page">
          <section className="card year-card">
            <YearCalendar year={year} days={days} onPress={press} />
            <Legend />
          </section>
          <DaysList year={year} days={days} current={current} onChanged={() => void changed()} />
        </div>
      )}
      {adding && (
        <DayDialog
          date={adding.date}
          days={days ?? []}
          onStale={() => void changed()}
          onAdded={({ date }, moved) => {
            setAdding(null)
            const text = [`${formatDateYear(date)} е неработен ден.`, moved].filter(Boolean).join(' ')
            announce(text)
            notify({ kind: 'success', text })
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  )
}

export default WorkingDaysPage
