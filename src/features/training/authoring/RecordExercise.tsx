import { useState } from 'react'
import type { ExerciseRun } from '../../../rules/training/practice.ts'
import { proposeAssertions } from '../../../rules/training/proposeAssertions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconResult, IconSave } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { usePractice } from '../practiceContext.ts'
import { keepExercise, saveExercise } from './ownExercises.ts'
import { ProposedList } from './ProposedList.tsx'
import { exerciseOf, type Kept, longest, wordedErrors } from './recording.ts'

type Props = {
  run: ExerciseRun
  who: string | null
  busy: string | null
  onDo: <T>(name: string, work: () => Promise<T>) => Promise<void>
  onEnd: () => void
}

/** A trainer shows what is to be done; what changed in the world is proposed as the checks of a new exercise. */
export const RecordExercise = ({ run: { id, begun, exercise }, who, busy, onDo, onEnd }: Props) => {
  const practice = usePractice()
  const [kept, setKept] = useState<Kept[] | null>(null)
  const [worded, setWorded] = useState({ title: '', story: '', hints: '' })
  const [asked, setAsked] = useState(false)
  const errors: Record<string, string> = asked ? wordedErrors(worded, kept ?? []) : {}
  const propose = () =>
    onDo('propose', async () =>
      setKept(
        proposeAssertions(await practice.factsOfRun(id)).map((one, at) => ({ ...one, key: `${at}`, isKept: true })),
      ),
    )
  const save = () => {
    setAsked(true)
    if (!kept || Object.keys(wordedErrors(worded, kept)).length > 0) return
    const made = exerciseOf(worded, kept, { who, start: exercise.start, id: `own-${Date.parse(begun)}` })
    void onDo('save', async () => {
      await keepExercise(made, practice.readExercise)
      saveExercise(made)
      onEnd()
    })
  }
  return (
    <>
      <h3>Записване на упражнение</h3>
      <p>
        Направете в програмата това, което искате да правят обучаемите. После натиснете „Предложи проверки“: ще видите
        какво се е променило и ще изберете кое да се иска.
      </p>
      {kept?.length === 0 && <Banner kind="info">Още нищо не се е променило.</Banner>}
      {kept && kept.length > 0 && (
        <>
          <TextField
            label="Заглавие"
            required
            value={worded.title}
            maxLength={longest.title}
            error={errors.title}
            onChange={(title) => setWorded({ ...worded, title })}
          />
          <TextArea
            label="Задача"
            hint="Всеки ред е отделен абзац."
            required
            value={worded.story}
            maxLength={longest.texts}
            error={errors.story}
            onChange={(story) => setWorded({ ...worded, story })}
          />
          <TextArea
            label="Подсказки"
            hint="Всеки ред е отделна подсказка; показват се една по една."
            value={worded.hints}
            maxLength={longest.texts}
            onChange={(hints) => setWorded({ ...worded, hints })}
          />
          <h4>Проверки</h4>
          {errors.kept && <Banner kind="error">{errors.kept}</Banner>}
          <ProposedList kept={kept} onChange={setKept} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {kept && kept.length > 0 && (
          <Button kind="primary" icon={IconSave} onClick={save}>
            Запази упражнението
          </Button>
        )}
        <Button icon={IconResult} busy={busy === 'propose'} onClick={propose}>
          {kept && kept.length > 0 ? 'Предложи отново' : 'Предложи проверки'}
        </Button>
        <Button kind="text" busy={busy === 'end'} onClick={onEnd}>
          Прекрати
        </Button>
      </div>
    </>
  )
}
