import { canOpenWork } from '../../src/rules/tasks/workAccess.ts'
import { type IsAway, presentOn } from './presence.ts'
import type { PersonRow } from './rows.ts'
import type { Organisation } from './seedOrganisation.ts'

/** Who is who, by what the generators ask: heads and members of departments, and whom every list must have work for. */
export type People = {
  byId: ReadonlyMap<number, PersonRow>
  headOf(departmentId: number): PersonRow
  /** Those of the department who work with documents, the head first. */
  membersOf(departmentId: number): readonly PersonRow[]
  /** Those of some who have a screen for documents and tasks; where nobody has, one of the management at work on both days. */
  whoOpens(some: readonly PersonRow[], day: number, other: number): readonly PersonRow[]
  /** Those who register, with the realistic clerk thrice. */
  registrars: readonly PersonRow[]
  /**
   * Those of a department who are at work on a day and on another one, the head first; where nobody is, those of the
   * management, else everybody who is.
   */
  membersOn(departmentId: number, day: number, other?: number): readonly PersonRow[]
  /** Who heads a department on a day. */
  headOn(departmentId: number, day: number): PersonRow
  /** Those who register and are at work on a day. */
  registrarsOn(day: number): readonly PersonRow[]
  isAway: IsAway
  /** Everybody whose user may open the module (1 document flow, 2 administrative services). */
  usersOf(scope: 1 | 2): readonly PersonRow[]
}

/** More than there are. */
const DEPARTMENTS = 100

const named = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new RangeError(`The structure has no ${what}`)
  return found
}

export const peopleOf = (
  { persons, positions, users }: Organisation,
  { registryId, managementId, isAway }: { registryId: number; managementId: number; isAway: IsAway },
): People => {
  const byId = new Map(persons.map((person) => [person.id, person]))
  const atDesk = new Set(positions.filter((one) => one.isDmPosition).map((one) => one.id))
  const members = new Map<number, PersonRow[]>()
  for (const person of persons) {
    if (!atDesk.has(person.positionId)) continue
    const known = members.get(person.departmentId)
    if (known) known.push(person)
    else members.set(person.departmentId, [person])
  }
  const membersOf = (departmentId: number): readonly PersonRow[] =>
    named(members.get(departmentId), `people in department ${departmentId}`)
  const withRole = (role: string) =>
    users
      .filter((user) => user.roles.some((one) => one === role))
      .map((user) => named(byId.get(user.personId), 'person'))
  const byScope = { 1: withRole('DOCUMENTS_FLOW'), 2: withRole('DOCUMENTS_EAU') }
  const [, clerk, ...others] = membersOf(registryId)
  const mainClerk = named(clerk, 'clerk')
  const registrars = [mainClerk, mainClerk, mainClerk, ...others]
  /** Those of some who are at work on both days, else of the management, else of all. */
  const orOthers = (some: readonly PersonRow[], day: number, other: number): readonly PersonRow[] => {
    const here = presentOn(isAway, some, day, other)
    if (here.length > 0) return here
    const heads = presentOn(isAway, membersOf(managementId), day, other)
    return heads.length > 0 ? heads : presentOn(isAway, [...members.values()].flat(), day, other)
  }
  const onDays = new Map<number, readonly PersonRow[]>()
  /** Asked for each document, so found once for a department and a day; the registrars stand beside the departments as 0. */
  const onDay = (departmentId: number, day: number): readonly PersonRow[] => {
    const key = day * DEPARTMENTS + departmentId
    const known = onDays.get(key)
    if (known) return known
    const found = orOthers(departmentId === 0 ? registrars : membersOf(departmentId), day, day)
    onDays.set(key, found)
    return found
  }
  const workers = new Set(users.filter(({ roles }) => canOpenWork('documents', roles)).map(({ personId }) => personId))
  return {
    byId,
    isAway,
    whoOpens: (some, day, other) => {
      const able = some.filter(({ id }) => workers.has(id))
      return able.length > 0 ? able : orOthers(membersOf(managementId), day, other).slice(0, 1)
    },
    membersOn: (departmentId, day, other = day) =>
      day === other ? onDay(departmentId, day) : orOthers(membersOf(departmentId), day, other),
    headOn: (departmentId, day) => named(onDay(departmentId, day)[0], 'head at work'),
    headOf: (departmentId) => named(membersOf(departmentId)[0], 'head'),
    membersOf,
    registrars,
    registrarsOn: (day) => onDay(0, day),
    usersOf: (scope) => byScope[scope],
  }
}

declare module '../seed/frame.ts' {
  interface Frame {
    organisation: Organisation
    people: People
    isAway: IsAway
  }
}
