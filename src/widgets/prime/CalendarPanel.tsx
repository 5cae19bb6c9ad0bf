import { Calendar } from 'primereact/calendar'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { civilDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { classes } from '../classes.ts'
import { walkCalendar } from './calendarKeys.ts'
import { PrimeProvider } from './PrimeProvider.tsx'
import './calendar.css'

type Props = {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

/** Screen readers announce the month after the day's number. */
const monthOf = new Intl.DateTimeFormat('bg-BG', { month: 'long', year: 'numeric' })
/** Noon keeps the civil date in every time zone of the browser. */
const toDate = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00`)
const toCivil = (date: Date): string => civilDate(date.getFullYear(), date.getMonth() + 1, date.getDate())

const dayToShow = (max: string | undefined): string => {
  const day = today()
  return max !== undefined && max < day ? max : day
}

type Day = { context: { date: { year: number; month: number; day: number; otherMonth: boolean } } }
/** PrimeReact marks today by the clock of the computer, this function by the clock of the application. */
const markDays = (value: string | null) => ({
  day: ({ context: { date } }: Day) => {
    const civil = civilDate(date.year, date.month + 1, date.day)
    const isPresent = civil === today()
    return {
      className: classes(date.otherMonth && 'p-datepicker-other-month', isPresent && 'p-datepicker-today'),
      'aria-current': isPresent ? ('date' as const) : undefined,
      'aria-selected': civil === value?.slice(0, 10),
    }
  },
})

/** PrimeReact's calendar inline, because its overlay could outlive it. Dates are civil, 'YYYY-MM-DD'. */
const CalendarPanel = ({ value, min, max, onPick }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => ({ date: toDate(value ?? dayToShow(max)), turns: 0 }))
  const pick = useEffectEvent(onPick)
  useEffect(
    () =>
      place.current === null
        ? undefined
        : // A changed viewDate does not update the year in the title, so another month gets a new calendar.
          walkCalendar(place.current, { min, max }, (date) =>
            setShown(({ turns }) => ({ date: toDate(date), turns: turns + 1 })),
          ),
    [min, max],
  )
  // Each render recreates all days, so it is memoised.
  const calendar = useMemo(
    () => (
      <Calendar
        key={shown.turns}
        inline
        value={value === null ? null : toDate(value)}
        viewDate={shown.date}
        onViewDateChange={({ value: date }) => setShown(({ turns }) => ({ date, turns }))}
        pt={markDays(value)}
        minDate={min === undefined ? undefined : toDate(min)}
        maxDate={max === undefined ? undefined : toDate(max)}
        showOtherMonths
        selectOtherMonths={false}
        dateTemplate={(day) => (
          <>
            {day.day}
            <span className="visually-hidden"> {monthOf.format(new Date(day.year, day.month, 15))}</span>
          </>
        )}
        onChange={(event) => event.value instanceof Date && pick(toCivil(event.value))}
      />
    ),
    [shown, value, min, max],
  )
  return (
    <div ref={place}>
      <PrimeProvider>{calendar}</PrimeProvider>
    </div>
  )
}

export default CalendarPanel
