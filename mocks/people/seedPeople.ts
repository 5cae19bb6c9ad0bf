import {
  administrativeServices,
  type Callers,
  docExchangeReaders,
  documentFlow,
  eDeliveryReaders,
  registerWriters,
  vehicleWriters,
} from '../../src/contract/callers.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import type { PersonRow } from './peopleRows.ts'
import { type IsAway, presentOn } from './presence.ts'
import type { Organisation } from './seedOrganisation.ts'

/**
 * Who may do each kind of work: the roles that may call its endpoints. Only people with one of these roles are chosen
 * for it.
 */
const callersOf = {
  flow: documentFlow,
  services: administrativeServices,
  edelivery: eDeliveryReaders,
  docexchange: docExchangeReaders,
  types: registerWriters,
  cars: vehicleWriters,
} satisfies Record<string, Callers>
export type Area = keyof typeof callersOf
const places: Record<Area, number> = { flow: 0, services: 1, edelivery: 2, docexchange: 3, types: 4, cars: 5 }
const AREAS = 8
export const areaOf = (scope: 1 | 2): 'flow' | 'services' => (scope === 1 ? 'flow' : 'services')

export type People = {
  byId: ReadonlyMap<number, PersonRow>
  headOf(departmentId: number): PersonRow
  membersOf(departmentId: number): readonly PersonRow[]
  /**
   * Returns the people of a department who are present and may do the work, the head first. If there are none: people
   * of the management, otherwise anyone present.
   */
  membersOn(departmentId: number, area: Area, day: number, other?: number): readonly PersonRow[]
  headOn(departmentId: number, area: Area, day: number): PersonRow
  /**
   * Returns the person who decides about the documents of a department on a day: its head, otherwise a person of the
   * management.
   */
  deciderOn(departmentId: number, area: Area, day: number): PersonRow
  /**
   * Returns the employees of the registry who are present. The demo clerk is in the list three times, to be chosen more
   * often.
   */
  registrarsOn(day: number, ...needed: readonly Area[]): readonly PersonRow[]
  may(personId: number, area: Area): boolean
  isAway: IsAway
}

const DEPARTMENTS = 100

const assertFound = <T>(found: T | undefined, what: string): T => {
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
    assertFound(members.get(departmentId), `people in department ${departmentId}`)
  const whoMay = (area: Area): ReadonlySet<number> =>
    new Set(users.filter(({ roles }) => mayCall(callersOf[area], roles)).map(({ personId }) => personId))
  const able: Record<Area, ReadonlySet<number>> = {
    flow: whoMay('flow'),
    services: whoMay('services'),
    edelivery: whoMay('edelivery'),
    docexchange: whoMay('docexchange'),
    types: whoMay('types'),
    cars: whoMay('cars'),
  }
  const ableOf = new Map<readonly PersonRow[], Map<Area, readonly PersonRow[]>>()
  const ableFor = (some: readonly PersonRow[], area: Area): readonly PersonRow[] => {
    const known = ableOf.get(some) ?? new Map<Area, readonly PersonRow[]>()
    ableOf.set(some, known)
    const found = known.get(area) ?? some.filter(({ id }) => able[area].has(id))
    known.set(area, found)
    return found
  }
  const ableAmong = (some: readonly PersonRow[], needed: readonly Area[]): readonly PersonRow[] =>
    needed.length === 1
      ? ableFor(some, needed[0] as Area)
      : some.filter(({ id }) => needed.every((area) => able[area].has(id)))
  const [registryHead, clerk, ...others] = membersOf(registryId)
  const mainClerk = assertFound(clerk, 'clerk')
  const heads = [assertFound(registryHead, 'head of the registry')]
  const registrars = [mainClerk, mainClerk, mainClerk, ...others]
  const everybody = [...members.values()].flat()
  /**
   * Returns those of the given people who may do the work and are present on the days. If there are none: people of the
   * management, otherwise all.
   */
  const orOthers = (some: readonly PersonRow[], needed: readonly Area[], ...days: readonly number[]) => {
    const here = (group: readonly PersonRow[]) => presentOn(isAway, ableAmong(group, needed), ...days)
    let found = here(some)
    if (found.length === 0) found = here(membersOf(managementId))
    if (found.length === 0) found = here(everybody)
    if (found.length === 0) throw new RangeError(`The structure has no people at work who may ${needed.join(', ')}`)
    return found
  }
  const onDays = new Map<number, readonly PersonRow[]>()
  const onDay = (departmentId: number, area: Area, day: number): readonly PersonRow[] => {
    const key = (day * AREAS + places[area]) * DEPARTMENTS + departmentId
    const known = onDays.get(key)
    if (known) return known
    const found = orOthers(membersOf(departmentId), [area], day)
    onDays.set(key, found)
    return found
  }
  const registering = new Map<number, readonly PersonRow[]>()
  const registrarsOn = (day: number, ...needed: readonly Area[]): readonly PersonRow[] => {
    let key = day
    for (const area of needed) key = key * AREAS + places[area] + 1
    const known = registering.get(key)
    if (known) return known
    const here = presentOn(isAway, ableAmong(registrars, needed), day)
    const found = here.length > 0 ? here : orOthers(heads, needed, day)
    registering.set(key, found)
    return found
  }
  return {
    byId,
    isAway,
    membersOn: (departmentId, area, day, other = day) =>
      day === other ? onDay(departmentId, area, day) : orOthers(membersOf(departmentId), [area], day, other),
    headOn: (departmentId, area, day) => assertFound(onDay(departmentId, area, day)[0], 'head at work'),
    deciderOn: (departmentId, area, day) => {
      const [head] = membersOf(departmentId)
      const isThere = head !== undefined && able[area].has(head.id) && !isAway(head.id, day)
      return isThere ? head : assertFound(onDay(managementId, area, day)[0], 'decider at work')
    },
    headOf: (departmentId) => assertFound(membersOf(departmentId)[0], 'head'),
    membersOf,
    registrarsOn,
    may: (personId, area) => able[area].has(personId),
  }
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    organisation: Organisation
    people: People
    isAway: IsAway
  }
}
