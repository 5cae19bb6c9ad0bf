import { useOpenRows } from '../../../screen-kit/form/useOpenRows.ts'
import { RegisterForm } from '../../../screen-kit/register/RegisterForm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import type { StaffKit, StaffRecord } from '../staffKit.ts'

type Props<R extends StaffRecord> = {
  kit: StaffKit<R>
  start: R
  onSaved: (saved: R) => void
  onCancel: () => void
}

const byRules = () => undefined

export const StaffForm = <R extends StaffRecord>({ kit, ...props }: Props<R>) => {
  const { Fields, useErrors = byRules } = kit
  const { rows, link } = useOpenRows()
  const errors = useErrors()
  return (
    <RegisterForm kit={kit} files={kit.files} {...props} errors={errors} rows={rows}>
      {(form) => (
        <Card>
          <Fields form={form} table={link} />
        </Card>
      )}
    </RegisterForm>
  )
}
