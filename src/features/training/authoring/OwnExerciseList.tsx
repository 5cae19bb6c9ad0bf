import type { Exercise } from '../../../contract/training/exercise.ts'
import { mostPoints } from '../../../rules/training/checkExercise.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconCopy, IconDelete, IconDownload, IconEdit, IconLink, IconStart } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'

type Props = {
  exercises: readonly Exercise[]
  busy: string | null
  onTry: (exercise: Exercise) => void
  onEdit: (exercise: Exercise) => void
  onCopy: (exercise: Exercise) => void
  onLink: (exercise: Exercise) => void
  onFile: (exercise: Exercise) => void
  onRemove: (exercise: Exercise) => void
}

export const OwnExerciseList = ({ exercises, busy, onTry, onEdit, onCopy, onLink, onFile, onRemove }: Props) =>
  exercises.length === 0 ? (
    <p className="muted">Още нямате свои упражнения.</p>
  ) : (
    <ul className="practice-exercises" aria-label="Моите упражнения">
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <div>
            <strong>{exercise.title}</strong>
            <small>
              {[
                exercise.minutes && `около ${pluralise(exercise.minutes, 'minute')}`,
                pluralise(mostPoints(exercise), ['точка', 'точки']),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <Button small icon={IconStart} busy={busy === `try ${exercise.id}`} onClick={() => onTry(exercise)}>
            Изпробвай
            <span className="visually-hidden"> „{exercise.title}“</span>
          </Button>
          <MenuButton
            label={`Още за „${exercise.title}“`}
            hideLabel
            small
            kind="text"
            items={[
              { label: 'Редактирай', icon: IconEdit, run: () => onEdit(exercise) },
              { label: 'Копирай като ново', icon: IconCopy, run: () => onCopy(exercise) },
              { label: 'Връзка за обучаемите', icon: IconLink, run: () => onLink(exercise) },
              { label: 'Изтегли като файл', icon: IconDownload, run: () => onFile(exercise) },
              {
                label: 'Махни от списъка',
                icon: IconDelete,
                run: () => onRemove(exercise),
                danger: true,
                separated: true,
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
