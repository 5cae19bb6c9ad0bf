import type { configuration } from '../../src/contract/configuration.ts'
import { asDirection, type Direction } from '../../src/contract/enumerations.ts'
import { type DocumentType, documentTypeRules } from '../../src/rules/documents/documentTypeRules.ts'
import type { Answers } from '../engine/answer.ts'
import type { World } from '../engine/world.ts'
import { crudAnswers } from '../records/crudAnswers.ts'
import { asScope } from './numberIndexAnswers.ts'
import type { DocumentTypeRow } from './rows.ts'

const prefixesOf = (world: World, typeId: number): string => {
  const tied = world.documentTypeIndexes.by('documentTypeId', typeId).toSorted((a, b) => a.id - b.id)
  const active = tied.flatMap(({ numberIndexId }) => world.numberIndexes.get(numberIndexId) ?? [])
  return [...new Set(active.filter(({ isActive }) => isActive).map(({ numberPrefix }) => numberPrefix))].join(', ')
}

const templatesFor = (world: World, typeId: number) =>
  world.permissionTemplates.all().filter(({ documentTypeIds }) => documentTypeIds.includes(typeId))

const viewOf = (world: World, type: DocumentTypeRow): DocumentType => {
  const template = templatesFor(world, type.id).find(({ isActive }) => isActive)
  return {
    id: type.id,
    code: type.code,
    name: type.name,
    scope: type.scope,
    directions: [...type.directionIds],
    numberPrefix: prefixesOf(world, type.id),
    registerBeforeSigning: type.registersBeforeSigning,
    permissionTemplate: template ? { id: template.id, name: template.name } : null,
    isActive: type.isActive,
  }
}

const known = (directions: readonly number[]): Direction[] =>
  directions.flatMap((direction) => asDirection(direction) ?? []).toSorted()

const usesOf = (world: World, { id }: DocumentTypeRow) => ({
  document: world.documents.by('typeId', id).length,
  numberIndex: new Set(world.documentTypeIndexes.by('documentTypeId', id).map((row) => row.numberIndexId)).size,
  deadlineRule: world.deadlineRules.by('documentTypeId', id).length,
  record:
    world.documentTypeClassifications.by('documentTypeId', id).length +
    world.caseFileOwnerRules.by('documentTypeId', id).length +
    templatesFor(world, id).length,
})

export const documentTypesAnswers = (world: World) => {
  const types = crudAnswers(world, {
    table: 'documentTypes',
    rules: documentTypeRules,
    view: (row) => viewOf(world, row),
    row: ({ id, code = '', name, scope, directions, registerBeforeSigning, isActive }, before) => ({
      id,
      code,
      name,
      scope: asScope(scope),
      directionIds: known(directions),
      isResolution: before?.isResolution ?? false,
      registersBeforeSigning: registerBeforeSigning,
      isActive,
    }),
    usedBy: (row) => usesOf(world, row),
    compare: (a, b) => a.name.localeCompare(b.name, 'bg') || a.id - b.id,
  })
  return {
    getDocumentTypes: types.list,
    saveDocumentType: (call) => (call.body.id === 0 ? types.create(call) : types.edit(call)),
    deleteDocumentType: types.remove,
    getDocumentTypeUses: types.usedBy,
  } satisfies Partial<Answers<typeof configuration>>
}
