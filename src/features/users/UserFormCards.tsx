import { useMemo } from 'react'
import { bareIdentifier, isMasked } from '../../rules/identifiers/identifiers.ts'
import { userNameOf } from '../../rules/users/userNameOf.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { departments } from '../../screen-kit/lookup/lookups.ts'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { RolesField } from './RolesField.tsx'
import { positionsOf } from './userState.ts'
import { fieldLabels, type UserForm } from './useUserForm.ts'

const PersonFields = ({ form }: { form: UserForm }) => {
  const { input, values, set, isNew } = form
  const propose = () => {
    if (isNew && values.userName === '') set({ userName: userNameOf(values.firstName, values.lastName) })
  }
  return (
    <>
      <TextField {...input('firstName')} label={fieldLabels.firstName} required />
      <TextField {...input('middleName')} label={fieldLabels.middleName} />
      <TextField {...input('lastName')} label={fieldLabels.lastName} required onBlur={propose} />
      <TextField
        {...input('egn')}
        label={fieldLabels.egn}
        className="identity-number"
        inputMode="numeric"
        onChange={(egn) => set({ egn: bareIdentifier(egn) })}
        hint={isMasked(values.egn) ? 'Скрито е. За промяна изтрийте и въведете целия номер.' : undefined}
      />
      <TextField {...input('email')} label={fieldLabels.email} required inputMode="email" />
    </>
  )
}

const PlaceFields = ({ form: { field, values, set } }: { form: UserForm }) => {
  const positions = useMemo(() => positionsOf(values.departmentId), [values.departmentId])
  const hasDepartment = values.departmentId !== null
  return (
    <>
      <ChoiceField
        {...field('departmentId')}
        label={fieldLabels.departmentId}
        required
        from={departments}
        value={values.departmentId}
        onChange={(departmentId) => set({ departmentId, positionId: null })}
      />
      <ChoiceField
        {...field('positionId')}
        label={fieldLabels.positionId}
        from={positions}
        value={values.positionId}
        onChange={(positionId) => set({ positionId })}
        disabled={!hasDepartment}
        placeholder={hasDepartment ? 'Изберете' : 'Първо изберете звено'}
      />
    </>
  )
}

export const UserFormCards = ({ form }: { form: UserForm }) => (
  <>
    <Card title="Служител">
      <div className="form-grid">
        <PersonFields form={form} />
        <PlaceFields form={form} />
      </div>
    </Card>
    <Card title="Вход">
      <div className="form-grid">
        <TextField {...form.input('userName')} label={fieldLabels.userName} required />
        <PasswordInput form={form} />
      </div>
    </Card>
    <Card title="Роли">
      <RolesField {...form.field('roles')} value={form.values.roles} onChange={(roles) => form.set({ roles })} />
    </Card>
  </>
)
