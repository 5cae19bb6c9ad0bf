import { type ReactNode, useRef, useState } from 'react'
import { type FactKind, factKindNames } from '../../../contract/training/exercise.ts'
import { longest } from '../../../contract/training/longest.ts'
import { hasErrors } from '../../../rules/requiredFields.ts'
import { mostPoints } from '../../../rules/training/checkExercise.ts'
import {
  type EditedExercise,
  type EditedRecord,
  editedErrors,
  exerciseOf,
  newRecord,
} from '../../../rules/training/editedExercise.ts'
import { factKinds } from '../../../rules/training/factKinds.ts'
import { capitalised } from '../../../rules/words/agreement.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { randomKey } from '../../../transport/randomKey.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconAdd, IconSave } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useTrialPeople } from '../trainingContext.ts'
import { RecordItem } from './RecordItem.tsx'
import { StartsAt } from './StartsAt.tsx'

const MOST_RECORDS = 30
const kindOptions = factKindNames
  .filter((kind) => kind !== 'journal')
  .map((kind) => ({ value: kind, label: capitalised(factKinds[kind].noun[0]) }))
const isKind = (text: string): text is FactKind => factKindNames.some((one) => one === text)

const AddRecord = ({ onAdd }: { onAdd: (record: EditedRecord) => void }) => {
  const [kind, setKind] = useState('')
  return (
    <div className="practice-add">
      <SelectField label="Друг нов запис" value={kind} empty="Изберете вид" options={kindOptions} onChange={setKind} />
      <Button
        icon={IconAdd}
        onClick={() => {
          if (!isKind(kind)) return
          onAdd(newRecord(randomKey(), kind))
          setKind('')
        }}
      >
        Добави
      </Button>
    </div>
  )
}

type Props = {
  edited: EditedExercise
  busy: string | null
  onChange: (edited: EditedExercise) => void
  onSave: () => void
  onCancel: () => void
  children?: ReactNode
}

export const ExerciseEditor = ({ edited, busy, onChange, onSave, onCancel, children }: Props) => {
  const [isSubmitted, setSubmitted] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const people = useTrialPeople()
  const found = editedErrors(edited)
  const errors = isSubmitted ? found.fields : {}
  const change = (given: Partial<EditedExercise>) => onChange({ ...edited, ...given })
  const { title, story, hints, minutes, who, records } = edited
  const points = mostPoints(exerciseOf(edited))
  const checks = records.filter(({ isOn }) => isOn).flatMap((one) => one.checks.filter(({ isOn }) => isOn)).length
  const save = () => {
    setSubmitted(true)
    if (!hasErrors(found.fields) && found.checks.size === 0) return onSave()
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <div ref={form} className="practice-editor">
      <TextField
        label="Заглавие"
        required
        value={title}
        maxLength={longest.title}
        error={errors.title}
        onChange={(text) => change({ title: text })}
      />
      <TextArea
        label="Задача"
        hint="Всеки ред е отделен абзац."
        required
        value={story}
        maxLength={longest.texts}
        error={errors.story}
        onChange={(text) => change({ story: text })}
      />
      <TextArea
        label="Подсказки"
        hint="Всеки ред е отделна подсказка; показват се една по една."
        value={hints}
        maxLength={longest.texts}
        onChange={(text) => change({ hints: text })}
      />
      <SelectField
        label="Кой го прави"
        value={who ?? ''}
        empty="Който е влязъл"
        options={people.map(({ userName, name, title: post }) => ({ value: userName, label: `${name} – ${post}` }))}
        onChange={(userName) => change({ who: userName || null })}
      />
      <StartsAt address={edited.start} />
      <NumberField
        label="Минути, около"
        value={minutes}
        min={1}
        max={240}
        onChange={(given) => change({ minutes: given })}
      />
      <section className="practice-part" aria-labelledby="practice-checks">
        <h3 id="practice-checks">Проверки</h3>
        <p className="muted">
          Изключете каквото не е важно. С молива се променят начинът на сравняване, стойността, думите и точките. Общо:{' '}
          {pluralise(checks, ['проверка', 'проверки'])}, {pluralise(points, ['точка', 'точки'])}.
        </p>
        {errors.records && <Banner kind="error">{errors.records}</Banner>}
        <ul className="practice-records">
          {records.map((record) => (
            <RecordItem
              key={record.key}
              record={record}
              errors={isSubmitted ? found.checks : undefined}
              onChange={(next) => change({ records: records.map((one) => (one.key === record.key ? next : one)) })}
            />
          ))}
        </ul>
        {records.length < MOST_RECORDS && <AddRecord onAdd={(record) => change({ records: [...records, record] })} />}
      </section>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" icon={IconSave} busy={busy === 'save'} onClick={save}>
          Запази упражнението
        </Button>
        <Button kind="text" onClick={onCancel}>
          Откажи се
        </Button>
      </div>
    </div>
  )
}
