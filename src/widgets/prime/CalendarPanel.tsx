import { Calendar } from 'primereact/calendar'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { civilDate } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { classes } from '../classes.ts'
import { handleCalendarKeys } from './calendarKeys.ts'
import { PrimeProvider } from './PrimeProvider.tsx'
import './calendar.css'

type Props = {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

/** The month and the year, which a screen reader reads after the number of the day. */
const monthOf = new Intl.DateTimeFormat('bg-BG', { month: 'long', year: 'numeric' })
/** Returns a time at noon, so that the date is the same in every time zone of the browser. */
const toDate = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00`)
const toCivil = (date: Date): string => civilDate(date.getFullYear(), date.getMonth() + 1, date.getDate())

const dayToShow = (max: string | undefined): string => {
  const day = today()
  return max !== undefined && max < day ? max : day
}

type Day = { context: { date: { year: number; month: number; day: number; otherMonth: boolean } } }
/**
 * Marks the selected day and today. PrimeReact determines today by the computer's clock; this function uses the
 * application's clock.
 */
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

/**
 * PrimeReact's calendar, used inline because its overlay could stay open after the calendar is removed. Dates have no
 * time zone: 'YYYY-MM-DD'.
 */
const CalendarPanel = ({ value, min, max, onPick }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => ({ date: toDate(value ?? dayToShow(max)), turns: 0 }))
  const pick = useEffectEvent(onPick)
  useEffect(
    () =>
      place.current === null
        ? undefined
        : // If `viewDate` changes, PrimeReact does not update the year in the title. Therefore the calendar gets a new key and is recreated.
          handleCalendarKeys(place.current, { min, max }, (date) =>
            setShown(({ turns }) => ({ date: toDate(date), turns: turns + 1 })),
          ),
    [min, max],
  )
  // Memoised, because each render of the calendar recreates all days.
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
