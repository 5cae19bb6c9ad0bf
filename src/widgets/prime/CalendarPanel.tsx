import { Calendar } from 'primereact/calendar'
import { useState } from 'react'
import { today } from '../../dates/clock.ts'
import { focusIsFree } from '../focus/focusIsFree.ts'
import { PrimeProvider } from './PrimeProvider.tsx'
import './calendar.css'

type Props = {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

/** Read out after the number of each day: a day is not only a number to a screen reader. */
const monthOf = new Intl.DateTimeFormat('bg-BG', { month: 'long', year: 'numeric' })
/** Noon keeps the civil date the same in every time zone the browser may be set to. */
const toDate = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00`)
const civil = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const toCivil = (date: Date): string => civil(date.getFullYear(), date.getMonth(), date.getDate())

/** Without a value the month of the present day is shown; or of the last day that may be chosen, when earlier. */
const monthToShow = (max: string | undefined): Date => {
  const day = today()
  return toDate(max !== undefined && max < day ? max : day)
}
type Drawn = { context: { date: { year: number; month: number; day: number } } }
/** PrimeReact marks the machine's day; this marks the application's. */
const markPresentDay = ({ context: { date } }: Drawn) =>
  civil(date.year, date.month, date.day) === today()
    ? { className: 'present-day', 'aria-current': 'date' as const }
    : {}

const cells = '.p-monthpicker-month, .p-yearpicker-year, td > span'
/** The cell of what was pressed, else the chosen one, else the first that may be chosen. */
const cellFor = (calendar: HTMLElement, pressed: string): HTMLElement | undefined => {
  const shown = [...calendar.querySelectorAll<HTMLElement>(cells)].filter((cell) => !cell.matches('.p-disabled'))
  return (
    shown.find(({ textContent }) => textContent && pressed.startsWith(textContent)) ??
    shown.find((cell) => cell.matches('.p-highlight, [tabindex="0"]')) ??
    shown[0]
  )
}

/** Choosing the month or the year takes the pressed button away: a cell of what came instead gets the focus. */
const keepFocusIn = (calendar: HTMLDivElement | null) => {
  if (!calendar) return
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? (target.textContent ?? '') : ''
    setTimeout(() => {
      const cell = focusIsFree() ? cellFor(calendar, pressed) : undefined
      if (cell) cell.tabIndex = 0
      cell?.focus()
    })
  }
  for (const name of ['click', 'keydown']) calendar.addEventListener(name, onPress)
}

/** PrimeReact's calendar drawn in place (no overlay of its own that could outlive it). Dates are civil, 'YYYY-MM-DD'. */
const CalendarPanel = ({ value, min, max, onPick }: Props) => {
  // Another date object would turn the calendar back to this month whenever the page around it is drawn again.
  const [month] = useState(() => (value === null ? monthToShow(max) : undefined))
  return (
    <div ref={keepFocusIn}>
      <PrimeProvider>
        <Calendar
          inline
          value={value === null ? null : toDate(value)}
          viewDate={month}
          pt={{ day: markPresentDay }}
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
    </div>
  )
}

export default CalendarPanel
