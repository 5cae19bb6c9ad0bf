import { Link } from 'wouter'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { documentModule, to } from '../../../routes/to.ts'
import type { PassedEvent } from '../../../rules/training/practice.ts'
import type { Passed } from './passedStore.ts'

const addressOf = ({ about }: PassedEvent): string | undefined => {
  if (!about) return undefined
  const work = documentModule(about.scope === 2 ? 'administrative-services' : 'documents-flow')
  switch (about.kind) {
    case 'document':
      return work.document(about.key)
    case 'task':
      return work.task(about.key)
    case 'edelivery':
      return to.documentsFlow.eDeliveryMessage(about.key)
    case 'docexchange':
      return to.documentsFlow.docExchangeMessage(about.key)
    case 'vehicle':
      return to.vehicles.one(about.key)
  }
}

/** „Какво стана междувременно“: day by day, with a link to what it speaks of. */
export const PassedList = ({ passed: { from, to: until, events } }: { passed: Passed }) => {
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
                const address = addressOf(event)
                return (
                  <li key={index}>{address === undefined ? event.text : <Link href={address}>{event.text}</Link>}</li>
                )
              })}
          </ul>
        </div>
      ))}
    </section>
  )
}
