import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Exercise } from '../../../contract/training/exercise.ts'
import type { CheckedExercise } from '../../../rules/training/checkExercise.ts'
import { shownToTrainee } from '../../../rules/training/classroom.ts'
import type { ExerciseRun } from '../../../rules/training/practice.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { userAtom } from '../../../state/session.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconEdit } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { openExercise, ownExercises, removeExercise } from '../authoring/ownExercises.ts'
import { RecordExercise } from '../authoring/RecordExercise.tsx'
import { isRecording, recordingFrom } from '../authoring/recording.ts'
import { TraineeName } from '../classroom/TraineeName.tsx'
import { useClassState } from '../classroom/useClassState.ts'
import { ExerciseList } from '../exercises/ExerciseList.tsx'
import { RunningExercise } from '../exercises/RunningExercise.tsx'
import { toPanelHeading } from '../panelPlace.ts'
import { useClassroom, usePractice } from '../practiceContext.ts'
import { readyExercises } from '../readyExercises.ts'
import { ResultsBox } from '../results/ResultsBox.tsx'
import { scenarioExercises } from '../scenario/scenarioExercises.ts'
import { useDeed } from '../useDeed.ts'

/** The exercise that is being done or written, or the list to choose one from. */
export const ExercisesSection = () => {
  const practice = usePractice()
  const user = useAtomValue(userAtom)
  const [path, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const [runs, setRuns] = useState<ExerciseRun[] | null>(null)
  const [begun, setBegun] = useState<number | null>(null)
  const [checked, setChecked] = useState<{ runId: number; checked: CheckedExercise } | null>(null)
  const { busy, problem, run } = useDeed()
  const [own, setOwn] = useState<readonly Exercise[]>([])
  const [ofScenario, setOfScenario] = useState<readonly Exercise[]>([])
  const [showsAll, setShowsAll] = useState(false)
  const refresh = useCallback(async () => {
    const scenario = await practice.scenario()
    setOfScenario(scenario ? scenarioExercises(scenario) : [])
    setOwn(await ownExercises(practice.readExercise))
    setRuns(await practice.exerciseRuns())
  }, [practice])
  const classroom = useClassroom()
  // The trainer may have begun an exercise anew.
  const { runs: changedByTrainer = 0, exercises: chosen = null } = useClassState(classroom) ?? {}
  useEffect(() => {
    setChecked(null)
    void run('list', refresh)
  }, [refresh, changedByTrainer])
  if (runs === null) return problem ? <Banner kind="error">{problem}</Banner> : null
  const userName = user?.userName ?? ''
  const isMine = (one: ExerciseRun) => one.userName === userName || (one.exercise.alsoBy?.includes(userName) ?? false)
  // What was begun here for somebody else is shown too: it says who is to do it.
  const running =
    runs.find((one) => one.endedAt === null && isMine(one)) ??
    runs.find((one) => one.endedAt === null && one.id === begun)
  // Of an exercise that somebody else does, her result is hers too.
  const shown = running ?? runs.find((one) => one.id === checked?.runId)
  const doing = <T,>(name: string, work: () => Promise<T>) => run(name, work).then(refresh)
  const end = (runId: number) =>
    doing('end', async () => {
      await practice.endExercise(runId)
      setChecked(null)
      toPanelHeading()
    })
  const begin = async (exercise: Exercise) => {
    const made = await practice.beginExercise(exercise, exercise.who ?? userName)
    setBegun(made.id)
    // What somebody else is to do may begin on a screen that is not for whoever is logged in.
    if (isMine(made) && mayOpen(exercise.start)) navigate(exercise.start)
  }
  /** What there is to do here; empty where anything may be chosen. */
  const asked = chosen === null ? ofScenario : shownToTrainee(readyExercises, chosen)
  const offered = asked.length > 0 && !showsAll ? asked : [...readyExercises, ...own]
  const practised = runs.filter(({ exercise }) => !isRecording(exercise))
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      {classroom && <TraineeName label="Вашето име" hint="По него обучаващият Ви вижда в групата." />}
      {shown && isRecording(shown.exercise) ? (
        <RecordExercise run={shown} who={userName || null} busy={busy} onDo={doing} onEnd={() => end(shown.id)} />
      ) : shown ? (
        <RunningExercise
          run={shown}
          checked={checked?.runId === shown.id ? checked.checked : null}
          busy={busy}
          onCheck={() =>
            doing('check', async () => setChecked({ runId: shown.id, checked: await practice.checkExercise(shown.id) }))
          }
          onHint={() => doing('hint', () => practice.takeHint(shown.id))}
          onEnd={() => end(shown.id)}
        />
      ) : (
        <>
          {ofScenario.length > 0 && (
            <div className="flex flex-wrap align-items-center justify-content-between gap-2">
              <h3>{showsAll ? 'Всички упражнения' : 'Упражнения от сценария'}</h3>
              <Button kind="text" small onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Само от сценария' : 'Покажи всички'}
              </Button>
            </div>
          )}
          <ExerciseList
            exercises={chosen === null ? offered : [...asked, ...own]}
            runs={practised}
            busy={busy}
            onBegin={(exercise) => doing(exercise.id, () => begin(exercise))}
            onRemove={(exercise) => doing('remove', () => removeExercise(exercise.id, practice.readExercise))}
          />
          <ResultsBox runs={practised} asked={asked} busy={busy} run={run} />
          <section className="practice-box" aria-label="Ново упражнение">
            <h3>Ново упражнение</h3>
            {classroom === null && (
              <div>
                <Button
                  icon={IconEdit}
                  busy={busy === 'record'}
                  onClick={() => doing('record', () => practice.beginExercise(recordingFrom(path), userName))}
                >
                  Направи упражнение
                </Button>
              </div>
            )}
            <FileDrop
              label="Отворете упражнение от файл"
              accept=".json"
              multiple={false}
              onFiles={([file]) => file && void doing('open', () => openExercise(file, practice.readExercise))}
            />
          </section>
        </>
      )}
    </>
  )
}
