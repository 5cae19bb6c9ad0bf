import type { Role } from '../../src/contract/roles.ts'

export type DepartmentRow = {
  id: number
  parentId: number | null
  name: string
  shortName: string
  code: string
  kind: string
  isRegional: boolean
  order: number
  address: string | null
  phone: string | null
  email: string | null
  isActive: boolean
}

export type PositionRow = {
  id: number
  departmentId: number
  name: string
  isHead: boolean
  isDmPosition: boolean
  occupationCode: string | null
  headcount: number
  order: number
  isActive: boolean
}

export type PersonRow = {
  id: number
  firstName: string
  middleName: string
  lastName: string
  egn: string
  email: string
  phone: string | null
  positionId: number
  departmentId: number
  isActive: boolean
}

export type UserRow = {
  id: number
  userName: string
  password: string
  personId: number
  roles: Role[]
  isActive: boolean
  dateLastLogin: string | null
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    departments: DepartmentRow
    positions: PositionRow
    persons: PersonRow
    users: UserRow
  }
}
