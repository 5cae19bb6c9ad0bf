import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import type { Refusal } from '../../rules/refusal.ts'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { FieldErrors } from '../../rules/requiredFields.ts'
import { agreed } from '../../rules/words/agreement.ts'
import { forgetInTabsAtom } from '../../state/otherTabs.ts'
import { announce } from '../../widgets/focus/announce.ts'
import type { Form } from '../form/useFormState.ts'
import { mayLeave } from '../leaveGuard.ts'
import { FormPage, SaveBar } from '../record-form/FormPage.tsx'
import { useRecordForm } from '../record-form/useRecordForm.ts'
import { savedRecord } from '../register/recordWrites.ts'
import type { RegisterKit } from '../register/registerKit.ts'

type Props<R extends RegisterRecord> = {
  kit: RegisterKit<R>
  /** What the form begins with; `id` 0 for a new one. */
  start: R
  /** What is wrong, where more is known than the rules of the record look at: the calendar. */
  errors?: ((values: R) => FieldErrors<keyof R & string>) | undefined
  /** A row of a table is being written: why nothing is saved meanwhile. */
  openRow?: Refusal | undefined
  onSaved: (saved: R) => void
  onCancel: () => void
  children: (form: Form<R>) => ReactNode
}

/** The form of a record as a page of its own, written over nobody's changes. */
export const RegisterForm = <R extends RegisterRecord>(props: Props<R>) => {
  const { kit, errors, openRow, onSaved, onCancel, children } = props
  const [start] = useState(props.start)
  const [was, setWas] = useState(start)
  const { the } = kit.rules
  const forget = useSetAtom(forgetInTabsAtom)
  const form = useRecordForm<R, R>({
    name: kit.name,
    draft: `${kit.name}/${start.id || 'new'}`,
    start,
    loses: 'Въведеното не е записано.',
    limits: kit.limits,
    holdsMore: openRow !== undefined,
    errors: errors ?? ((values) => kit.rules.errors(values, [])),
    onMayBeOld: () => void forget(kit.calls.list, ...(kit.staleCalls ?? [])),
    onDone: (saved) => {
      void forget(kit.calls.list, ...(kit.staleCalls ?? []))
      announce(`${the} е ${agreed(start.id === 0 ? 'added' : 'changed', the)}.`)
      onSaved(saved)
    },
  })
  const firstId = `${kit.name}-${kit.fields[0]}`
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  const save = () => {
    if (!form.busy && !openRow && form.check())
      form.write(savedRecord(kit, { was, mine: form.values, onConflict: setWas }))
  }
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  const bar = (
    <SaveBar form={form} saving="Записва се…" refusal={openRow} onSave={save} onCancel={() => void cancel()} />
  )
  return (
    <FormPage
      form={form}
      {...(openRow && { notStored: 'Ред от таблица, който още се попълваше, не се пази.' })}
      onSubmit={save}
      bar={bar}
    >
      {children(form)}
    </FormPage>
  )
}
