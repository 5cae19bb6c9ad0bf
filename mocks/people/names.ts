import type { World } from '../engine/world.ts'
import type { PersonRow } from './rows.ts'

export const fullNameOf = ({ firstName, middleName, lastName }: PersonRow): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
export const firstAndLastNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName} ${lastName}`
/** „М. Петрова“: what a narrow column shows. */
export const shortNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName.slice(0, 1)}. ${lastName}`

export const personOption = (world: World, id: number | null) => {
  const person = world.persons.get(id)
  return person ? { id: person.id, fullName: fullNameOf(person) } : null
}
export const departmentOption = (world: World, id: number | null) => {
  const department = world.departments.get(id)
  return department ? { id: department.id, departmentName: department.name } : null
}
