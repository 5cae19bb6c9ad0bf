import { type ReactNode, useEffect } from 'react'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import type { ShownForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import '../inspections.css'

export type InspectionFormProps<R> = {
  start: R
  focusOn?: string | null
  onSaved: (saved: R) => void
  onCancel: () => void
}
type Props = {
  form: ShownForm & { release: () => void }
  firstId: string
  save: () => void
  onCancel: () => void
  children: ReactNode
}

export const InspectionFormFrame = ({ form, firstId, save, onCancel, children }: Props) => {
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])
  // The page is scrolled up when the form closes, because the next step is shown at the top.
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
