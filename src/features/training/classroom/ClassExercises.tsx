import { useRef, useState } from 'react'
import type { ChosenExercise } from '../../../contract/training/classroom.ts'
import { mostPoints } from '../../../rules/training/checkExercise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../../widgets/fields/CheckGroup.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { IconEdit, IconSave } from '../../../widgets/icons.ts'
import { briefOf } from '../exercises/briefOf.ts'
import { readyExercises } from '../readyExercises.ts'
import { useTrialPeople } from '../trainingContext.ts'

type Props = {
  /** The exercises that the trainer permits; null if all are permitted. */
  chosen: readonly ChosenExercise[] | null
  busy: string | null
  onChoose: (exercises: readonly ChosenExercise[] | null) => Promise<boolean>
}

export const ClassExercises = ({ chosen, busy, onChoose }: Props) => {
  const [edited, setEdited] = useState<readonly string[] | null | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const people = useTrialPeople()
  const show = (open: boolean) => {
    setOpen(open)
    heading.current?.focus()
  }
  const ids = edited === undefined ? (chosen?.map(({ id }) => id) ?? null) : edited
  const save = async () => {
    const picked = ids && readyExercises.filter(({ id }) => ids.includes(id))
    if (picked?.length === 0) return setError('Изберете поне едно упражнение.')
    setError(undefined)
    const kept = await onChoose(
      picked?.map((one) => ({ id: one.id, title: one.title, points: mostPoints(one) })) ?? null,
    )
    if (kept) show(false)
  }
  const titles = readyExercises.filter(({ id }) => ids?.includes(id)).map(({ title }) => title)
  if (!isOpen)
    return (
      <section className="practice-part" aria-labelledby="class-exercises">
        <h3 id="class-exercises" ref={heading} tabIndex={-1}>
          Упражнения на групата
        </h3>
        {ids === null ? (
          <p>Обучаемите виждат всички {readyExercises.length}.</p>
        ) : (
          <ol aria-label="Избрани упражнения">
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        )}
        <div>
          <Button
            icon={IconEdit}
            onClick={() => {
              if (ids === null) setEdited([])
              show(true)
            }}
          >
            Избери упражнения
          </Button>
        </div>
      </section>
    )
  return (
    <section className="practice-part" aria-labelledby="class-exercises">
      <h3 id="class-exercises" ref={heading} tabIndex={-1}>
        Упражнения на групата
      </h3>
      <RadioGroup
        label="Обучаемите виждат"
        value={ids === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: `Всички (${readyExercises.length})` },
          { value: 'some', label: ids ? `Само избраните (${ids.length})` : 'Само избраните' },
        ]}
        onChange={(value) => setEdited(value === 'all' ? null : [])}
      />
      {ids !== null && (
        <CheckGroup id="class-chosen" label="Упражнения" hideLabel error={error}>
          {readyExercises.map((exercise) => (
            <Checkbox
              key={exercise.id}
              label={exercise.title}
              hint={briefOf(exercise, people)}
              checked={ids.includes(exercise.id)}
              onChange={(on) => setEdited(on ? [...ids, exercise.id] : ids.filter((other) => other !== exercise.id))}
            />
          ))}
        </CheckGroup>
      )}
      <div>
        <Button icon={IconSave} busy={busy === 'choose'} onClick={save}>
          Запази избора
        </Button>
      </div>
    </section>
  )
}
