import type { Exercise } from '../../../contract/training/exercise.ts'
import type { ExerciseRun } from '../../../rules/training/practice.ts'
import { counted } from '../../../rules/words/count.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconStart } from '../../../widgets/icons.ts'

type Props = {
  exercises: readonly Exercise[]
  runs: readonly ExerciseRun[]
  busy: string | null
  onBegin: (exercise: Exercise) => void
}

const bestOf = (exercise: Exercise, runs: readonly ExerciseRun[]): ExerciseRun | undefined =>
  runs
    .filter((run) => run.exercise.id === exercise.id && run.checkedAt !== null)
    .toSorted((a, b) => b.points - a.points)[0]

/** The exercises to choose from, each with the best result so far. */
export const ExerciseList = ({ exercises, runs, busy, onBegin }: Props) => (
  <ol className="practice-exercises">
    {exercises.map((exercise) => {
      const best = bestOf(exercise, runs)
      return (
        <li key={exercise.id}>
          <div>
            <strong>{exercise.title}</strong>
            <small>
              {[
                exercise.module,
                exercise.minutes && `около ${counted(exercise.minutes, 'minute')}`,
                best && `${best.points} от ${best.outOf} точки`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <Button small icon={IconStart} busy={busy === exercise.id} onClick={() => onBegin(exercise)}>
            Започни
            <span className="visually-hidden"> „{exercise.title}“</span>
          </Button>
        </li>
      )
    })}
  </ol>
)
