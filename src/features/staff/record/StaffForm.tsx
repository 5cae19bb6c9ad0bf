import { useState } from 'react'
import { RegisterForm } from '../../../screen-kit/paged-register/RegisterForm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import type { StaffKit, StaffRecord } from '../staffKit.ts'

type Props<R extends StaffRecord> = {
  kit: StaffKit<R>
  start: R
  onSaved: (saved: R) => void
  onCancel: () => void
}

const openRow = {
  title: 'Защо не мога да запиша?',
  because: 'Първо запазете или откажете реда, който се попълва.',
}
const byRules = () => undefined

/** The form of a record of the module as a page of its own. */
export const StaffForm = <R extends StaffRecord>({ kit, ...props }: Props<R>) => {
  const { Fields, useErrors = byRules } = kit
  const [isRowOpen, setRowOpen] = useState(false)
  const errors = useErrors()
  return (
    <RegisterForm kit={kit} files={kit.files} {...props} errors={errors} openRow={isRowOpen ? openRow : undefined}>
      {(form) => (
        <Card>
          <Fields form={form} onEditing={setRowOpen} />
        </Card>
      )}
    </RegisterForm>
  )
}
