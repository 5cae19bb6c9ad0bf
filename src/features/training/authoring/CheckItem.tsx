import { useState } from 'react'
import type { FactKind } from '../../../contract/training/exercise.ts'
import { longest } from '../../../contract/training/longest.ts'
import { type EditedCheck, sentenceOf } from '../../../rules/training/editedExercise.ts'
import { fieldTitle } from '../../../rules/training/fieldSubjects.ts'
import { inputOf, isEditedTest, testsFor, testText, valueKindOf } from '../../../rules/training/fieldValues.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconDelete, IconDown, IconEdit } from '../../../widgets/icons.ts'

const MOST_LETTERS = 1000

type ValueProps = { check: EditedCheck; error: string | undefined; onChange: (given: Partial<EditedCheck>) => void }

const CheckValue = ({ check, error, onChange }: ValueProps) => {
  switch (inputOf(check.test)) {
    case 'one':
      return check.text.includes('\n') ? (
        <TextArea
          label="Стойности"
          hint="По една на ред; иска се точно това."
          value={check.text}
          rows={3}
          maxLength={MOST_LETTERS}
          error={error}
          onChange={(text) => onChange({ text })}
        />
      ) : (
        <TextField
          label="Стойност"
          value={check.text}
          maxLength={MOST_LETTERS}
          error={error}
          onChange={(text) => onChange({ text })}
        />
      )
    case 'several':
      return (
        <TextArea
          label={check.test === 'oneOf' ? 'Стойности' : 'Думи или стойности'}
          hint="По една на ред."
          value={check.text}
          rows={3}
          maxLength={MOST_LETTERS}
          error={error}
          onChange={(text) => onChange({ text })}
        />
      )
    case 'date':
      return (
        <DateField
          label="Дата"
          value={check.text || null}
          error={error}
          onChange={(date) => onChange({ text: date ?? '' })}
        />
      )
    case 'days':
      return (
        <>
          <NumberField
            label="Дни след деня на упражнението"
            value={check.days}
            min={-365}
            max={365}
            onChange={(days) => onChange({ days: days ?? 0 })}
          />
          <Checkbox
            label="Броят се само работните дни"
            checked={check.working}
            onChange={(working) => onChange({ working })}
          />
        </>
      )
    case null:
      return null
  }
}

type Props = {
  kind: FactKind
  check: EditedCheck
  error: string | undefined
  onChange: (check: EditedCheck) => void
  onRemove: () => void
}

export const CheckItem = ({ kind, check, error, onChange, onRemove }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { field, test, points, isOn, when } = check
  const title = fieldTitle(kind, field)
  const change = (given: Partial<EditedCheck>) => onChange({ ...check, ...given })
  const sentence = sentenceOf(kind, check)
  const offered = testsFor(valueKindOf(field, test === 'yes' || test === 'no' ? true : undefined))
  const tests = offered.includes(test) ? offered : [test, ...offered]
  const shown = isOn && (isOpen || error !== undefined)
  return (
    <li className={isOn ? undefined : 'off'}>
      <div className="practice-check">
        <Checkbox label={title} checked={isOn} onChange={(on) => change({ isOn: on })} />
        <small>
          {sentence} {isOn && <span className="nowrap">{pluralise(points, ['точка', 'точки'])}</span>}
        </small>
        {isOn && (
          <IconButton
            icon={shown ? IconDown : IconEdit}
            label={shown ? `Сгъни „${title}“` : `Промени проверката на „${title}“`}
            aria-expanded={shown}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {shown && (
        <div className="practice-check-fields">
          {when ? (
            <p className="muted small">
              Тази проверка свързва записа с друг или е направена извън формата. Сравнението ѝ остава, както е; може да
              промените думите и точките.
            </p>
          ) : (
            <>
              <SelectField
                label="Как се сравнява"
                value={test}
                empty={null}
                options={tests.map((value) => ({ value, label: testText[value] }))}
                onChange={(value) => isEditedTest(value) && change({ test: value })}
              />
              <CheckValue check={check} error={error} onChange={change} />
            </>
          )}
          <TextArea
            label="Какво се казва, ако не е така"
            value={sentence}
            rows={2}
            maxLength={longest.missing}
            onChange={(missing) => change({ missing })}
          />
          <div className="flex flex-wrap align-items-end gap-2">
            <NumberField
              label="Точки"
              value={points}
              min={0}
              max={100}
              onChange={(given) => change({ points: given ?? 0 })}
            />
            {check.missing !== null && !when && (
              <Button kind="text" small onClick={() => change({ missing: null })}>
                Върни готовите думи
              </Button>
            )}
            <IconButton icon={IconDelete} label={`Махни проверката на „${title}“`} onClick={onRemove} />
          </div>
        </div>
      )}
    </li>
  )
}
