import type { Exercise } from '../../../contract/training/exercise.ts'
import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { type Icon, IconDone, IconPartly, IconStart, IconTodo } from '../../../widgets/icons.ts'
import { useTrialPeople } from '../trainingContext.ts'
import { briefOf } from './briefOf.ts'

type Props = {
  exercises: readonly Exercise[]
  runs: readonly ExerciseRun[]
  busy: string | null
  onBegin: (exercise: Exercise) => void
}

const bestRun = (exercise: Exercise, runs: readonly ExerciseRun[]): ExerciseRun | undefined =>
  runs
    .filter((run) => run.exercise.id === exercise.id && run.checkedAt !== null)
    .toSorted((a, b) => b.points - a.points)[0]

const isDone = (best: ExerciseRun | undefined): boolean => best !== undefined && best.points === best.outOf

type State = { icon: Icon; word: string; className: string }
const stateOf = (best: ExerciseRun | undefined): State => {
  if (!best) return { icon: IconTodo, word: 'Непроверено', className: 'untried' }
  if (isDone(best)) return { icon: IconDone, word: 'Изпълнено', className: 'done' }
  return { icon: IconPartly, word: 'Отчасти', className: 'partly' }
}

const noModule = 'Други'

export const ExerciseList = ({ exercises, runs, busy, onBegin }: Props) => {
  const people = useTrialPeople()
  const modules = [...new Set(exercises.map(({ module }) => module ?? noModule))]
  const done = exercises.filter((exercise) => isDone(bestRun(exercise, runs))).length
  return (
    <>
      <p>
        Изпълнени: {done} от {exercises.length}
      </p>
      {modules.map((module) => (
        <section key={module} aria-label={module}>
          <h3 className="practice-module">{module}</h3>
          <ol className="practice-exercises">
            {exercises
              .filter((exercise) => (exercise.module ?? noModule) === module)
              .map((exercise) => {
                const best = bestRun(exercise, runs)
                const { icon, word, className } = stateOf(best)
                return (
                  <li key={exercise.id} className={className}>
                    <Glyph icon={icon} />
                    <div>
                      <strong>{exercise.title}</strong>
                      <small>
                        <span className="visually-hidden">{word}: </span>
                        {[briefOf(exercise, people), best && `${best.points} от ${best.outOf} точки`]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </div>
                    <Button small icon={IconStart} busy={busy === exercise.id} onClick={() => onBegin(exercise)}>
                      {runs.some((run) => run.exercise.id === exercise.id) ? 'Отначало' : 'Започни'}
                      <span className="visually-hidden"> „{exercise.title}“</span>
                    </Button>
                  </li>
                )
              })}
          </ol>
        </section>
      ))}
    </>
  )
}
