import { type ReactNode, useState } from 'react'
import { agreed, capitalised } from '../../rules/words/agreement.ts'
import { notify } from '../../transport/notices.ts'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { useFormDialog } from '../form/useFormDialog.ts'
import type { Form } from '../form/useFormState.ts'
import type { Nomenclature, RegisterRecord } from './nomenclature.ts'
import { savedRecord } from './registerWrites.ts'

/** Draws the fields of a record: spread `field('name')` into the control of `name`. Given all records beside the form. */
export type RecordFields<R extends object> = (form: Form<R>, rows: readonly R[]) => ReactNode

/** Without blanks around its texts. */
const trimmed = <R extends object>(record: R): R => {
  const texts = Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
  return Object.assign({}, record, Object.fromEntries(texts))
}

type Props<R extends RegisterRecord> = {
  kit: Nomenclature<R>
  /** undefined: a new one. */
  record: R | undefined
  rows: readonly R[]
  size?: 's' | 'm' | 'l'
  onMayBeOld: () => void
  onClose: () => void
  children: RecordFields<R> | undefined
}

/** A record of a small register, new or opened from its list. */
export const NomenclatureDialog = <R extends RegisterRecord>(props: Props<R>) => {
  const { kit, record, rows, size = 's', onMayBeOld, onClose, children } = props
  const { name, blank, rules } = kit
  const [start] = useState(record ?? blank)
  /** What my changes are compared with: newer than `start` once somebody else's change was shown at its field. */
  const [was, setWas] = useState(start)
  const form = useFormDialog<R, R>(
    { name, record: record ? String(record.id) : 'new' },
    start,
    (values) => rules.errors(values, rows),
    () => {
      onClose()
      notify({ kind: 'success', text: `${rules.the} е ${agreed(record ? 'changed' : 'added', rules.the)}.` })
    },
    onMayBeOld,
  )
  const save = () => {
    form.write(savedRecord(kit, { was, mine: trimmed(form.values), known: rows, onConflict: setWas }))
  }
  return (
    <FormDialog
      title={record ? `Промяна на ${rules.one}` : `${agreed('new', rules.the)} ${rules.one}`}
      size={size}
      form={form}
      loses="Въведеното не е записано."
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label="Наименование"
        required
        maxLength={100}
        value={form.values.name}
        onChange={(text) => form.update((before) => ({ ...before, name: text }))}
      />
      {children?.(form, rows)}
      <Switch
        {...form.field('isActive')}
        label={capitalised(agreed('active', rules.the))}
        hint={kit.inactiveHint}
        checked={form.values.isActive}
        onChange={(isActive) => form.update((before) => ({ ...before, isActive }))}
      />
    </FormDialog>
  )
}
