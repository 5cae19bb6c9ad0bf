import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Exercise } from '../../../contract/training/exercise.ts'
import type { Scenario } from '../../../contract/training/scenario.ts'
import { addDays, formatDateYear } from '../../../dates/civilDate.ts'
import type { CheckedExercise } from '../../../rules/training/checkExercise.ts'
import { shownToTrainee } from '../../../rules/training/classroom.ts'
import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { userAtom } from '../../../state/session.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { openExercise, ownExercises } from '../authoring/ownExercises.ts'
import { isRecording } from '../authoring/recording.ts'
import { NamesakeNote } from '../classroom/NamesakeNote.tsx'
import { TraineeName } from '../classroom/TraineeName.tsx'
import { useClassState } from '../classroom/useClassState.ts'
import { ExerciseList } from '../exercises/ExerciseList.tsx'
import { lastRunHere, storeLastRun } from '../exercises/lastRunHere.ts'
import { RunningExercise } from '../exercises/RunningExercise.tsx'
import { useEndTrial } from '../exercises/useEndTrial.ts'
import { sectionAtom, toPanelHeading } from '../panelPlace.ts'
import { readyExercises } from '../readyExercises.ts'
import { ResultsBox } from '../results/ResultsBox.tsx'
import { scenarioExercises } from '../scenario/scenarioExercises.ts'
import { useClassroom, useTraining } from '../trainingContext.ts'
import { useRefreshAfterRevert } from '../useRefreshAfterRevert.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

const AboutScenario = ({ scenario: { title, day, daysLater, hour, note } }: { scenario: Scenario }) => (
  <Banner kind="training" title={title}>
    <p>
      {formatDateYear(addDays(day, daysLater))}, {hour} ч.
    </p>
    {note && <p>{note}</p>}
  </Banner>
)

export const ExercisesSection = () => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const refreshAfterRevert = useRefreshAfterRevert()
  const setSection = useSetAtom(sectionAtom)
  const { confirm, confirmDialog } = useConfirm()
  const endTrial = useEndTrial(confirm)
  const [runs, setRuns] = useState<ExerciseRun[] | null>(null)
  const [checked, setChecked] = useState<{ runId: number; checked: CheckedExercise } | null>(null)
  const { busy, problem, run } = useTrainingAction()
  const [own, setOwn] = useState<readonly Exercise[]>([])
  const [scenario, setScenario] = useState<Scenario | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const refresh = useCallback(async () => {
    setScenario(await training.scenario())
    setOwn(await ownExercises(training.readExercise))
    setRuns(await training.exerciseRuns())
  }, [training])
  const classroom = useClassroom()
  // The server increases `runs` when the trainer restarts an exercise; the list is then refetched.
  const { runs: changedByTrainer = 0, exercises: chosen = null, namesake } = useClassState(classroom) ?? {}
  useEffect(() => {
    setChecked(null)
    void run('list', refresh)
  }, [refresh, changedByTrainer])
  if (runs === null) return problem ? <Banner kind="error">{problem}</Banner> : null
  const userName = user?.userName ?? ''
  const isMine = (one: ExerciseRun) => one.userName === userName || (one.exercise.alsoBy?.includes(userName) ?? false)
  const trial = runs.find(({ isTrial }) => isTrial)
  const practised = runs.filter((one) => !isRecording(one.exercise) && one !== trial)
  const open = practised.filter(({ endedAt }) => endedAt === null)
  // A run that was started in this tab is shown to every user, because it says who must log in to continue.
  const running = open.find(isMine) ?? open.find(({ id }) => classroom !== null || id === lastRunHere())
  const shown = trial ?? running ?? practised.find((one) => one.id === checked?.runId)
  const doing = <T,>(name: string, work: () => Promise<T>) => run(name, work).then(refresh)
  const end = (runId: number) =>
    doing('end', async () => {
      await training.endExercise(runId)
      setChecked(null)
      toPanelHeading()
    })
  const stopTrial = () =>
    doing('end', async () => {
      if (!(await endTrial())) return
      setChecked(null)
      setSection('authoring')
      toPanelHeading()
    })
  const begin = async (exercise: Exercise, isAgain = false) => {
    const { who, alsoBy = [], start } = exercise
    const doesIt = who === null || who === userName || alsoBy.includes(userName)
    // Only a user who does the exercise is taken to its start page. The run says to other users who must log in.
    if (doesIt && mayOpen(start)) navigate(start)
    else if (isAgain) navigate('/')
    const made = await training.beginExercise(exercise, who ?? userName, trial !== undefined)
    storeLastRun(made.id)
    setChecked(null)
    // The pages are refetched, so that they show the records that were reverted and prepared.
    await refreshAfterRevert()
    if (made.kept)
      notify({
        kind: 'warning',
        text: `${pluralise(made.kept, ['запис', 'записа'])} от предишния опит не ${made.kept === 1 ? 'е върнат' : 'са върнати'}: по ${made.kept === 1 ? 'него са' : 'тях са'} работили и други.`,
      })
    toPanelHeading()
  }
  const beginAgain = async (exercise: Exercise, name: string) => {
    const sure = await confirm({
      title: 'Започване отначало',
      body: `Всичко, което сте направили в това упражнение, ще бъде върнато, както беше преди него.${trial ? '' : ' Резултатът от досегашния опит остава в листа с резултати.'}`,
      yes: 'Започни отначало',
      danger: true,
    })
    if (sure) await doing(name, () => begin(exercise, true))
  }
  const beginOrAgain = (exercise: Exercise) =>
    practised.some((one) => one.exercise.id === exercise.id)
      ? void beginAgain(exercise, exercise.id)
      : void doing(exercise.id, () => begin(exercise))
  const ofScenario = scenario ? scenarioExercises(scenario) : []
  /** The exercises that the trainee must do; empty if any exercise may be chosen. */
  const requiredExercises = chosen === null ? ofScenario : shownToTrainee(readyExercises, chosen)
  const offered = requiredExercises.length > 0 && !showsAll ? requiredExercises : [...readyExercises, ...own]
  const listedHere = chosen === null ? offered : [...requiredExercises, ...own]
  const isDone = ({ id }: Exercise) =>
    practised.some((one) => one.exercise.id === id && one.checkedAt !== null && one.points === one.outOf)
  const after = shown ? listedHere.findIndex(({ id }) => id === shown.exercise.id) + 1 : 0
  const next = [...listedHere.slice(after), ...listedHere.slice(0, after)].find(
    (one) => one.id !== shown?.exercise.id && !isDone(one),
  )
  return (
    <>
      {problem && <Banner kind="error">{problem}</Banner>}
      {classroom && <TraineeName label="Вашето име" hint="По него обучаващият Ви вижда в групата." />}
      {classroom && (
        <div role="status">
          {namesake && <NamesakeNote classroom={classroom} namesake={namesake} deed={{ busy, run: doing }} />}
        </div>
      )}
      {shown ? (
        <RunningExercise
          run={shown}
          checked={checked?.runId === shown.id ? checked.checked : null}
          next={shown.isTrial ? undefined : next}
          busy={busy}
          onCheck={() =>
            doing('check', async () => setChecked({ runId: shown.id, checked: await training.checkExercise(shown.id) }))
          }
          onHint={() => doing('hint', () => training.takeHint(shown.id))}
          onRestart={() => beginAgain(shown.exercise, 'restart')}
          onNext={beginOrAgain}
          onEnd={() => (shown.isTrial ? stopTrial() : end(shown.id))}
        />
      ) : (
        <>
          {scenario && <AboutScenario scenario={scenario} />}
          {ofScenario.length > 0 && (
            <div className="flex flex-wrap align-items-center justify-content-between gap-2">
              <h3>{showsAll ? 'Всички упражнения' : 'Упражнения от сценария'}</h3>
              <Button kind="text" small onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Само от сценария' : 'Покажи всички'}
              </Button>
            </div>
          )}
          <ExerciseList exercises={listedHere} runs={practised} busy={busy} onBegin={beginOrAgain} />
          <ResultsBox
            runs={practised}
            requiredExercises={requiredExercises}
            scenario={scenario?.title}
            busy={busy}
            run={run}
          />
          <FileDrop
            label="Отворете упражнение от файл"
            accept=".json"
            multiple={false}
            onFiles={([file]) => file && void doing('open', () => openExercise(file, training.readExercise))}
          />
        </>
      )}
      {confirmDialog}
    </>
  )
}
