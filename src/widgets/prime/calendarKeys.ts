import { addDays, addMonths, type CivilDate, civilDate, weekday } from '../../dates/civilDate.ts'
import { focusIsFree } from '../focus/focusIsFree.ts'

type Limits = { min: CivilDate | undefined; max: CivilDate | undefined }

/** Returns the day to which a key moves in a date grid (ARIA Authoring Practices); undefined for other keys. */
export const dayByKey = (
  from: CivilDate,
  key: string,
  isShifted: boolean,
  { min, max }: Limits,
): CivilDate | undefined => {
  const steps: Record<string, () => CivilDate> = {
    ArrowLeft: () => addDays(from, -1),
    ArrowRight: () => addDays(from, 1),
    ArrowUp: () => addDays(from, -7),
    ArrowDown: () => addDays(from, 7),
    Home: () => addDays(from, 1 - weekday(from)),
    End: () => addDays(from, 7 - weekday(from)),
    PageUp: () => addMonths(from, isShifted ? -12 : -1),
    PageDown: () => addMonths(from, isShifted ? 12 : 1),
  }
  const to = steps[key]?.()
  if (to === undefined) return undefined
  if (min !== undefined && to < min) return min
  return max !== undefined && to > max ? max : to
}

const cells = '.p-monthpicker-month, .p-yearpicker-year, td > span'
const disabled = '[data-p-disabled="true"]'
const cellFor = (calendar: HTMLElement, pressed: string): HTMLElement | undefined => {
  const shown = [...calendar.querySelectorAll<HTMLElement>(cells)].filter((cell) => !cell.matches(disabled))
  return (
    shown.find(({ textContent }) => textContent && pressed.startsWith(textContent)) ??
    shown.find((cell) => cell.matches('[data-p-highlight="true"], [tabindex="0"]')) ??
    shown[0]
  )
}

const dayOf = (target: EventTarget | null): CivilDate | undefined => {
  const { pDay, pMonth, pYear } = (target instanceof HTMLElement && target.closest('td')?.dataset) || {}
  return pDay ? civilDate(Number(pYear), Number(pMonth) + 1, Number(pDay)) : undefined
}
const focusDay = (calendar: HTMLElement, date: CivilDate): boolean => {
  const days = [...calendar.querySelectorAll<HTMLElement>(`td > span:not(${disabled})`)]
  const cell = days.find((one) => dayOf(one) === date)
  if (!cell) return false
  for (const day of days) day.tabIndex = day === cell ? 0 : -1
  cell.focus()
  return true
}

/**
 * Moves between days by keys and keeps the focus in the calendar. PrimeReact recreates all days at each render, moves
 * forward on PageUp and Home, and removes the pressed button when a month or year is chosen.
 */
export const handleCalendarKeys = (
  calendar: HTMLElement,
  limits: Limits,
  turnTo: (date: CivilDate) => void,
): (() => void) => {
  let at: CivilDate | undefined
  const ended = new AbortController()
  const { signal } = ended
  calendar.addEventListener('focusin', ({ target }) => (at = dayOf(target)), { signal })
  const onKey = (event: KeyboardEvent) => {
    const from = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayOf(event.target)
    const to = from && dayByKey(from, event.key, event.shiftKey, limits)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    at = to
    if (!focusDay(calendar, to)) turnTo(to)
  }
  calendar.addEventListener('keydown', onKey, { capture: true, signal })
  const onPress = ({ target }: Event) => {
    const pressed = target instanceof Element ? (target.textContent ?? '') : ''
    setTimeout(() => {
      const cell = focusIsFree() ? cellFor(calendar, pressed) : undefined
      if (cell) cell.tabIndex = 0
      cell?.focus()
    })
  }
  for (const name of ['click', 'keydown']) calendar.addEventListener(name, onPress, { signal })
  const drawn = new MutationObserver(() => {
    if (at !== undefined && focusIsFree()) focusDay(calendar, at)
  })
  drawn.observe(calendar, { childList: true, subtree: true })
  return () => {
    ended.abort()
    drawn.disconnect()
  }
}
