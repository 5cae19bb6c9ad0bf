import type { configuration } from '../../src/contract/configuration.ts'
import type { TemplateRow } from '../../src/rules/documents/documentPermissions.ts'
import { type PermissionTemplate, permissionTemplateRules } from '../../src/rules/documents/permissionTemplateRules.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers } from '../records/crudHandlers.ts'

const ROOT_DEPARTMENT = 1

/**
 * Returns the permissions of a template in the form used by the permission rules. „everybody“ is the root department
 * with all subordinate departments.
 */
export const templateRowsOf = (db: MockDatabase, templateId: number): TemplateRow[] =>
  db.permissionGrants
    .by('templateId', templateId)
    .toSorted((a, b) => a.id - b.id)
    .map(({ subjectKind, subjectId, permissionTypeIds, appliesToSubordinates }) =>
      subjectKind === 'everybody'
        ? { subjectKind: 'department', subjectId: ROOT_DEPARTMENT, permissionTypeIds, includesSubordinate: true }
        : { subjectKind, subjectId, permissionTypeIds, includesSubordinate: appliesToSubordinates },
    )

const removeGrants = (db: MockDatabase, templateId: number): void => {
  for (const { id } of db.permissionGrants.by('templateId', templateId)) db.remove('permissionGrants', id)
}

const replaceGrants = (db: MockDatabase, templateId: number, rows: PermissionTemplate['rows']): void => {
  removeGrants(db, templateId)
  for (const { subjectKind, subjectId: named, permissionTypeIds: given, includesSubordinate } of rows) {
    if (subjectKind === null) continue
    const id = db.nextId('permissionGrants')
    // Duplicate permissions are dropped. For „author“ and „addressee“ no person is stored, because each document has
    // its own.
    const permissionTypeIds = [...new Set(given)].filter((one) => one > 0)
    const subjectId = subjectKind === 'author' || subjectKind === 'addressee' ? null : named
    const appliesToSubordinates = includesSubordinate
    db.put('permissionGrants', { id, templateId, subjectKind, subjectId, permissionTypeIds, appliesToSubordinates })
  }
}

const templates = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'permissionTemplates',
    rules: permissionTemplateRules,
    view: ({ directionId, description, ...template }) => ({
      ...template,
      description: description ?? '',
      documentDirectionId: directionId,
      rows: templateRowsOf(db, template.id).map((row) => ({
        ...row,
        permissionTypeIds: row.permissionTypeIds.toSorted((a, b) => a - b),
      })),
    }),
    row: ({ documentDirectionId, description, rows: _rows, documentTypeIds, ...template }) => ({
      ...template,
      documentTypeIds: [...new Set(documentTypeIds)],
      description: description.trim() || null,
      directionId: documentDirectionId,
    }),
  })

type Calls =
  | 'getAllPermissionTemplate2s'
  | 'getPermissionTemplate2'
  | 'savePermissionTemplate2s'
  | 'deletePermissionTemplate2'

export const permissionTemplateHandlers = (db: MockDatabase): Pick<Handlers<typeof configuration>, Calls> => {
  const { list, byId, create, edit, remove } = templates(db)
  return {
    getAllPermissionTemplate2s: list,
    getPermissionTemplate2: ({ query }) => byId({ query: { id: query.templateId } }),
    savePermissionTemplate2s: ({ body, caller }) =>
      db.inOneStep(() => {
        for (const template of body) {
          const { id } = (template.id === 0 ? create : edit)({ caller, body: template })
          replaceGrants(db, id, template.rows)
        }
        return null
      }),
    deletePermissionTemplate2: ({ query, caller }) =>
      db.inOneStep(() => {
        remove({ caller, query: { id: query.templateId } })
        removeGrants(db, query.templateId)
        return null
      }),
  }
}
