import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { rolesOfKeys } from '../../contract/roles.ts'
import { GivenUser } from '../../contract/shapes/people.ts'
import { errorsOf } from '../../rules/requiredFields.ts'
import { rolesProblem, type UserField, userErrors } from '../../rules/users/userRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { announce } from '../../widgets/focus/announce.ts'
import { mergedUser, savedUser, type UserDraft, userFields } from './userDraft.ts'
import { isSelfAtom, otherAdministratorsAtom, userChangedAtom } from './userState.ts'

export const fieldLabels: Record<UserField, string> = {
  firstName: 'Име',
  middleName: 'Презиме',
  lastName: 'Фамилия',
  egn: 'ЕГН',
  email: 'Електронна поща',
  departmentId: 'Звено',
  positionId: 'Длъжност',
  userName: 'Потребителско име',
  password: 'Парола',
  roles: 'Роли',
}
const isField = (name: string): name is UserField => name in fieldLabels
const limits = textLimits(GivenUser)
/** Fields that are never stored in the browser, not even encrypted. */
const secrets = { password: '' }

export const useUserForm = (start: UserDraft, onDone: (saved: UserDraft) => void) => {
  const isNew = start.id === ''
  const others = useAtomValue(useMemo(() => otherAdministratorsAtom(start.id), [start.id]))
  const isSelf = useAtomValue(isSelfAtom)(start)
  const notifyChanged = useSetAtom(userChangedAtom)
  const form = useRecordForm<UserDraft, UserDraft>({
    name: 'user',
    draft: `user/${start.id || 'new'}`,
    start,
    secrets,
    loses: 'Потребителят не е записан.',
    limits,
    fields: () => userFields,
    labelOf: (field) => (isField(field) ? fieldLabels[field] : field),
    errors: (values) => ({
      ...(!isNew &&
        start.isActive &&
        errorsOf({
          roles: rolesProblem(rolesOfKeys(values.roles), { isSelf, roles: rolesOfKeys(start.roles), others }),
        })),
      ...userErrors(values, isNew ? null : start),
    }),
    onDone: (saved) => {
      announce(isNew ? 'Потребителят е създаден.' : 'Потребителят е записан.')
      onDone(saved)
    },
    onStale: () => void notifyChanged(),
  })
  const save = () => {
    if (form.busy || !form.check()) return
    const { base, values } = form
    const onConflict = (theirs: UserDraft) => form.rebase(theirs, (mine) => mergedUser({ was: base, theirs, mine }))
    form.write(savedUser({ was: base, mine: values, onConflict }))
  }
  return { ...form, isNew, save }
}
export type UserForm = ReturnType<typeof useUserForm>
