/**
 * The permissions of a person on a document come from all matching templates and from the person's part in the document
 * (author, assignee, signer …). ADMINISTRATOR has all (specification 1, section 6).
 */

import { PermissionType, permissionTypeLabels } from '../../contract/enumerations.ts'
import type { Role } from '../../contract/roles.ts'
import { isAdministrator } from '../routeAccess.ts'

export const permissionTypeOf = {
  read: PermissionType.READ,
  edit: PermissionType.EDIT,
  register: PermissionType.REGISTER,
  resolve: PermissionType.RESOLVE,
  assign: PermissionType.ASSIGN,
  agree: PermissionType.AGREE,
  sign: PermissionType.SIGN,
  send: PermissionType.SEND,
  files: PermissionType.FILES,
  comment: PermissionType.COMMENT,
  obligations: PermissionType.OBLIGATIONS,
  complete: PermissionType.COMPLETE,
  annul: PermissionType.ANNUL,
  revert: PermissionType.REVERT,
  access: PermissionType.ACCESS,
  delete: PermissionType.DELETE,
} as const
export type Permission = keyof typeof permissionTypeOf
export type DocumentPermissions = Record<Permission, boolean>

export const permissions = Object.keys(permissionTypeOf) as Permission[]
export const permissionLabel = (permission: Permission): string => permissionTypeLabels[permissionTypeOf[permission]]

export type PermissionUser = {
  personId: number
  positionIds: readonly number[]
  departmentPath: readonly number[]
  headOf: readonly number[]
  roles: readonly Role[]
}

export type TemplateRow = {
  subjectKind: 'department' | 'position' | 'person' | 'author' | 'addressee'
  subjectId: number | null
  permissionTypeIds: readonly number[]
  /** True if the permissions given to a department also apply to its subordinate departments. */
  includesSubordinate: boolean
}
export type Template = {
  isActive: boolean
  documentTypeIds: readonly number[]
  documentDirectionId: number | null
  classificationId: number | null
  rows: readonly TemplateRow[]
}

export type PermissionDocument = {
  documentTypeId: number
  directionId: number
  classificationIds: readonly number[]
  authorPersonId: number | null
  /** The person who entered the document for its author. This person has the author's permissions. */
  createdByPersonId?: number | null
  addressedDepartmentId: number | null
  addressedPersonId?: number | null
  assigneePersonIds?: readonly number[]
  resolverPersonIds?: readonly number[]
  agreerPersonIds?: readonly number[]
  signerPersonIds?: readonly number[]
  controllerPersonIds?: readonly number[]
}

const P = PermissionType
const bit = (typeId: number): number => 1 << typeId
const bits = (...typeIds: readonly number[]): number => typeIds.reduce((all, id) => all | bit(id), 0)

const everything = bits(...Object.values(P))
const ofAuthor = bits(P.READ, P.EDIT, P.FILES, P.COMMENT, P.DELETE)
const ofAssignee = bits(P.READ, P.FILES, P.COMMENT)
const ofAddressee = bits(P.READ, P.COMMENT)
const ofHead = bits(P.READ, P.RESOLVE, P.ASSIGN, P.COMMENT, P.COMPLETE)
const ofResolver = bits(P.READ, P.RESOLVE, P.ASSIGN, P.COMMENT)
const ofAgreer = bits(P.READ, P.AGREE, P.COMMENT)
const ofSigner = bits(P.READ, P.SIGN, P.COMMENT)

const isAddressee = (user: PermissionUser, document: PermissionDocument): boolean =>
  document.addressedPersonId === user.personId ||
  (document.addressedDepartmentId !== null && document.addressedDepartmentId === user.departmentPath[0])

const ownBits = (user: PermissionUser, document: PermissionDocument): number => {
  const me = user.personId
  let own = 0
  if (document.authorPersonId === me || document.createdByPersonId === me) own |= ofAuthor
  if (isAddressee(user, document)) own |= ofAddressee
  if (document.addressedDepartmentId !== null && user.headOf.includes(document.addressedDepartmentId)) own |= ofHead
  if (document.assigneePersonIds?.includes(me)) own |= ofAssignee
  if (document.controllerPersonIds?.includes(me)) own |= ofAddressee
  if (document.resolverPersonIds?.includes(me)) own |= ofResolver
  if (document.agreerPersonIds?.includes(me)) own |= ofAgreer
  if (document.signerPersonIds?.includes(me)) own |= ofSigner
  return own
}

const fits = (template: Template, document: PermissionDocument): boolean =>
  template.isActive &&
  (template.documentTypeIds.length === 0 || template.documentTypeIds.includes(document.documentTypeId)) &&
  (template.documentDirectionId === null || template.documentDirectionId === document.directionId) &&
  (template.classificationId === null || document.classificationIds.includes(template.classificationId))

const concerns = (row: TemplateRow, user: PermissionUser, document: PermissionDocument): boolean => {
  switch (row.subjectKind) {
    case 'author':
      return document.authorPersonId === user.personId
    case 'addressee':
      return isAddressee(user, document)
    case 'person':
      return row.subjectId === user.personId
    case 'position':
      return row.subjectId !== null && user.positionIds.includes(row.subjectId)
    case 'department':
      return (
        row.subjectId !== null &&
        (row.includesSubordinate
          ? user.departmentPath.includes(row.subjectId)
          : user.departmentPath[0] === row.subjectId)
      )
  }
}

export const templatesForUser = (templates: readonly Template[], user: PermissionUser): Template[] =>
  templates.flatMap((template) => {
    const rows = template.rows.filter(
      (row) =>
        row.subjectKind === 'author' ||
        row.subjectKind === 'addressee' ||
        concerns(row, user, { ...nobodysDocument, documentTypeId: 0 }),
    )
    return template.isActive && rows.length > 0 ? [{ ...template, rows }] : []
  })

const nobodysDocument: PermissionDocument = {
  documentTypeId: 0,
  directionId: 0,
  classificationIds: [],
  authorPersonId: null,
  addressedDepartmentId: null,
}

const grantedBits = (input: PermissionInput): number => {
  if (isAdministrator(input.user.roles)) return everything
  let granted = ownBits(input.user, input.document)
  for (const template of input.templates)
    if (fits(template, input.document))
      for (const row of template.rows)
        if (concerns(row, input.user, input.document)) granted |= bits(...row.permissionTypeIds)
  // Every permission includes reading.
  return granted === 0 ? 0 : granted | bit(P.READ)
}

export type PermissionInput = { user: PermissionUser; document: PermissionDocument; templates: readonly Template[] }

const flagsOf = (granted: number): DocumentPermissions =>
  Object.fromEntries(
    permissions.map((name) => [name, (granted & bit(permissionTypeOf[name])) !== 0]),
  ) as DocumentPermissions

export const permissionsOf = (input: PermissionInput): DocumentPermissions => flagsOf(grantedBits(input))

/**
 * True if the user may read the document. Computes no list of permissions, so it is fast enough for every row of a
 * list.
 */
export const mayRead = (input: PermissionInput): boolean => grantedBits(input) !== 0

export const noPermissions: DocumentPermissions = flagsOf(0)
export const allPermissions: DocumentPermissions = flagsOf(everything)
