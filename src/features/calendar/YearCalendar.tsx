import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '../../dates/clock.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { phone, useMedia } from '../../widgets/useMedia.ts'
import type { CalendarDay } from './dayWrites.ts'
import { dayByKey, type Month, type MonthDay, monthsOf } from './months.ts'

const weekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'] as const
type Press = (date: string) => void

const Day = ({ day, isStop, onPress }: { day: MonthDay; isStop: boolean; onPress: Press }) => (
  <button
    type="button"
    className={`year-day ${day.tone}`}
    data-date={day.date}
    tabIndex={isStop ? 0 : -1}
    title={day.title || undefined}
    aria-label={day.label}
    {...(day.date === today() && { 'aria-current': 'date' as const })}
    onClick={() => onPress(day.date)}
  >
    {day.number}
  </button>
)

const MonthTable = ({ month, stop, onPress }: { month: Month; stop: string; onPress: Press }) => (
  <table className="year-month">
    <caption>{month.name}</caption>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {month.weeks.map((week) => (
        <tr key={week.find((day) => day !== null)?.date}>
          {week.map((day, at) => (
            <td key={weekdays[at]}>{day && <Day day={day} isStop={day.date === stop} onPress={onPress} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

type Props = { year: number; days: readonly CalendarDay[]; onPress: Press }

const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1

const hiddenMonthsText = (months: readonly Month[], from: number): string =>
  from === 1 ? (months[0]?.name ?? '') : `${months[0]?.name} – ${months[from - 1]?.name}`

/**
 * Renders the twelve months of a year as one Tab stop. On a phone, past months are hidden until the user asks for them.
 */
export const YearCalendar = ({ year, days, onPress }: Props) => {
  const place = useRef<HTMLFieldSetElement>(null)
  const first = today().startsWith(`${year}-`) ? today() : `${year}-01-01`
  const [focused, setFocused] = useState(first)
  const [isWhole, setWhole] = useState(false)
  const isPhone = useMedia(phone)
  const stop = focused.startsWith(`${year}-`) ? focused : first
  const months = monthsOf(year, days)
  const from = isPhone && !isWhole ? monthOf(first) : 0
  const goTo = (date: string) => {
    // `flushSync` renders the month before the focus moves, because the day may be in a month that is not shown yet.
    flushSync(() => {
      setFocused(date)
      if (monthOf(date) < from) setWhole(true)
    })
    place.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }
  const moveFocus = (event: KeyboardEvent) => {
    const to = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayByKey(event.key, stop)
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  }
  const press = (date: string) => {
    setFocused(date)
    onPress(date)
  }
  return (
    <fieldset ref={place} className="year" aria-label={`Календар за ${year} г.`} onKeyDown={moveFocus}>
      {from > 0 && (
        <Button small onClick={() => goTo(`${year}-01-01`)}>
          Покажи {hiddenMonthsText(months, from)}
        </Button>
      )}
      {months.slice(from).map((month) => (
        <MonthTable key={month.name} month={month} stop={stop} onPress={press} />
      ))}
    </fieldset>
  )
}
