import { type DeadlineDay, deadlineDay } from './deadlineDay.ts'
import './deadline.css'

export const DeadlineStrip = ({ days, label = 'Дни на срока' }: { days: readonly DeadlineDay[]; label?: string }) => (
  <ol className="deadline" aria-label={label}>
    {days.map((day) => {
      const { weekday, day: number, month, description } = deadlineDay(day)
      return (
        <li key={day.date} className={`deadline-day ${day.role}`} title={description}>
          <span aria-hidden>
            <small>{weekday}</small>
            {number}
            {month}
          </span>
          <span className="visually-hidden">{description}</span>
        </li>
      )
    })}
  </ol>
)
