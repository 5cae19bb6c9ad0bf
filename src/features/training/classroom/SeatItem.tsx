import { Link } from 'wouter'
import type { ClassSeat } from '../../../contract/training/classroom.ts'
import { hasBegun, seatName } from '../../../rules/training/classroom.ts'
import { minutesInText } from '../../../rules/training/resultText.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'

type Props = { seat: ClassSeat; now: string; busy: boolean; onRestart: () => void }

const minutesSince = (begun: string, now: string): number =>
  Math.max(0, Math.round((Date.parse(now) - Date.parse(begun)) / 60_000))

const Doing = ({ doing, now }: { doing: NonNullable<ClassSeat['doing']>; now: string }) => {
  const { title, points, outOf, hints, attempts, begun } = doing
  return (
    <div className="class-doing">
      {title}: {points} от {pluralise(outOf, ['точка', 'точки'])}
      <progress value={points} max={outOf} aria-hidden />
      <small>
        {[
          minutesInText(minutesSince(begun, now)),
          attempts > 0 && pluralise(attempts, ['проверка', 'проверки']),
          hints > 0 && pluralise(hints, ['подсказка', 'подсказки']),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

export const SeatItem = ({ seat, now, busy, onRestart }: Props) => {
  const { name, person, title, path, isHere, doing, results } = seat
  const checked = results.filter(({ attempts }) => attempts > 0).length
  return (
    <li className={isHere ? undefined : 'away'}>
      <div>
        <strong>{seatName(seat)}</strong>
        <small>
          {isHere ? (
            <>
              {name !== null && `като ${person} · `}
              <Link href={path}>{title || 'Начало'}</Link>
            </>
          ) : (
            'не е на линия'
          )}
        </small>
      </div>
      {hasBegun(seat) && (
        <Button small busy={busy} onClick={onRestart}>
          Отначало
          <span className="visually-hidden"> на {seatName(seat)}</span>
        </Button>
      )}
      {doing && <Doing doing={doing} now={now} />}
      {!doing && (
        <small className="class-doing">
          {checked === 0
            ? 'не прави упражнение'
            : `не прави упражнение; проверени: ${pluralise(checked, ['упражнение', 'упражнения'])}`}
        </small>
      )}
    </li>
  )
}
