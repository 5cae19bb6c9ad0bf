export type DayRole = 'start' | 'counted' | 'off' | 'holiday' | 'suspended' | 'end'
export type DeadlineDay = { date: string; role: DayRole; note?: string }

const weekdays = ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']
const longDay = new Intl.DateTimeFormat('bg-BG', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const roles: Record<DayRole, string> = {
  start: 'начало, не се брои',
  counted: 'брои се',
  off: 'почивен ден',
  holiday: 'официален празник',
  suspended: 'спрян, не се брои',
  end: 'краен срок',
}

/**
 * Returns the texts of a day in a deadline strip: „ср 18“, and for screen readers „сряда, 18 ноември: начало, не се
 * брои“.
 */
export const deadlineDay = ({ date, role, note }: DeadlineDay) => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const at = new Date(Date.UTC(year, month - 1, day))
  return {
    weekday: weekdays[at.getUTCDay()] ?? '',
    day: String(day),
    /** The first day of a month also shows its month, so that a strip over two months is readable. */
    month: day === 1 ? `.${String(month).padStart(2, '0')}` : '',
    description: `${longDay.format(at)}: ${note ?? roles[role]}`,
  }
}
