import { isAdministrator } from '../routeAccess.ts'
import { type Refusal, type RuleResult, refused } from '../ruleResult.ts'
import { listed } from '../words/pluralise.ts'
import {
  type Permission,
  type PermissionDocument,
  type PermissionUser,
  permissionLabel,
  permissions,
  permissionsOf,
  type Template,
} from './documentPermissions.ts'

export type WhoCan = Partial<Record<Permission, readonly string[]>>

const shownNames = 5
const requestAdministrator = 'Обърнете се към администратор.'

export const whoHas = (permission: Permission, whoCan: WhoCan): string => {
  const names = whoCan[permission]
  if (!names || names.length === 0) return requestAdministrator
  const more = names.length - shownNames
  const list = more > 0 ? `${names.slice(0, shownNames).join(', ')} и още ${more}` : listed(names)
  return `Правото „${permissionLabel(permission)}“ ${names.length === 1 ? 'има' : 'имат'}: ${list}.`
}

export const noRightTitle = 'Нямате право за това действие върху документа.'

/** Returns the refusal of a user who has none of the needed permissions; any one of them would be enough. */
export const missingRight = (needed: readonly Permission[], whoCan: WhoCan): Refusal => {
  const names = needed.map((permission) => `„${permissionLabel(permission)}“`)
  const because =
    names.length === 1 ? `Необходимо е право ${names[0]}.` : `Необходимо е едно от правата ${listed(names, 'или')}.`
  const known = needed.filter((permission) => (whoCan[permission]?.length ?? 0) > 0)
  const who = known.length > 0 ? known.map((permission) => whoHas(permission, whoCan)).join(' ') : requestAdministrator
  return { title: noRightTitle, because, who }
}
export const refusedForRight = (needed: readonly Permission[], whoCan: WhoCan): RuleResult => {
  const { title, because, who } = missingRight(needed, whoCan)
  return refused(title, because, who)
}

/**
 * Returns for each permission the names of the people who have it on this document. Administrators are omitted, because
 * they have every permission.
 */
export const whoCanOn = (
  document: PermissionDocument,
  templates: readonly Template[],
  people: readonly { name: string; user: PermissionUser }[],
): Record<Permission, string[]> => {
  const byRight = Object.fromEntries(permissions.map((name) => [name, [] as string[]])) as Record<Permission, string[]>
  for (const { name, user } of people) {
    if (isAdministrator(user.roles)) continue
    const has = permissionsOf({ user, document, templates })
    for (const permission of permissions) if (has[permission]) byRight[permission].push(name)
  }
  return byRight
}
