import type { MockDatabase } from '../engine/mockDatabase.ts'
import { asOf } from '../records/formerRows.ts'
import type { PersonRow } from './peopleRows.ts'

export const fullNameOf = ({ firstName, middleName, lastName }: PersonRow): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
export const firstAndLastNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName} ${lastName}`
export const shortNameOf = ({ firstName, lastName }: PersonRow): string => `${firstName.slice(0, 1)}. ${lastName}`

export const fullNameAt = (db: MockDatabase, id: number | null | undefined, at: string | null | undefined): string => {
  const person = asOf(db, 'persons', id, at)
  return person ? fullNameOf(person) : ''
}
export const personOption = (db: MockDatabase, id: number | null, at: string | null = null) => {
  const person = asOf(db, 'persons', id, at)
  return person ? { id: person.id, fullName: fullNameOf(person) } : null
}
export const departmentOption = (db: MockDatabase, id: number | null, at: string | null = null) => {
  const department = asOf(db, 'departments', id, at)
  return department ? { id: department.id, departmentName: department.name } : null
}
