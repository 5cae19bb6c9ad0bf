import type { Role } from '../../contract/roles.ts'
import { checkEgn } from '../identifiers/identifiers.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { isAdministrator } from '../routeAccess.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { passwordProblem } from './password.ts'

/** The values of the form of a user. `egn` is masked until the user types a new one; `password` is empty until then. */
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
/** Returns the error of an ЕГН. A masked number is valid only if it is the unchanged stored number. */
const egnProblem = (egn: string, onRecord: string): string | null =>
  egn === onRecord ? null : egn === '' ? keptEgn : checkEgn(egn)
const keptEgn = 'Записаният номер не се изтрива. Напишете друг или върнете предишния.'

export type OnRecord = { egn: string }

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

/**
 * A user account whose roles are to be changed, or which is to be deactivated. `others`: the number of other active
 * administrators; null if unknown.
 */
export type Account = { isSelf: boolean; roles: readonly Role[]; others: number | null }

export const mayDeactivate = ({ isSelf, roles, others }: Account): RuleResult => {
  const title = 'Потребителят не може да бъде деактивиран.'
  if (isSelf) return refused(title, 'Това е Вашият потребител.', 'Друг администратор може да го направи.')
  if (isAdministrator(roles) && others === 0) return refused(title, lastAdministrator)
  return allowed
}

export const ownAdministrator = 'Това е Вашият потребител. Ролята „Администратор“ Ви отнема друг администратор.'

/** Returns why new roles are refused, or null. Users cannot remove their own administrator role. */
export const rolesProblem = (next: readonly Role[], { isSelf, roles, others }: Account): string | null => {
  if (!isAdministrator(roles) || isAdministrator(next)) return null
  return others === 0 ? lastAdministrator : isSelf ? ownAdministrator : null
}
