import { useOpenRows } from '../../../screen-kit/form/useOpenRows.ts'
import { RegisterForm } from '../../../screen-kit/register/RegisterForm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import type { StaffDefinition, StaffRecord } from '../staffDefinition.ts'

type Props<R extends StaffRecord> = {
  definition: StaffDefinition<R>
  start: R
  onSaved: (saved: R) => void
  onCancel: () => void
}

const byRules = () => undefined

export const StaffForm = <R extends StaffRecord>({ definition, ...props }: Props<R>) => {
  const { Fields, useErrors = byRules } = definition
  const { rows, link } = useOpenRows()
  const errors = useErrors()
  return (
    <RegisterForm definition={definition} files={definition.files} {...props} errors={errors} rows={rows}>
      {(form) => (
        <Card>
          <Fields form={form} table={link} />
        </Card>
      )}
    </RegisterForm>
  )
}
