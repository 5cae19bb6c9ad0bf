import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import type { PersonOfDocument } from '../../src/rules/correspondents/documentRoles.ts'
import type { DocumentRow } from './documentRows.ts'

type OfRow = Pick<DocumentRow, 'correspondentIds'> & Partial<Pick<DocumentRow, 'correspondentRoleIds'>>

export const peopleOfDocument = ({ correspondentIds, correspondentRoleIds }: OfRow): PersonOfDocument[] =>
  correspondentIds.map((id, at) => ({ id, roleId: correspondentRoleIds?.[at] || null }))

export const roleIdOf = (row: OfRow, correspondentId: number): number | null =>
  peopleOfDocument(row).find(({ id }) => id === correspondentId)?.roleId ?? null

/** The columns of a document with these people. */
export const columnsOfPeople = (people: readonly PersonOfDocument[]) => ({
  correspondentIds: people.map(({ id }) => id),
  correspondentRoleIds: people.map(({ roleId }) => roleId ?? 0),
})

/** The people of a document after the roles in a request. */
export const peopleWithRoles = (row: OfRow, given: DocumentBody['correspondentRoles'] = []): PersonOfDocument[] =>
  peopleOfDocument(row).map(({ id, roleId }) => {
    const role = given.find(({ correspondentId }) => correspondentId === id)
    return { id, roleId: role ? role.roleId : roleId }
  })
