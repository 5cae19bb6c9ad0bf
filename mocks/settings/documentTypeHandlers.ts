import type { configuration } from '../../src/contract/configuration.ts'
import { asDirection, type Direction } from '../../src/contract/enumerations.ts'
import { type DocumentType, documentTypeRules } from '../../src/rules/documents/documentTypeRules.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers } from '../records/crudHandlers.ts'
import { asScope } from './numberIndexHandlers.ts'
import type { DocumentTypeRow } from './settingsRows.ts'

const prefixesOf = (db: MockDatabase, typeId: number): string => {
  const tied = db.documentTypeIndexes.by('documentTypeId', typeId).toSorted((a, b) => a.id - b.id)
  const active = tied.flatMap(({ numberIndexId }) => db.numberIndexes.get(numberIndexId) ?? [])
  return [...new Set(active.filter(({ isActive }) => isActive).map(({ numberPrefix }) => numberPrefix))].join(', ')
}

const templatesFor = (db: MockDatabase, typeId: number) =>
  db.permissionTemplates.all().filter(({ documentTypeIds }) => documentTypeIds.includes(typeId))

const viewOf = (db: MockDatabase, type: DocumentTypeRow): DocumentType => {
  const template = templatesFor(db, type.id).find(({ isActive }) => isActive)
  return {
    id: type.id,
    code: type.code,
    name: type.name,
    scope: type.scope,
    directions: [...type.directionIds],
    numberPrefix: prefixesOf(db, type.id),
    registerBeforeSigning: type.registersBeforeSigning,
    permissionTemplate: template ? { id: template.id, name: template.name } : null,
    isActive: type.isActive,
  }
}

const knownDirections = (directions: readonly number[]): Direction[] =>
  directions.flatMap((direction) => asDirection(direction) ?? []).toSorted()

const usesOf = (db: MockDatabase, { id }: DocumentTypeRow) => ({
  document: db.documents.by('typeId', id).length,
  numberIndex: new Set(db.documentTypeIndexes.by('documentTypeId', id).map((row) => row.numberIndexId)).size,
  deadlineRule: db.deadlineRules.by('documentTypeId', id).length,
  record:
    db.documentTypeClassifications.by('documentTypeId', id).length +
    db.caseFileOwnerRules.by('documentTypeId', id).length +
    templatesFor(db, id).length,
})

export const documentTypesHandlers = (db: MockDatabase) => {
  const types = crudHandlers(db, {
    table: 'documentTypes',
    rules: documentTypeRules,
    view: (row) => viewOf(db, row),
    row: ({ id, code = '', name, scope, directions, registerBeforeSigning, isActive }, before) => ({
      id,
      code,
      name,
      scope: asScope(scope),
      directionIds: knownDirections(directions),
      isResolution: before?.isResolution ?? false,
      registersBeforeSigning: registerBeforeSigning,
      isActive,
    }),
    usedBy: (row) => usesOf(db, row),
    compare: (a, b) => a.name.localeCompare(b.name, 'bg') || a.id - b.id,
  })
  return {
    getDocumentTypes: types.list,
    saveDocumentType: (call) => (call.body.id === 0 ? types.create(call) : types.edit(call)),
    deleteDocumentType: types.remove,
    getDocumentTypeUses: types.usedBy,
  } satisfies Partial<Handlers<typeof configuration>>
}
