import { Calendar } from 'primereact/calendar'
import { PrimeProvider } from './PrimeProvider.tsx'
import './calendar.css'

type Props = {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

/** Said after the number of each day, so that a day is not only a number to a screen reader. */
const monthOf = new Intl.DateTimeFormat('bg-BG', { month: 'long', year: 'numeric' })
/** Noon keeps the civil date the same in every time zone the browser may be set to. */
const toDate = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00`)
const toCivil = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** PrimeReact's calendar drawn in place (no overlay of its own that could outlive it). Dates are civil, 'YYYY-MM-DD'. */
const CalendarPanel = ({ value, min, max, onPick }: Props) => (
  <PrimeProvider>
    <Calendar
      inline
      value={value === null ? null : toDate(value)}
      viewDate={value === null && max !== undefined && toDate(max) < new Date() ? toDate(max) : undefined}
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
      onChange={(event) => event.value instanceof Date && onPick(toCivil(event.value))}
    />
  </PrimeProvider>
)

export default CalendarPanel
