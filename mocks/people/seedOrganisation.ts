import { body } from '../../fixtures/body.ts'
import { demoPassword } from '../../fixtures/demoUsers.ts'
import { departments } from '../../fixtures/departments.ts'
import { makeEgn } from '../../fixtures/identifiers.ts'
import { centralStaff, deciding, regionalStaff, type StaffOfDepartment } from '../../fixtures/staff.ts'
import { transliterate } from '../../fixtures/transliterate.ts'
import type { Role } from '../../src/contract/roles.ts'
import { userNameOf } from '../../src/rules/users/userNameOf.ts'
import type { DepartmentRow, PersonRow, PositionRow, UserRow } from './peopleRows.ts'

const staff: readonly StaffOfDepartment[] = [...centralStaff, ...regionalStaff]

export const departmentRows = (): DepartmentRow[] =>
  departments.map(({ id, parentId, name, shortName, code, kind, town }, i) => ({
    id,
    parentId,
    name,
    shortName,
    code,
    kind,
    isRegional: kind === 'regional',
    order: i + 1,
    address: town ? `гр. ${town}, ул. „Примерна“ № ${id - 59}` : `${body.town}, ${body.address}`,
    phone: body.phone,
    email: `${transliterate(town ?? shortName).replace(/[^a-z]+/g, '-')}@${body.emailDomain}`,
    isActive: true,
  }))

export type Organisation = { positions: PositionRow[]; persons: PersonRow[]; users: UserRow[] }

/**
 * Returns the roles of a user. Heads of departments get the roles for decisions about their employees. A demo user
 * meant to show a single role gets no further role.
 */
const rolesOf = (own: readonly Role[], isHead: boolean): Role[] =>
  isHead && own.length > 1 ? [...new Set([...own, ...deciding])] : [...own]

const sexOf = (middleName: string): 'm' | 'f' => (/(ва|ска)$/u.test(middleName) ? 'f' : 'm')

/** Returns a number that differs for each id below 10 000, because 37 and 10 000 have no common divisor. */
const phoneOf = (id: number): string => {
  const digits = String((id * 37) % 10_000).padStart(4, '0')
  return `02/000 ${digits.slice(0, 2)} ${digits.slice(2)}`
}

export const organisation = (): Organisation => {
  const positions: PositionRow[] = []
  const persons: PersonRow[] = []
  const users: UserRow[] = []
  for (const { departmentId, roles, lines } of staff)
    lines.forEach(([positionName, fullName, userName, ownRoles], line) => {
      let position = positions.find((one) => one.departmentId === departmentId && one.name === positionName)
      if (!position) {
        position = {
          id: positions.length + 1,
          departmentId,
          name: positionName,
          isHead: line === 0,
          isDmPosition: positionName !== 'Шофьор',
          occupationCode: null,
          headcount: 0,
          order: positions.length + 1,
          isActive: true,
        }
        positions.push(position)
      }
      position.headcount += 1
      const [firstName = '', middleName = '', lastName = ''] = fullName.split(' ')
      const id = persons.length + 1
      const login = userName ?? userNameOf(firstName, lastName)
      persons.push({
        id,
        firstName,
        middleName,
        lastName,
        egn: makeEgn(1962 + ((id * 17) % 37), 1 + ((id * 7) % 12), 1 + ((id * 11) % 28), sexOf(middleName), id * 3),
        email: `${userNameOf(firstName, lastName)}@${body.emailDomain}`,
        phone: phoneOf(id),
        positionId: position.id,
        departmentId,
        isActive: true,
      })
      users.push({
        id,
        userName: login,
        password: demoPassword,
        personId: id,
        roles: rolesOf(ownRoles ?? roles, line === 0),
        isActive: true,
        dateLastLogin: null,
      })
    })
  return { positions, persons, users }
}
