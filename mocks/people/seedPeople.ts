import type { PersonRow } from './rows.ts'
import type { Organisation } from './seedOrganisation.ts'

/** Who is who, by what the generators ask: heads and members of departments, and whom every list must have work for. */
export type People = {
  byId: ReadonlyMap<number, PersonRow>
  headOf(departmentId: number): PersonRow
  /** Those of the department who work with documents, the head first. */
  membersOf(departmentId: number): readonly PersonRow[]
  /** Those who register, with the realistic clerk thrice. */
  registrars: readonly PersonRow[]
  /** Everybody whose user may open the module (1 document flow, 2 administrative services). */
  usersOf(scope: 1 | 2): readonly PersonRow[]
}

const named = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new RangeError(`The structure has no ${what}`)
  return found
}

export const peopleOf = ({ persons, positions, users }: Organisation, registryId: number): People => {
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
  return {
    byId,
    headOf: (departmentId) => named(membersOf(departmentId)[0], 'head'),
    membersOf,
    registrars: [mainClerk, mainClerk, mainClerk, ...others],
    usersOf: (scope) => byScope[scope],
  }
}

declare module '../seed/frame.ts' {
  interface Frame {
    organisation: Organisation
    people: People
  }
}
