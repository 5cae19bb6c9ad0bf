import { useEffect, useRef } from 'react'
import { inspectionResultLabels, measureLabels } from '../../../contract/inspectionKinds.ts'
import { type Inspection, InspectionMeasure } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { nextMeasureKind } from '../../../rules/inspections/inspectionPresets.ts'
import { blankMeasure } from '../../../rules/inspections/inspectionRecord.ts'
import { measureErrorsIn } from '../../../rules/inspections/inspectionRules.ts'
import type { FieldErrors } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconAdd, IconDelete } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { optionsOf } from '../words.tsx'

const kinds = optionsOf(measureLabels)
export const measureControlId = (at: number, field: string): string => `inspection-measure-${at}-${field}`

type RowProps = {
  measure: InspectionMeasure
  at: number
  statusId: number | null
  isWrongShown: boolean
  onSet: (change: Partial<InspectionMeasure>) => void
  onRemove: () => void
}

const limits = textLimits(InspectionMeasure)

const MeasureRow = ({ measure, at, statusId, isWrongShown, onSet, onRemove }: RowProps) => {
  const errors: FieldErrors<keyof InspectionMeasure & string> = isWrongShown
    ? measureErrorsIn({ statusId }, measure)
    : {}
  const field = (name: keyof InspectionMeasure & string) => ({ id: measureControlId(at, name), error: errors[name] })
  const isPrescription = measure.kind === 'prescription'
  return (
    <fieldset className="insp-measure form-grid">
      <legend className="visually-hidden">Мярка {at + 1}</legend>
      <SelectField
        {...field('kind')}
        label="Вид"
        required
        options={kinds}
        value={measure.kind}
        onChange={(kind) => onSet({ kind })}
      />
      <TextField
        {...field('number')}
        label="№"
        required={measure.kind === 'act'}
        maxLength={limits.number}
        value={measure.number}
        onChange={(number) => onSet({ number })}
      />
      <DateField {...field('date')} label="Дата" value={measure.date} onChange={(date) => onSet({ date })} />
      <DateField
        {...field('until')}
        label="Срок"
        required={isPrescription}
        value={measure.until}
        onChange={(until) => onSet({ until })}
      />
      <DateField
        {...field('doneOn')}
        label="Изпълнено на"
        value={measure.doneOn}
        onChange={(doneOn) => onSet({ doneOn })}
      />
      <TextArea
        {...field('text')}
        className="wide"
        label="Описание"
        required={isPrescription}
        rows={2}
        maxLength={limits.text}
        value={measure.text}
        onChange={(text) => onSet({ text })}
      />
      <IconButton icon={IconDelete} kind="danger" label={`Изтрий мярка ${at + 1}`} onClick={onRemove} />
    </fieldset>
  )
}

export const OutcomeFields = ({ form }: { form: Form<Inspection> }) => {
  const { values, set, input, dateInput, errors, submittedValues } = form
  const { measures } = values
  const change = (at: number, part: Partial<InspectionMeasure>) =>
    set({ measures: measures.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const added = useRef<number>(undefined)
  useEffect(() => {
    if (added.current === undefined) return
    document.getElementById(measureControlId(added.current, 'kind'))?.focus()
    added.current = undefined
  })
  const add = () => {
    added.current = measures.length
    set({ measures: [...measures, { ...blankMeasure(today()), kind: nextMeasureKind(values) }] })
  }
  return (
    <Card title="Констатации и мерки">
      <div className="form-grid">
        <TextArea {...input('findings')} className="wide" label="Констатации" rows={4} />
        <LabelSelect {...input('resultId')} label="Резултат" labels={inspectionResultLabels} />
        <DateField {...dateInput('followUpUntil')} label="Последваща проверка до" />
      </div>
      <div className="flex flex-column gap-3 mt-3">
        {measures.map((measure, at) => (
          <MeasureRow
            key={at}
            measure={measure}
            at={at}
            statusId={values.statusId}
            isWrongShown={submittedValues !== null}
            onSet={(part) => change(at, part)}
            onRemove={() => set({ measures: measures.filter((_, index) => index !== at) })}
          />
        ))}
        {errors.measures && <p className="field-error m-0">{errors.measures}</p>}
        <div>
          <Button id="inspection-measures" icon={IconAdd} onClick={add}>
            Добави мярка
          </Button>
        </div>
        <div className="form-grid">
          <TextArea {...input('note')} className="wide" label="Забележка" rows={2} />
        </div>
      </div>
    </Card>
  )
}
