import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { CheckedAssertion, CheckedExercise } from '../../../rules/training/checkExercise.ts'
import type { ExerciseRun } from '../../../rules/training/practice.ts'
import { minutesOf } from '../../../rules/training/results.ts'
import { counted } from '../../../rules/words/count.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { type Icon, IconDone, IconPartly, IconResult, IconStart, IconTodo, IconWhy } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { StoryText } from './StoryText.tsx'

const stateIcons: Record<CheckedAssertion['state'], Icon> = {
  done: IconDone,
  partly: IconPartly,
  missing: IconTodo,
  waiting: IconTodo,
}
const stateWords: Record<CheckedAssertion['state'], string> = {
  done: 'Готово',
  partly: 'Отчасти',
  missing: 'Липсва',
  waiting: 'Засега спазено',
}

const Result = ({ checked }: { checked: CheckedExercise }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // „Провери“, which was pressed, goes away with the exercise done.
  useEffect(() => {
    if (checked.isDone) heading.current?.focus()
  }, [checked.isDone])
  return (
    <section className="practice-result" aria-label="Резултат">
      <h3 ref={heading} tabIndex={-1}>
        {checked.isDone ? 'Упражнението е изпълнено' : 'Още не е готово'}: {checked.points} от {checked.outOf} точки
      </h3>
      <ul>
        {checked.assertions.map(({ text, state, points, outOf, sentences }) => (
          <li key={text} className={state}>
            <Glyph icon={stateIcons[state]} />
            <div>
              <span className="visually-hidden">{stateWords[state]}: </span>
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

type Props = {
  run: ExerciseRun
  checked: CheckedExercise | null
  busy: string | null
  onCheck: () => void
  onHint: () => void
  onEnd: () => void
}

/** The exercise that is being done: its story, the hints taken, and what the last check said. */
export const RunningExercise = ({ run, checked, busy, onCheck, onHint, onEnd }: Props) => {
  const [, navigate] = useLocation()
  const user = useAtomValue(userAtom)
  const { exercise, story, hints, hintsTaken, endedAt, attempts } = run
  const isOther = exercise.who !== null && user?.userName !== exercise.who
  const left = hints.length - hintsTaken
  return (
    <>
      <h3>{exercise.title}</h3>
      <p className="muted">
        {[
          attempts > 0 && `${counted(attempts, ['проверка', 'проверки'])}, ${run.points} от ${run.outOf} точки`,
          hintsTaken > 0 && counted(hintsTaken, ['подсказка', 'подсказки']),
          attempts > 0 && counted(minutesOf(run), 'minute'),
          attempts === 0 && exercise.minutes && `около ${counted(exercise.minutes, 'minute')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOther && (
        <Banner kind="warning">
          Упражнението се прави от {run.person}. Излезте и влезте с нейното или неговото име.
        </Banner>
      )}
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
      <div role="status">{checked && <Result checked={checked} />}</div>
      <div className="flex flex-wrap gap-2">
        {endedAt === null && (
          <>
            <Button kind="primary" icon={IconResult} busy={busy === 'check'} onClick={onCheck}>
              Провери
            </Button>
            {left > 0 && (
              <Button icon={IconWhy} busy={busy === 'hint'} onClick={onHint}>
                Подсказка ({left})
              </Button>
            )}
            <Button icon={IconStart} onClick={() => navigate(exercise.start)}>
              Към началото
            </Button>
          </>
        )}
        <Button kind="text" busy={busy === 'end'} onClick={onEnd}>
          {endedAt === null ? 'Прекрати' : 'Към списъка'}
        </Button>
      </div>
    </>
  )
}
