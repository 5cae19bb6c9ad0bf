import { passwordDemands } from '../../rules/users/password.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { isTraining } from '../../transport/config.ts'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconInfo, IconSuccess } from '../../widgets/icons.ts'
import { fieldLabels, type UserForm } from './useUserForm.ts'

const Demands = ({ form }: { form: UserForm }) => {
  const { password } = form.values
  return (
    <>
      {isTraining() && <span>Учебна среда: паролата се пази, както е написана. Не въвеждайте истинска. </span>}
      {!form.isNew && <span>Празно поле оставя сегашната парола. </span>}
      <ul className="user-demands m-0 p-0 list-none">
        {passwordDemands(password, form.values).map(({ text, isMet }) => (
          <li key={text} className="flex align-items-center gap-2">
            <Glyph icon={isMet ? IconSuccess : IconInfo} />
            <span className={isMet ? 'user-demand-met' : undefined}>
              {text}
              {isMet && <span className="visually-hidden"> – изпълнено</span>}
            </span>
          </li>
        ))}
      </ul>
      {password !== '' && <span>Дължина: {pluralise(password.length, 'character')}.</span>}
    </>
  )
}

export const PasswordInput = ({ form }: { form: UserForm }) => (
  <TextField
    {...form.input('password')}
    label={form.isNew ? fieldLabels.password : 'Нова парола'}
    type="password"
    autoComplete="new-password"
    required={form.isNew}
    hint={<Demands form={form} />}
  />
)
