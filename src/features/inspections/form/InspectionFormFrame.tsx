import { type ReactNode, useEffect } from 'react'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import type { ShownForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import '../inspections.css'

export type InspectionFormProps<R> = {
  /** What the form begins with; it is held for as long as the form is open. */
  start: R
  /** The field that gets the focus: what a closing missed. */
  focusOn?: string | null
  onSaved: (saved: R) => void
  onCancel: () => void
}
type Props = {
  form: ShownForm & { release: () => void }
  /** The id of the control that gets the focus as the form opens. */
  firstId: string
  save: () => void
  onCancel: () => void
  children: ReactNode
}

/** The form as a page of its own: focus on its first field, „Запази“ and „Откажи“ in sight. */
export const InspectionFormFrame = ({ form, firstId, save, onCancel, children }: Props) => {
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  // What was saved is read from its head on, where the next step is.
  useEffect(() => () => window.scrollTo(0, 0), [])
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  return (
    <FormPage
      form={form}
      className="insp-form"
      onSubmit={save}
      bar={<SaveBar form={form} saving="Проверката се записва…" onSave={save} onCancel={() => void cancel()} />}
    >
      {children}
    </FormPage>
  )
}
