import { type ReactNode, useState } from 'react'
import { formerDefaults, type RegisterRecord } from '../../rules/registers/registerRules.ts'
import { capitalised, inGender } from '../../rules/words/agreement.ts'
import { notify } from '../../transport/notices.ts'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import type { Form } from '../form/useFormState.ts'
import { type TableLink, useOpenRows } from '../form/useOpenRows.ts'
import { FormDialog } from '../record-form/FormDialog.tsx'
import { useRecordForm } from '../record-form/useRecordForm.ts'
import { saveRecordMutation } from './recordWrites.ts'
import type { RegisterDefinition } from './registerDefinition.ts'

/**
 * Renders the fields of a record in its dialog. Spread `field('name')` into the control of the field. `table` connects
 * the row table of the record with the form.
 */
export type RecordFields<R extends object> = (form: Form<R>, rows: readonly R[], table: TableLink) => ReactNode

const trimTexts = <R extends object>(record: R): R => {
  const texts = Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
  return Object.assign({}, record, Object.fromEntries(texts))
}

type FieldsProps<R extends RegisterRecord> = { definition: RegisterDefinition<R>; form: Form<R>; rows: readonly R[] }

const NameFields = <R extends RegisterRecord>({ definition, form }: Pick<FieldsProps<R>, 'definition' | 'form'>) => {
  const { values, base, field, update } = form
  const fixed = definition.rules.fixedBecause?.(base)
  return (
    <>
      {values.code !== undefined && (
        <TextField
          {...field('code')}
          label="Код"
          required
          {...(fixed && { disabled: true, hint: fixed })}
          value={values.code}
          onChange={(code) => update((before) => ({ ...before, code }))}
        />
      )}
      {values.name !== undefined && (
        <TextField
          {...field('name')}
          label="Наименование"
          required
          value={values.name}
          onChange={(name) => update((before) => ({ ...before, name }))}
        />
      )}
    </>
  )
}

const StateFields = <R extends RegisterRecord>({ definition, form, rows }: FieldsProps<R>) => {
  const { values, base, field, update } = form
  const { rules, inactiveHint } = definition
  const fixed = rules.fixedBecause?.(base)
  const stateHint = fixed ?? inactiveHint
  const [former] = formerDefaults(values, rows)
  const replaces = former && `Сега по подразбиране е „${rules.nameOf(former)}“; след записа вече няма да бъде.`
  return (
    <>
      {values.isDefault !== undefined && (
        <Switch
          {...field('isDefault')}
          label="По подразбиране"
          {...(replaces && { hint: replaces })}
          checked={values.isDefault}
          onChange={(isDefault) => update((before) => ({ ...before, isDefault }))}
        />
      )}
      {values.isActive !== undefined && (
        <Switch
          {...field('isActive')}
          label={capitalised(inGender('active', rules.the))}
          {...(stateHint && { hint: stateHint })}
          disabled={Boolean(fixed)}
          checked={values.isActive}
          onChange={(isActive) => update((before) => ({ ...before, isActive }))}
        />
      )}
    </>
  )
}

type Props<R extends RegisterRecord> = {
  definition: RegisterDefinition<R>
  record: R | undefined
  start?: R | undefined
  rows: readonly R[]
  size?: 's' | 'm' | 'l'
  onStale: () => void
  onClose: () => void
  onAdded?: (record: R) => void
  children: RecordFields<R> | undefined
}

export const RecordDialog = <R extends RegisterRecord>(props: Props<R>) => {
  const { definition, record, rows, size = 's', onStale, onClose, onAdded, children } = props
  const { name, blank, rules } = definition
  const [start] = useState(record ?? props.start ?? blank)
  /**
   * The version with which the changes are compared. It becomes newer than `start` when a concurrent change is shown at
   * a field.
   */
  const [was, setWas] = useState(start)
  const { rows: openRows, link } = useOpenRows()
  const form = useRecordForm<R, R>({
    name,
    draft: `${name}/${record ? record.id : 'new'}`,
    start,
    errors: (values) => rules.errors(values, rows),
    onDone: (saved) => {
      onClose()
      if (!record) onAdded?.(saved)
      const done = `${rules.the} е ${inGender(record ? 'changed' : 'added', rules.the)}.`
      if (record || !definition.afterAdding) announce(done)
      else notify({ kind: 'success', text: `${done} ${definition.afterAdding}` })
    },
    onStale,
    limits: definition.limits,
  })
  const save = () => {
    form.write(saveRecordMutation(definition, { was, mine: trimTexts(form.values), onConflict: setWas }))
  }
  return (
    <FormDialog
      title={record ? `Промяна на ${rules.one}` : `${inGender('new', rules.the)} ${rules.one}`}
      size={size}
      form={{ ...form, isUnsaved: form.isUnsaved || openRows.isAnyOpen }}
      rows={openRows}
      loses="Въведеното не е записано."
      onSave={save}
      onClose={onClose}
    >
      <NameFields definition={definition} form={form} />
      {children?.(form, rows, link)}
      <StateFields definition={definition} form={form} rows={rows} />
    </FormDialog>
  )
}
