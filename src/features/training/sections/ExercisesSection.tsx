import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import type { CheckedExercise } from '../../../rules/training/checkExercise.ts'
import type { ExerciseRun } from '../../../rules/training/practice.ts'
import { userAtom } from '../../../state/session.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ExerciseList } from '../exercises/ExerciseList.tsx'
import { RunningExercise } from '../exercises/RunningExercise.tsx'
import { usePractice } from '../practiceContext.ts'
import { readyExercises } from '../readyExercises.ts'
import { useDeed } from '../useDeed.ts'

/** The exercise that is being done, or the list to choose one from. */
export const ExercisesSection = () => {
  const practice = usePractice()
  const user = useAtomValue(userAtom)
  const [runs, setRuns] = useState<ExerciseRun[] | null>(null)
  const [checked, setChecked] = useState<CheckedExercise | null>(null)
  const { busy, problem, run } = useDeed()
  const refresh = useCallback(async () => setRuns(await practice.exerciseRuns()), [practice])
  useEffect(() => void run('list', refresh), [refresh])
  if (runs === null) return problem ? <Banner kind="error">{problem}</Banner> : null
  const running = runs.find(({ endedAt }) => endedAt === null)
  const shown = running ?? (checked ? runs[0] : undefined)
  const doing = <T,>(name: string, work: () => Promise<T>) => run(name, work).then(refresh)
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      {shown ? (
        <RunningExercise
          run={shown}
          checked={checked}
          busy={busy}
          onCheck={() => doing('check', async () => setChecked(await practice.checkExercise(shown.id)))}
          onHint={() => doing('hint', () => practice.takeHint(shown.id))}
          onEnd={() =>
            doing('end', async () => {
              await practice.endExercise(shown.id)
              setChecked(null)
            })
          }
        />
      ) : readyExercises.length === 0 ? (
        <EmptyState title="Няма готови упражнения">Отворете сценарий, който ги носи.</EmptyState>
      ) : (
        <ExerciseList
          exercises={readyExercises}
          runs={runs}
          busy={busy}
          onBegin={(exercise) =>
            doing(exercise.id, () => practice.beginExercise(exercise, exercise.who ?? user?.userName ?? ''))
          }
        />
      )}
    </>
  )
}
