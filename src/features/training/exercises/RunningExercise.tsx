import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Exercise } from '../../../contract/training/exercise.ts'
import type { CheckedAssertion, CheckedExercise } from '../../../rules/training/checkExercise.ts'
import { minutesOf } from '../../../rules/training/results.ts'
import { minutesInText } from '../../../rules/training/resultText.ts'
import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import {
  type Icon,
  IconDone,
  IconForward,
  IconPartly,
  IconReset,
  IconResult,
  IconStart,
  IconTodo,
  IconWhy,
} from '../../../widgets/icons.ts'
import { StoryText } from './StoryText.tsx'
import { useIsStale } from './useIsStale.ts'
import { WhoDoesIt } from './WhoDoesIt.tsx'

const stateIcons: Record<CheckedAssertion['state'], Icon> = {
  done: IconDone,
  partly: IconPartly,
  missing: IconTodo,
  waiting: IconTodo,
}
const stateText: Record<CheckedAssertion['state'], string> = {
  done: 'Готово',
  partly: 'Отчасти',
  missing: 'Неизпълнено',
  waiting: 'Засега спазено',
}

const Result = ({ checked, isStale }: { checked: CheckedExercise; isStale: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading gets the focus when the exercise is done, because the button „Провери“ disappears.
  useEffect(() => {
    if (checked.isDone) heading.current?.focus()
  }, [checked.isDone])
  return (
    <section className="practice-result" aria-label="Резултат">
      <h3 ref={heading} tabIndex={-1}>
        {checked.isDone ? 'Упражнението е изпълнено' : isStale ? 'При последната проверка' : 'Още не е готово'}:{' '}
        {checked.points} от {checked.outOf} точки
      </h3>
      {isStale && !checked.isDone && <p>След нея има промени. Натиснете „Провери“, за да видите как е сега.</p>}
      <ul className={isStale ? 'stale' : undefined}>
        {checked.assertions.map(({ text, state, points, outOf, sentences }) => (
          <li key={text} className={state}>
            <Glyph icon={stateIcons[state]} />
            <div>
              <span className="visually-hidden">{stateText[state]}: </span>
              <StoryText text={text} /> <small>{`${points} от ${outOf}`}</small>
              {sentences.map((sentence) => (
                <p key={sentence}>
                  <StoryText text={sentence} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const endText = (isRunning: boolean, isTrial: boolean): string => {
  if (isTrial) return isRunning ? 'Прекрати пробата' : 'Към „Мои упражнения“'
  return isRunning ? 'Прекрати' : 'Към списъка'
}

type Props = {
  run: ExerciseRun
  checked: CheckedExercise | null
  next: Exercise | undefined
  busy: string | null
  onCheck: () => void
  onHint: () => void
  onRestart: () => void
  onNext: (exercise: Exercise) => void
  onEnd: () => void
}

export const RunningExercise = ({ run, checked, next, busy, onCheck, onHint, onRestart, onNext, onEnd }: Props) => {
  const [, navigate] = useLocation()
  const user = useAtomValue(userAtom)
  const isStale = useIsStale(checked)
  const { exercise, story, hints, hintsTaken, endedAt, attempts, isTrial } = run
  const left = hints.length - hintsTaken
  const isRunning = endedAt === null
  return (
    <>
      <h3>{exercise.title}</h3>
      <p className="muted">
        {[
          attempts > 0 && `${pluralise(attempts, ['проверка', 'проверки'])}, ${run.points} от ${run.outOf} точки`,
          hintsTaken > 0 && pluralise(hintsTaken, ['подсказка', 'подсказки']),
          attempts > 0 && minutesInText(minutesOf(run)),
          attempts === 0 && exercise.minutes && `около ${pluralise(exercise.minutes, 'minute')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isTrial && (
        <p className="muted">
          Изпробвате свое упражнение.{' '}
          {isRunning ? 'Направеното се връща, щом прекратите пробата.' : 'Направеното ще бъде върнато.'}
        </p>
      )}
      {isRunning && <WhoDoesIt run={run} userName={user?.userName ?? ''} />}
      {story.map((paragraph) => (
        <p key={paragraph}>
          <StoryText text={paragraph} />
        </p>
      ))}
      {hintsTaken > 0 && (
        <ol className="practice-hints" aria-label="Подсказки">
          {hints.slice(0, hintsTaken).map((hint) => (
            <li key={hint}>
              <StoryText text={hint} />
            </li>
          ))}
        </ol>
      )}
      <div role="status">{checked && <Result checked={checked} isStale={isStale} />}</div>
      <div className="flex flex-wrap gap-2">
        {isRunning && (
          <>
            <Button kind="primary" icon={IconResult} busy={busy === 'check'} onClick={onCheck}>
              Провери
            </Button>
            {left > 0 && (
              <Button icon={IconWhy} busy={busy === 'hint'} onClick={onHint}>
                Подсказка ({left})
              </Button>
            )}
            <Button icon={IconForward} onClick={() => navigate(exercise.start)}>
              Към началния екран
            </Button>
          </>
        )}
        {!isRunning && next && (
          <Button
            kind="primary"
            className="wraps"
            icon={IconStart}
            busy={busy === next.id}
            onClick={() => onNext(next)}
          >
            Следващо: {next.title}
          </Button>
        )}
        <Button icon={IconReset} busy={busy === 'restart'} onClick={onRestart}>
          Започни отначало
        </Button>
        <Button kind="text" busy={busy === 'end'} onClick={onEnd}>
          {endText(isRunning, isTrial === true)}
        </Button>
      </div>
    </>
  )
}
