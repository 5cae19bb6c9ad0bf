import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Exercise } from '../../../contract/training/exercise.ts'
import { LONGEST_NOTE, LONGEST_TITLE, type Scenario } from '../../../contract/training/scenario.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { startOfTrainee, traineesInOrder, usualTrainee } from '../../../rules/training/scenarioStart.ts'
import { toClipboard } from '../../../screen-kit/copyText.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { userAtom } from '../../../state/session.ts'
import { saveFile } from '../../../transport/download.ts'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../../widgets/fields/CheckGroup.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconDownload, IconLink, IconSave } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { ownExercises } from '../authoring/ownExercises.ts'
import { briefOf } from '../exercises/briefOf.ts'
import { useEndTrial } from '../exercises/useEndTrial.ts'
import { readyExercises } from '../readyExercises.ts'
import { useTraining, useTrialPeople } from '../trainingContext.ts'
import { useTrainingAction } from '../useTrainingAction.ts'
import { DayOff } from './DayOff.tsx'
import { HourField } from './HourField.tsx'
import { keepScenario } from './keptScenarios.ts'
import { LinkBox } from './LinkBox.tsx'
import { scenarioLink } from './link.ts'
import { inScenario } from './scenarioExercises.ts'
import { type EditedAction, TimelineFields } from './TimelineFields.tsx'

const tooLongText =
  'Сценарият е твърде голям за връзка (над 8 KB) и затова е изтеглен като файл. Изпратете файла на обучаемите.'

const startsFromList =
  'Записът на този екран не може да се направи отново в сценария. Обучаемият ще започне от списъка.'

const fileOf = (scenario: Scenario): File =>
  new File([JSON.stringify(scenario, null, 1)], `Сценарий ${scenario.title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.json`, {
    type: 'application/json',
  })

/** Renders „Запази като сценарий“, which saves the current mock database with a user and a page. */
export const SaveScenario = ({ onKept }: { onKept: () => void }) => {
  const training = useTraining()
  const user = useAtomValue(userAtom)
  const calendar = useAtomValue(calendarAtom)
  const [path] = useLocation()
  const search = useSearch()
  const { busy, problem, run } = useTrainingAction()
  const [title, setTitle] = useState('')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [own, setOwn] = useState<readonly Exercise[]>([])
  useEffect(() => void ownExercises(training.readExercise).then(setOwn), [training])
  const offered = [...readyExercises, ...own]
  const [timeline, setTimeline] = useState<EditedAction[]>([])
  const [error, setError] = useState<string>()
  const [hour, setHour] = useState<string | null>('09:00')
  const [hourError, setHourError] = useState<string>()
  const [link, setLink] = useState<{ title: string; href: string } | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const endTrial = useEndTrial(confirm)
  const titleField = useRef<HTMLInputElement>(null)
  const people = useTrialPeople()
  const [picked, setPicked] = useState<string | null>(null)
  const me = user?.userName ?? ''
  const exercises = offered.filter(({ id }) => chosen.includes(id))
  const who = picked ?? usualTrainee(people, me, exercises)
  const here = search === '' ? path : `${path}?${search}`
  const save = (name: string, then: (scenario: Scenario) => Promise<void> | void) => {
    if (title.trim() === '') {
      titleField.current?.focus()
      return setError('Напишете име на сценария.')
    }
    setError(undefined)
    if (hour === null) return setHourError('Напишете часа, в който започва обучаемият, например 09:00.')
    setHourError(undefined)
    const where = startOfTrainee(who, me, here, exercises)
    void run(name, async () => {
      if (!(await endTrial())) return
      const scenario = await training.saveScenario({
        title: title.trim(),
        ...(note.trim() !== '' && { note: note.trim() }),
        who,
        where,
        hour,
        timeline: timeline.map(({ when, deed: action }) => ({ when, deed: action })),
        exercises: exercises.map(inScenario),
      })
      if (scenario.where !== where) notify({ kind: 'warning', text: startsFromList })
      await then(scenario)
    })
  }
  const asLink = async (scenario: Scenario) => {
    const href = scenarioLink(scenario)
    if (href === null) {
      saveFile(fileOf(scenario))
      notify({ kind: 'warning', text: tooLongText })
      return
    }
    setLink({ title: scenario.title, href })
    if (await toClipboard(href)) notify({ kind: 'success', text: 'Връзката към сценария е копирана.' })
  }
  return (
    <section className="practice-part" aria-labelledby="practice-save">
      <h3 id="practice-save">Запази като сценарий</h3>
      <p className="muted">
        Сегашното състояние и денят: <strong>{formatDateYear(today())}</strong> Обучаемият започва от{' '}
        {who === me
          ? 'екрана, на който сте.'
          : exercises.length > 0
            ? 'екрана на първото си упражнение.'
            : 'първия екран на своя модул.'}
      </p>
      <DayOff calendar={calendar} />
      {problem && <Banner kind="error">{problem}</Banner>}
      <TextField
        label="Име"
        value={title}
        onChange={setTitle}
        maxLength={LONGEST_TITLE}
        error={error}
        inputRef={titleField}
        required
      />
      <TextArea label="Бележка за обучаемите" value={note} onChange={setNote} rows={2} maxLength={LONGEST_NOTE} />
      <HourField value={hour} error={hourError} onChange={setHour} />
      <SelectField
        label="Обучаемият влиза като"
        value={who}
        empty={null}
        options={traineesInOrder(people, exercises).map(({ userName, name, title: post }) => ({
          value: userName,
          label: `${name} – ${post}`,
        }))}
        onChange={setPicked}
      />
      {people.some(({ userName, isAdministrator }) => userName === who && isAdministrator) && (
        <Banner kind="warning">
          Обучаемите ще работят като администратор: ще виждат и ще могат всичко, а не само това, което позволява ролята
          им.
        </Banner>
      )}
      <CheckGroup id="practice-chosen" label="Упражнения">
        {offered.map((exercise) => (
          <Checkbox
            key={exercise.id}
            label={exercise.title}
            hint={briefOf(exercise, people)}
            checked={chosen.includes(exercise.id)}
            onChange={(on) =>
              setChosen(on ? [...chosen, exercise.id] : chosen.filter((other) => other !== exercise.id))
            }
          />
        ))}
      </CheckGroup>
      <TimelineFields timeline={timeline} onChange={setTimeline} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" icon={IconLink} busy={busy === 'link'} onClick={() => save('link', asLink)}>
          Копирай връзка
        </Button>
        <Button
          icon={IconDownload}
          busy={busy === 'file'}
          onClick={() => save('file', (made) => saveFile(fileOf(made)))}
        >
          Изтегли файл
        </Button>
        <Button
          icon={IconSave}
          busy={busy === 'keep'}
          onClick={() =>
            save('keep', (made) => {
              keepScenario({ title: made.title, text: JSON.stringify(made) })
              onKept()
              notify({ kind: 'success', text: `„${made.title}“ е в списъка.` })
            })
          }
        >
          Добави в списъка
        </Button>
      </div>
      {link && <LinkBox title={link.title} href={link.href} />}
      {confirmDialog}
    </section>
  )
}
