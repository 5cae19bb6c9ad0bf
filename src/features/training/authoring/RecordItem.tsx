import { useState } from 'react'
import type { Assertion } from '../../../contract/training/exercise.ts'
import { longest } from '../../../contract/training/longest.ts'
import {
  type EditedCheck,
  type EditedErrors,
  type EditedRecord,
  newCheck,
} from '../../../rules/training/editedExercise.ts'
import { factKinds } from '../../../rules/training/factKinds.ts'
import { fieldTitle } from '../../../rules/training/fieldSubjects.ts'
import { isHidden } from '../../../rules/training/proposeChecks.ts'
import { randomKey } from '../../../transport/randomKey.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { CheckItem } from './CheckItem.tsx'

const AddCheck = ({ record, onAdd }: { record: EditedRecord; onAdd: (field: string) => void }) => {
  const [field, setField] = useState('')
  const { kind } = record.assertion
  const options = Object.keys(factKinds[kind].fields)
    .filter((one) => !isHidden(kind, one))
    .map((value) => ({ value, label: fieldTitle(kind, value) }))
  return (
    <div className="practice-add">
      <SelectField label="Още едно поле" value={field} empty="Изберете поле" options={options} onChange={setField} />
      <Button
        icon={IconAdd}
        onClick={() => {
          if (field === '') return
          onAdd(field)
          setField('')
        }}
      >
        Добави
      </Button>
    </div>
  )
}

type Props = {
  record: EditedRecord
  errors: EditedErrors['checks'] | undefined
  onChange: (record: EditedRecord) => void
}

export const RecordItem = ({ record, errors, onChange }: Props) => {
  const { assertion, checks, isOn } = record
  const change = (given: Partial<Assertion>) => onChange({ ...record, assertion: { ...assertion, ...given } })
  const changeCheck = (key: string, next: EditedCheck | null) =>
    onChange({
      ...record,
      checks: checks.flatMap((one) => (one.key === key ? (next ?? []) : one)),
    })
  return (
    <li className="practice-record">
      <Checkbox label={assertion.text} checked={isOn} onChange={(on) => onChange({ ...record, isOn: on })} />
      {isOn && (
        <>
          <TextField
            label="Какво се иска"
            value={assertion.text}
            maxLength={longest.text}
            onChange={(text) => change({ text })}
          />
          <TextField
            label="Какво се казва, ако липсва"
            value={assertion.missing}
            maxLength={longest.missing}
            onChange={(missing) => change({ missing })}
          />
          <NumberField
            label="Точки, че го има"
            value={assertion.points}
            min={0}
            max={100}
            onChange={(points) => change({ points: points ?? 0 })}
          />
          <ul className="practice-checks" aria-label={`Проверки: ${assertion.text}`}>
            {checks.map((check) => (
              <CheckItem
                key={check.key}
                kind={assertion.kind}
                check={check}
                error={errors?.get(check.key)}
                onChange={(next) => changeCheck(check.key, next)}
                onRemove={() => changeCheck(check.key, null)}
              />
            ))}
          </ul>
          <AddCheck
            record={record}
            onAdd={(field) =>
              onChange({ ...record, checks: [...checks, newCheck(`${record.key}-${randomKey()}`, field)] })
            }
          />
        </>
      )}
    </li>
  )
}
