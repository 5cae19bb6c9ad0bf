import type { Performer, StaffKind } from '../../src/contract/shapes/staff.ts'
import { canOpenWork, type Work } from '../../src/rules/tasks/workAccess.ts'
import { fullName } from '../../src/rules/words/personName.ts'
import type { Table } from '../engine/table.ts'
import type { DepartmentRow, PersonRow, PositionRow, UserRow } from '../people/rows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'

type Organisation = {
  persons: Table<PersonRow>
  positions: Table<PositionRow>
  departments: Table<DepartmentRow>
  users: Table<UserRow>
}

/** The first person with access to records of this kind, because others cannot take the step. */
const whoOpens = (world: Organisation, work: Work, people: readonly PersonRow[]): PersonRow | undefined =>
  people.find(({ id }) => canOpenWork(work, rolesOfPerson(world, id)))

const withPosition = (world: Organisation, work: Work, start: string): PersonRow | undefined => {
  const position = world.positions.all().find(({ name }) => name.startsWith(start))
  return position && whoOpens(world, work, world.persons.by('positionId', position.id))
}

/** The head of the department, or of the nearest parent with another head; auditors report to the chair only. */
const managerOf = (world: Organisation, work: Work, person: PersonRow): PersonRow | undefined => {
  for (let at = world.departments.get(person.departmentId); at; at = world.departments.get(at.parentId ?? 0)) {
    if (at.id === INTERNAL_AUDIT) continue
    const heads = world.positions.by('departmentId', at.id).filter(({ isHead }) => isHead)
    const others = heads.flatMap(({ id }) => world.persons.by('positionId', id)).filter(({ id }) => id !== person.id)
    const head = whoOpens(world, work, others)
    if (head) return head
  }
  return withPosition(world, work, 'Председател')
}

const checks: Partial<Record<StaffKind, readonly [title: string, position: string]>> = {
  trip: ['Финансов контрольор', 'Финансов контрольор'],
  expense: ['Счетоводство', 'Главен счетоводител'],
}

/** The performer of each step for a person; a person never decides on the own record. */
export const performersOf = (world: Organisation, kind: StaffKind, person: PersonRow): Performer[] => {
  if (kind === 'sickLeave') return []
  const [title, position] = checks[kind] ?? ['Човешки ресурси', '']
  const ofStaff = whoOpens(world, kind, world.persons.by('departmentId', STAFF_DEPARTMENT))
  const checker = position ? withPosition(world, kind, position) : ofStaff
  const chair = withPosition(world, kind, 'Председател')
  const deputy = withPosition(world, kind, 'Главен секретар')
  const other = (one: PersonRow | undefined) => (one?.id === person.id ? deputy : one)
  const manager = other(managerOf(world, kind, person))
  // One person cannot both agree and check: for the staff department the deputy checks, otherwise the chair.
  const another = [checker, deputy, chair].find((one) => one && one.id !== person.id && one.id !== manager?.id)
  const named = (step: Performer['step'], as: string, one: PersonRow | undefined): Performer => ({
    step,
    title: as,
    person: one ? { id: one.id, name: fullName(one) } : null,
  })
  return [
    named('agreement', 'Пряк ръководител', manager),
    named('check', title, another),
    named('approval', 'Ръководител', other(chair)),
  ]
}
export const STAFF_DEPARTMENT = 13
const INTERNAL_AUDIT = 3
