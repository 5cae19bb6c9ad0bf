import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { RecordForm, SaveBar } from '../../../screen-kit/record/RecordForm.tsx'
import { useRecordForm } from '../../../screen-kit/record/useRecordForm.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { isChanged, type StaffKit, type StaffRecord, savedStaff } from '../staffKit.ts'
import { staffChangedAtom } from '../staffState.ts'
import '../staff.css'

type Props<R extends StaffRecord> = {
  kit: StaffKit<R>
  /** What the form begins with; it is kept for as long as the form is open. */
  start: R
  onSaved: (saved: R) => void
  onCancel: () => void
}

const openRow = {
  title: 'Защо не мога да запиша?',
  because: 'Първо запазете или откажете реда, който се попълва.',
}

/** The form of a record of the module as a page of its own. */
export const StaffForm = <R extends StaffRecord>({ kit, start, onSaved, onCancel }: Props<R>) => {
  const { name, fields, Fields } = kit
  const [began] = useState(start)
  /** What my changes are compared with: newer once somebody else's change was shown at its field. */
  const [was, setWas] = useState(start)
  const [isRowOpen, setRowOpen] = useState(false)
  const errors = kit.useErrors()
  const tellChanged = useSetAtom(staffChangedAtom)
  const form = useRecordForm<R, R>({
    name,
    draft: `${name}/${start.id || 'new'}`,
    start: began,
    read: kit.read,
    isDirty: (base, values) => base !== values && isChanged(kit, base, values),
    holdsMore: isRowOpen,
    loses: 'Въведеното не е записано.',
    labelOf: (field) => kit.labels[field] ?? '',
    fields: () => fields,
    errors,
    onDone: (saved) => {
      void tellChanged(kit)
      onSaved(saved)
    },
    onMayBeOld: () => void tellChanged(kit),
  })
  useEffect(() => document.getElementById(`${name}-person`)?.focus(), [name])
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  const save = () => {
    if (!form.busy && !isRowOpen && form.check())
      form.write(savedStaff(kit, { was, mine: form.values, onConflict: setWas }))
  }
  return (
    <RecordForm
      form={form}
      className="staff-form"
      notStored="Ред от таблица, който още се попълваше, не се пази."
      onSubmit={save}
      bar={
        <SaveBar
          form={form}
          saving="Документът се записва…"
          refusal={isRowOpen ? openRow : undefined}
          onSave={save}
          onCancel={() => void cancel()}
        />
      }
    >
      <Card title="Основни данни">
        <Fields form={form} onEditing={setRowOpen} />
      </Card>
    </RecordForm>
  )
}
