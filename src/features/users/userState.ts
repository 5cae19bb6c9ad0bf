import { atom } from 'jotai'
import { users } from '../../contract/account.ts'
import { roleName } from '../../contract/labels.ts'
import { metadata } from '../../contract/metadata.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import { roles } from '../../contract/roles.ts'
import { tasks } from '../../contract/tasks.ts'
import { administratorRole } from '../../rules/routeAccess.ts'
import type { LookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { nameIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { departments } from '../../screen-kit/lookup/lookups.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { itemsOf, lookupAtom } from '../../state/lookup.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { userAtom } from '../../state/session.ts'
import { queryOf } from '../../transport/query.ts'

export const userRecordAtom = queryAtomFamily((id: string) => queryOf(users.getUserById, { query: { id } }))

const administratorsQueryAtom = queryAtomFamily(() =>
  queryOf(
    users.getUsers,
    { query: { skip: 0, take: 100 }, body: { role: administratorRole, isActive: true } },
    { quiet: true },
  ),
)()
export const isSelfAtom = atom((get) => {
  const self = get(userAtom)?.userName.toLowerCase()
  return ({ userName }: { userName: string }): boolean => userName.toLowerCase() === self
})

export const otherAdministratorsAtom = (id: string) =>
  atom((get): number | null => {
    const { data } = get(administratorsQueryAtom)
    if (!data) return null
    const isListed = data.items.some((one) => one.id === id)
    return data.totalCount - (isListed ? 1 : 0)
  })

const namedTasks = 20
/** The open tasks of a person; none if the backend lacks the call. */
export const openTasksAtom = queryAtomFamily((personId: number) =>
  queryOf(tasks.getPersonOpenTasks, { query: { personId, skip: 0, take: namedTasks } }, { quiet: true }),
)

export const openTaskCountAtom = (personId: number | null) =>
  atom((get): number | null => (personId === null ? null : (get(openTasksAtom(personId)).data?.totalCount ?? null)))

/** The roles that a user can get; the roles of this product if the backend returns none. */
export const offeredRolesAtom = atom((get): readonly { key: string; name: string }[] => {
  const offered = (itemsOf(get(lookupAtom(metadata.getUserRoles, {}))) ?? []).filter(({ key }) => key !== '')
  return offered.length > 0 ? offered : roles.map((key) => ({ key, name: roleName(key) }))
})

export const positionsOf = (departmentId: number | null): LookupOptions => ({
  endpoint: orgStructure.getPositions,
  optionsAtom: atom((get) => {
    const lookup = get(lookupAtom(orgStructure.getPositions, {}))
    if (lookup.kind !== 'ready') return lookup
    const name = nameIn(get(departments.optionsAtom), departmentId)
    const own = lookup.items.filter(({ memberOfDepartment }) => memberOfDepartment === name)
    return { kind: 'ready', items: own.map(({ id, positionName }) => ({ id, name: positionName })) }
  }),
})

/** Invalidates the responses with data of users, in other tabs too. */
export const userChangedAtom = atom(null, (_get, set) =>
  set(
    invalidateInTabsAtom,
    users.getUsers,
    users.getUserById,
    orgStructure.getPersons,
    orgStructure.getPersonsAndPositions,
    orgStructure.getPositions,
    orgStructure.getOrgStructure,
  ),
)
