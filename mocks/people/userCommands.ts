import type * as v from 'valibot'
import { type Role, roles } from '../../src/contract/enumerations.ts'
import type { UserRecord } from '../../src/contract/shapes/people.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { checkMessage } from '../documents/createDocument.ts'
import { refuseFields } from '../engine/refused.ts'
import type { World } from '../world.ts'
import type { UserRow } from './rows.ts'

/** A user as the form sends it. */
export type GivenUser = v.InferOutput<typeof UserRecord>

const SHORTEST_PASSWORD = 10
const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name)

const errorsOf = (world: World, given: GivenUser, known: UserRow | null): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  const name = given.userName.trim().toLowerCase()
  if (!name) errors.userName = [requiredMessage]
  else if (world.users.all().some((one) => one.userName.toLowerCase() === name && one.id !== known?.id))
    errors.userName = ['Вече има потребител с това потребителско име.']
  if (!known && (given.password ?? '').length < SHORTEST_PASSWORD)
    errors.password = ['Паролата трябва да е от поне 10 знака.']
  if (given.roles.length === 0) errors.roles = ['Изберете поне една роля.']
  if (!world.persons.get(given.personId)) errors.personId = ['Изберете служител.']
  return errors
}

/** Creates a user or changes one: unique name, at least one role, a password of ten characters for a new one. */
export const saveUser = (world: World, given: GivenUser, known: UserRow | null): UserRow => {
  const errors = errorsOf(world, given, known)
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
  const row: UserRow = {
    id: known?.id ?? world.nextId('users'),
    userName: given.userName.trim(),
    password: given.password || (known?.password ?? ''),
    personId: given.personId ?? 0,
    roles: given.roles.filter(isRole),
    isActive: given.isActive,
    dateLastLogin: known?.dateLastLogin ?? null,
  }
  world.put('users', row)
  return row
}
