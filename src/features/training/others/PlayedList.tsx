import { Link } from 'wouter'
import { civilDateOf, formatDateYear, timeOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { PlayedAction } from '../../../rules/training/simulatedActors.ts'
import { addressOf } from '../aboutAddress.ts'

const causeText: Readonly<Record<PlayedAction['cause'], string>> = {
  button: '',
  chance: 'случайно',
  script: 'по сценарий',
}
const MOST_SHOWN = 20

const whenOf = ({ date, cause }: PlayedAction): string => {
  const day = civilDateOf(date)
  const time = `${timeOf(date)} ч.`
  return [day === today() ? time : `${formatDateYear(day)}, ${time}`, causeText[cause]].filter(Boolean).join(' · ')
}

export const PlayedList = ({ played }: { played: readonly PlayedAction[] }) => {
  const listed = played.filter(({ text }) => text !== '')
  return (
    <section className="practice-passed" aria-labelledby="practice-played">
      <h3 id="practice-played">Какво стана междувременно</h3>
      {listed.length === 0 && <p className="muted">Още никой друг не е направил нищо.</p>}
      <div role="log" aria-labelledby="practice-played">
        <ul className="practice-deeds">
          {listed.slice(0, MOST_SHOWN).map((one) => (
            <li key={one.id}>
              <small className="muted">{whenOf(one)}</small>
              <div>
                {one.isDone ? '' : 'Не стана: '}
                {one.about ? <Link href={addressOf(one.about)}>{one.text}</Link> : one.text}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
