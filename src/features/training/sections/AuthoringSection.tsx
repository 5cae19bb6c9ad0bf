import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Exercise } from '../../../contract/training/exercise.ts'
import { editedOf, exerciseOf } from '../../../rules/training/editedExercise.ts'
import { proposeChecks } from '../../../rules/training/proposeChecks.ts'
import type { ExerciseRun } from '../../../rules/training/trainingApi.ts'
import { WORKING_HOURS } from '../../../rules/training/workingHours.ts'
import { toClipboard } from '../../../screen-kit/copyText.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { userAtom } from '../../../state/session.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { IconAdd, IconEdit, IconResult } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { exerciseDraftAtom } from '../authoring/draft.ts'
import { ExerciseEditor } from '../authoring/ExerciseEditor.tsx'
import { OwnExerciseList } from '../authoring/OwnExerciseList.tsx'
import { keepExercise, openExercise, ownExercises, removeExercise, saveExercise } from '../authoring/ownExercises.ts'
import { copyOf, isRecording, newExercise, recordingFrom } from '../authoring/recording.ts'
import { StartsAt } from '../authoring/StartsAt.tsx'
import { storeLastRun } from '../exercises/lastRunHere.ts'
import { useEndTrial } from '../exercises/useEndTrial.ts'
import { sectionAtom, toPanelHeading } from '../panelPlace.ts'
import { DayOff } from '../scenario/DayOff.tsx'
import { LinkBox } from '../scenario/LinkBox.tsx'
import { scenarioLink } from '../scenario/link.ts'
import { useTraining } from '../trainingContext.ts'
import { useRefreshAfterRevert } from '../useRefreshAfterRevert.ts'
import { useTrainingAction } from '../useTrainingAction.ts'

export const AuthoringSection = () => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const calendar = useAtomValue(calendarAtom)
  const [path, navigate] = useLocation()
  const [draft, setDraft] = useAtom(exerciseDraftAtom)
  const setSection = useSetAtom(sectionAtom)
  const refreshAfterRevert = useRefreshAfterRevert()
  const { busy, problem, run } = useTrainingAction()
  const { confirm, confirmDialog } = useConfirm()
  const endTrial = useEndTrial(confirm)
  const [trial, setTrial] = useState<ExerciseRun | null>(null)
  const [recording, setRecording] = useState<ExerciseRun | null>(null)
  const [own, setOwn] = useState<readonly Exercise[]>([])
  const [link, setLink] = useState<{ title: string; href: string } | null>(null)
  const [isNothing, setNothing] = useState(false)
  const [takesBack, setTakesBack] = useState(true)
  const runningRecording = useCallback(async () => {
    const runs = await training.exerciseRuns()
    return runs.find((one) => one.endedAt === null && isRecording(one.exercise)) ?? null
  }, [training])
  const refresh = useCallback(async () => {
    const tried = (await training.exerciseRuns()).find(({ isTrial }) => isTrial) ?? null
    // A solved trial of an exercise is ended here if the user left it through the list of sections.
    if (tried?.endedAt) await endTrial()
    setTrial(tried?.endedAt ? null : tried)
    setOwn(await ownExercises(training.readExercise))
    setRecording(await runningRecording())
  }, [training, runningRecording, endTrial])
  useEffect(() => void run('list', refresh), [refresh])
  const doing = <T,>(name: string, work: () => Promise<T>) => run(name, work).then(refresh)
  const userName = user?.userName ?? ''

  /** Ends the recording. If `takesBack` is true, the recorded changes are reverted too. */
  const endRecording = async () => {
    // The state is requested again, because right after a reload this component may not know about the recording yet.
    const running = await runningRecording()
    if (!running) return
    if (!takesBack) return training.endExercise(running.id)
    navigate(running.exercise.start)
    await training.takeBack(running.id)
    await refreshAfterRevert()
  }
  const propose = () =>
    doing('propose', async () => {
      if (!recording) return
      const records = proposeChecks(await training.factsOfRun(recording.id))
      setNothing(records.length === 0)
      if (records.length === 0) return
      const { exercise } = recording
      setDraft(draft ? { ...draft, records } : newExercise(userName || null, exercise.start, records))
    })
  const proposeAgain = async () => {
    const sure = await confirm({
      title: 'Предлагане отново',
      body: 'Проверките ще бъдат предложени отново по направеното досега. Променените от Вас се губят; заглавието, задачата и подсказките остават.',
      yes: 'Предложи отново',
    })
    if (sure) await propose()
  }
  const save = () =>
    doing('save', async () => {
      if (!draft) return
      await keepExercise(await training.readExercise(exerciseOf(draft), draft.title), training.readExercise)
      await endRecording()
      setDraft(null)
      toPanelHeading()
      notify({ kind: 'success', text: `„${draft.title.trim()}“ е в „Мои упражнения“.` })
    })
  const cancel = async () => {
    const sure = await confirm({
      title: 'Отказ от упражнението',
      body: recording
        ? 'Записаното и написаното дотук няма да се запази.'
        : 'Промените в упражнението няма да се запазят.',
      yes: 'Откажи се',
      no: 'Остани',
      danger: true,
    })
    if (!sure) return
    await doing('end', endRecording)
    setDraft(null)
    toPanelHeading()
  }
  const edit = (exercise: Exercise) => {
    setDraft(editedOf(exercise))
    toPanelHeading()
  }
  const linkTo = (exercise: Exercise) =>
    doing('link', async () => {
      if (!(await endTrial())) return
      const scenario = await training.saveScenario({
        ...{ title: exercise.title, who: exercise.who ?? userName, where: exercise.start },
        ...{ hour: WORKING_HOURS[0], timeline: [], exercises: [exercise] },
      })
      const href = scenarioLink(scenario)
      if (href === null) {
        saveExercise(exercise)
        notify({
          kind: 'warning',
          text: 'Упражнението е твърде голямо за връзка и затова е изтеглено като файл. Изпратете файла на обучаемите.',
        })
        return
      }
      setLink({ title: exercise.title, href })
      if (await toClipboard(href)) notify({ kind: 'success', text: 'Връзката към упражнението е копирана.' })
    })
  // This does not use `doing`, because the user leaves this section, and a late response could end a trial that was
  // solved meanwhile.
  const tryOut = (exercise: Exercise) =>
    run(`try ${exercise.id}`, async () => {
      if (!(await endTrial())) return refresh()
      navigate(exercise.start)
      const { id } = await training.beginExercise(exercise, exercise.who ?? userName, true)
      storeLastRun(id)
      await refreshAfterRevert()
      setSection('exercises')
    })
  const record = () =>
    doing('record', async () => {
      if (await endTrial()) await training.beginExercise(recordingFrom(path), userName)
    })
  const remove = async (exercise: Exercise) => {
    const sure = await confirm({
      title: 'Махане на упражнение',
      body: `„${exercise.title}“ се изтрива от този браузър. Ако ще Ви потрябва, първо го изтеглете като файл.`,
      yes: 'Махни',
      danger: true,
    })
    if (sure) await doing('remove', () => removeExercise(exercise.id, training.readExercise))
  }
  const putBack = recording && (
    <Checkbox
      label="Върни данните, както бяха преди записването"
      hint="Иначе обучаемите ще намерят решението в тях."
      checked={takesBack}
      onChange={setTakesBack}
    />
  )
  const problemBanner = problem && <Banner kind="error">{problem}</Banner>
  if (draft)
    return (
      <>
        {problemBanner}
        {recording && (
          <div>
            <Button icon={IconResult} busy={busy === 'propose'} onClick={proposeAgain}>
              Предложи отново
            </Button>
          </div>
        )}
        <ExerciseEditor edited={draft} busy={busy} onChange={setDraft} onSave={save} onCancel={cancel}>
          {putBack}
        </ExerciseEditor>
        {confirmDialog}
      </>
    )
  if (recording)
    return (
      <>
        {problemBanner}
        <p>
          Направете в програмата това, което искате да правят обучаемите. После натиснете „Предложи проверки“: ще видите
          всичко, което сте попълнили, и ще изберете кое да се иска.
        </p>
        <StartsAt address={recording.exercise.start} />
        {isNothing && <Banner kind="info">Още нищо не се е променило.</Banner>}
        {putBack}
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" icon={IconResult} busy={busy === 'propose'} onClick={propose}>
            Предложи проверки
          </Button>
          <Button kind="text" busy={busy === 'end'} onClick={() => doing('end', endRecording)}>
            Прекрати
          </Button>
        </div>
        {confirmDialog}
      </>
    )
  return (
    <>
      {problemBanner}
      {trial && (
        <Banner
          kind="training"
          title={`Изпробвате „${trial.exercise.title}“`}
          action={<Button onClick={() => setSection('exercises')}>Към пробата</Button>}
        >
          Направеното в пробата се връща, щом я прекратите.
        </Banner>
      )}
      <OwnExerciseList
        exercises={own}
        busy={busy}
        onTry={tryOut}
        onEdit={edit}
        onCopy={(exercise) => doing('copy', () => keepExercise(copyOf(exercise), training.readExercise))}
        onLink={linkTo}
        onFile={(exercise) => {
          saveExercise(exercise)
          notify({ kind: 'success', text: `Изтеглен е файл с упражнението „${exercise.title}“.` })
        }}
        onRemove={remove}
      />
      {link && (
        <>
          <LinkBox title={link.title} href={link.href} />
          <DayOff calendar={calendar} />
        </>
      )}
      <section className="practice-part" aria-labelledby="practice-new">
        <h3 id="practice-new">Ново упражнение</h3>
        <p className="muted">Покажете работата веднъж и изберете кое от нея да се проверява.</p>
        <StartsAt address={path} />
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" icon={IconEdit} busy={busy === 'record'} onClick={record}>
            Направи упражнение
          </Button>
          <Button icon={IconAdd} onClick={() => setDraft(newExercise(userName || null, path, []))}>
            Напиши без записване
          </Button>
        </div>
        <FileDrop
          label="Отворете упражнение от файл"
          accept=".json"
          multiple={false}
          onFiles={([file]) => file && void doing('open', () => openExercise(file, training.readExercise))}
        />
      </section>
      {confirmDialog}
    </>
  )
}
