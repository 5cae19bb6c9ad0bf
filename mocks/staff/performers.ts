import type { Performer, StaffKind } from '../../src/contract/shapes/staff.ts'
import { canOpenWork, type Work } from '../../src/rules/tasks/workAccess.ts'
import { fullName } from '../../src/rules/words/personName.ts'
import type { Table } from '../engine/table.ts'
import type { DepartmentRow, PersonRow, PositionRow, UserRow } from '../people/peopleRows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'

type Organisation = {
  persons: Table<PersonRow>
  positions: Table<PositionRow>
  departments: Table<DepartmentRow>
  users: Table<UserRow>
}

/** Returns the first of the people with access to such records; a person without access could not do the step. */
const whoOpens = (db: Organisation, work: Work, people: readonly PersonRow[]): PersonRow | undefined =>
  people.find(({ id }) => canOpenWork(work, rolesOfPerson(db, id)))

const withPosition = (db: Organisation, work: Work, start: string): PersonRow | undefined => {
  const position = db.positions.all().find(({ name }) => name.startsWith(start))
  return position && whoOpens(db, work, db.persons.by('positionId', position.id))
}

/**
 * Returns the manager of a person: the head of the department or, if that is the person, of the nearest parent
 * department with another head. Auditors report to the chair only.
 */
export const managerOf = (db: Organisation, work: Work, person: PersonRow): PersonRow | undefined => {
  for (let at = db.departments.get(person.departmentId); at; at = db.departments.get(at.parentId ?? 0)) {
    if (at.id === INTERNAL_AUDIT) continue
    const heads = db.positions.by('departmentId', at.id).filter(({ isHead }) => isHead)
    const others = heads.flatMap(({ id }) => db.persons.by('positionId', id)).filter(({ id }) => id !== person.id)
    const head = whoOpens(db, work, others)
    if (head) return head
  }
  return withPosition(db, work, 'Председател')
}

const checks: Partial<Record<StaffKind, readonly [title: string, position: string]>> = {
  trip: ['Финансов контрольор', 'Финансов контрольор'],
  expense: ['Счетоводство', 'Главен счетоводител'],
}

/** Returns the performer of each step of a record. A person never decides about the person's own record. */
export const performersOf = (db: Organisation, kind: StaffKind, person: PersonRow): Performer[] => {
  if (kind === 'sickLeave') return []
  const [title, position] = checks[kind] ?? ['Човешки ресурси', '']
  const ofStaff = whoOpens(db, kind, db.persons.by('departmentId', STAFF_DEPARTMENT))
  const checker = position ? withPosition(db, kind, position) : ofStaff
  const chair = withPosition(db, kind, 'Председател')
  const deputy = withPosition(db, kind, 'Главен секретар')
  const other = (one: PersonRow | undefined) => (one?.id === person.id ? deputy : one)
  const manager = other(managerOf(db, kind, person))
  // One person cannot be both manager and checker. In that case the deputy (Главен секретар) checks, or else the chair.
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
