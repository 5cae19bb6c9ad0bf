import type { Role } from '../../contract/roles.ts'
import { checkEgn } from '../identifiers/identifiers.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { isAdministrator } from '../routeAccess.ts'
import { passwordProblem } from './password.ts'

/** What is typed of a user. `egn` is masked as it came until another one is typed; `password` is empty until a new one is. */
export type UserValues = {
  firstName: string
  middleName: string
  lastName: string
  egn: string
  email: string
  userName: string
  password: string
  departmentId: number | null
  positionId: number | null
  roles: readonly string[]
}
export type UserField = keyof UserValues & string

const userNamePattern = /^[a-z][a-z0-9._-]{2,49}$/i
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const namePattern = /^[\p{L}\p{M}'’ -]+$/u

const nameProblem = (name: string): string | null =>
  name.trim() === '' || namePattern.test(name.trim()) ? null : 'Само букви, тире и апостроф.'
const userNameProblem = (name: string): string | null =>
  userNamePattern.test(name.trim())
    ? null
    : 'От 3 до 50 латински букви, цифри, точки, тирета и долни черти, като първо е буква.'
/** What is on record may stand there masked; nothing else with stars in it is a number. */
const egnProblem = (egn: string, onRecord: string): string | null =>
  egn === onRecord ? null : egn === '' ? keptEgn : checkEgn(egn)
const keptEgn = 'Записаният номер не се изтрива. Напишете друг или върнете предишния.'

/** What is on record of a user: the ЕГН as it is shown. */
export type OnRecord = { egn: string }

/** What is wrong with what is typed of a user; a new one (`known` is null) must get a password. */
export const userErrors = (values: UserValues, known: OnRecord | null): FieldErrors<UserField> =>
  errorsOf<UserField>({
    firstName: required(values.firstName) ?? nameProblem(values.firstName),
    middleName: nameProblem(values.middleName),
    lastName: required(values.lastName) ?? nameProblem(values.lastName),
    egn: egnProblem(values.egn, known?.egn ?? ''),
    email:
      required(values.email) ?? (emailPattern.test(values.email.trim()) ? null : 'Невалиден адрес на електронна поща.'),
    userName: required(values.userName) ?? userNameProblem(values.userName),
    password:
      known === null || values.password !== ''
        ? (required(values.password) ?? passwordProblem(values.password, values))
        : null,
    departmentId: required(values.departmentId),
    roles: values.roles.length === 0 ? 'Изберете поне една роля.' : null,
  })

export const takenUserName = 'Вече има потребител с това потребителско име.'
export const takenEgn = 'Вече има потребител с това ЕГН.'
export const lastAdministrator = 'Това е последният активен администратор. Първо дайте ролята „Администратор“ на друг.'

/** The account that would lose its access. `others`: the active administrators beside it; null where that is not known. */
export type Account = { isSelf: boolean; roles: readonly Role[]; others: number | null }

/** Whether an account may be taken out of use: nobody takes their own, and somebody must be left to administer. */
export const mayDeactivate = ({ isSelf, roles, others }: Account): Verdict => {
  const title = 'Потребителят не може да бъде деактивиран.'
  if (isSelf) return refused(title, 'Това е Вашият потребител.', 'Друг администратор може да го направи.')
  if (isAdministrator(roles) && others === 0) return refused(title, lastAdministrator)
  return allowed
}

export const ownAdministrator = 'Това е Вашият потребител. Ролята „Администратор“ Ви отнема друг администратор.'

/** What is wrong with other roles for an account, or null: nobody gives up administering by himself. */
export const rolesProblem = (next: readonly Role[], { isSelf, roles, others }: Account): string | null => {
  if (!isAdministrator(roles) || isAdministrator(next)) return null
  return others === 0 ? lastAdministrator : isSelf ? ownAdministrator : null
}
