import { type Classification, classificationRules } from '../../../rules/documents/classificationRules.ts'
import { pathOptions, withAllUnder } from '../../../rules/registers/nestRecords.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { Switch } from '../../../widgets/fields/Switch.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'

type Props = { form: Form<Classification>; rows: readonly Classification[] }

export const ClassificationFields = ({ form: { values, set, field, input }, rows }: Props) => {
  const inside = withAllUnder(values.id, rows)
  const options = pathOptions(
    rows.filter(({ id }) => values.id === 0 || !inside.has(id)),
    classificationRules.nameOf,
  )
  return (
    <>
      <LookupField
        {...field('parentId')}
        label="Горна класификация"
        placeholder="На първо ниво"
        options={options}
        value={options.find(({ id }) => id === values.parentId) ?? null}
        onChange={(option) => set({ parentId: option?.id ?? null })}
      />
      <NumberField
        {...input('retentionYears')}
        label="Срок за съхранение"
        suffix="години"
        min={1}
        max={100}
        hint="Без въведен брой години срокът е постоянен."
      />
      <TextArea {...input('description')} label="Описание" rows={2} />
      <Switch
        {...field('isInheritable')}
        label="Наследяемо"
        hint="Правата от шаблон за тази класификация важат и за документите в подкласификациите ѝ."
        checked={values.isInheritable}
        onChange={(isInheritable) => set({ isInheritable })}
      />
    </>
  )
}
