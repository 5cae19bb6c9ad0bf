import type { OrgNode } from '../../contract/shapes/people.ts'
import type { NestedRecord } from '../registers/nestRecords.ts'
import { listed } from '../words/pluralise.ts'

type Named = { id: number; name: string; isActive: boolean }
export type StructureDepartment = Named & NestedRecord
/** `isHead` is absent if a response does not contain whether the holder of the position heads the department. */
export type StructurePosition = Named & { departmentId: number; isHead?: boolean | undefined }
/** An employee. Without a position the employee belongs only to the department. */
export type StructurePerson = Named & {
  departmentId: number
  positionId: number | null
  roles?: readonly string[] | undefined
}

/** The administrative structure as three flat lists in the order of the tree (specification 2, section 3). */
export type Structure = {
  departments: readonly StructureDepartment[]
  positions: readonly StructurePosition[]
  people: readonly StructurePerson[]
}

type Lists = { departments: StructureDepartment[]; positions: StructurePosition[]; people: StructurePerson[] }

const collect = (lists: Lists, nodes: readonly OrgNode[], parentId: number | null): void => {
  for (const { id, name, isDepartment, isActive, isHead, children, actualPersons } of nodes) {
    const departmentId = isDepartment ? id : (parentId ?? 0)
    if (isDepartment) lists.departments.push({ id, name, isActive, parentId })
    else lists.positions.push({ id, name, isActive, isHead, departmentId })
    for (const person of actualPersons)
      lists.people.push({
        id: person.id,
        name: person.fullName,
        isActive: person.isActive,
        departmentId,
        positionId: isDepartment ? null : id,
        roles: person.roles,
      })
    collect(lists, children, id)
  }
}

export const structureOf = (nodes: readonly OrgNode[]): Structure => {
  const lists: Lists = { departments: [], positions: [], people: [] }
  collect(lists, nodes, null)
  return lists
}

const MOST_NAMES = 3

/** Puts a name in quotation marks unless it already contains some. */
export const quotedName = (name: string): string => (name.includes('„') ? name : `„${name}“`)

/** Shortens a list of names if it is long, as in „Експерт“, „Юрист“ и още 4. */
export const someNames = (names: readonly string[]): string => {
  const left = names.length - MOST_NAMES
  return left > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} и още ${left}` : listed(names)
}
