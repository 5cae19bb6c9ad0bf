import { Link } from 'wouter'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { addressOf } from '../aboutAddress.ts'
import type { SkippedTime } from './passedStore.ts'

export const PassedList = ({ passed: { from, to: until, events } }: { passed: SkippedTime }) => {
  const days = [...new Set(events.map(({ day }) => day))]
  return (
    <section className="practice-passed" aria-labelledby="practice-passed">
      <h3 id="practice-passed">Какво стана междувременно</h3>
      <p className="muted">
        От {formatDateYear(from)} до {formatDateYear(until)}
      </p>
      {events.length === 0 && <p>Нищо не се случи.</p>}
      {days.map((day) => (
        <div key={day}>
          <h4>{formatDateYear(day)}</h4>
          <ul>
            {events
              .filter((event) => event.day === day)
              .map((event, index) => {
                const { text, about } = event
                return <li key={index}>{about ? <Link href={addressOf(about)}>{text}</Link> : text}</li>
              })}
          </ul>
        </div>
      ))}
    </section>
  )
}
