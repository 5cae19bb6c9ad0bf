import type { configuration } from '../../src/contract/configuration.ts'
import type { ClassificationNode } from '../../src/contract/shapes/configuration.ts'
import { byCode, type Classification, classificationRules } from '../../src/rules/documents/classificationRules.ts'
import { type Nested, nestRecords } from '../../src/rules/registers/nestRecords.ts'
import { assertFields, refuseGone } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { crudHandlers } from '../records/crudHandlers.ts'

type TreeCalls = 'getClassificationsTree' | 'createClassification' | 'updateClassification'

const nodeOf = ({ record, children }: Nested<Classification>): ClassificationNode => ({
  ...record,
  children: children.map(nodeOf),
})

/**
 * Handlers for the classification scheme (specification 2, section 7, „Classifications“), which has no endpoint for
 * deletion.
 */
export const classificationTreeHandlers = (db: MockDatabase): Pick<Handlers<typeof configuration>, TreeCalls> => {
  const { list, create, edit } = crudHandlers(db, {
    table: 'classifications',
    rules: classificationRules,
    view: ({ order: _order, description, ...row }) => ({ ...row, description: description ?? '' }),
    row: ({ description, ...record }, before) => ({
      ...record,
      description: description.trim() || null,
      order: before?.order ?? record.id,
    }),
    compare: byCode,
  })
  return {
    getClassificationsTree: () => nestRecords(list()).map(nodeOf),
    createClassification: create,
    updateClassification: edit,
  }
}

type TypeCalls = 'getAllDocumentTypeClassifications' | 'saveDocumentTypeClassifications'

export const typeClassificationsHandlers = (db: MockDatabase): Pick<Handlers<typeof configuration>, TypeCalls> => {
  const idsOf = (documentTypeId: number) =>
    db.documentTypeClassifications
      .by('documentTypeId', documentTypeId)
      .toSorted((a, b) => a.id - b.id)
      .map(({ classificationId }) => classificationId)
  const asText = (ids: readonly number[]) =>
    ids
      .flatMap((id) => db.classifications.get(id) ?? [])
      .map(({ code, name }) => `${code} ${name}`)
      .join('; ')
  const replace = (documentTypeId: number, ids: readonly number[]) => {
    for (const { id } of db.documentTypeClassifications.by('documentTypeId', documentTypeId))
      db.remove('documentTypeClassifications', id)
    for (const classificationId of ids)
      db.put('documentTypeClassifications', {
        id: db.nextId('documentTypeClassifications'),
        documentTypeId,
        classificationId,
      })
  }
  return {
    getAllDocumentTypeClassifications: ({ body }) =>
      db.documentTypes
        .all()
        .filter(({ id }) => body.documentTypeId === undefined || id === body.documentTypeId)
        .toSorted((a, b) => a.name.localeCompare(b.name, 'bg'))
        .map(({ id, name }) => ({ documentType: { id, name }, classificationIds: idsOf(id) })),
    saveDocumentTypeClassifications: ({ caller, body }) => {
      const changes = body.map(({ documentType, classificationIds }) => ({
        type: db.documentTypes.get(documentType?.id ?? 0) ?? refuseGone('Видът документ'),
        ids: [...new Set(classificationIds)],
      }))
      const isGone = changes.some(({ ids }) => ids.some((id) => !db.classifications.get(id)))
      assertFields({}, { classificationIds: isGone ? 'Няма такава класификация.' : undefined })
      db.inOneStep(() => {
        for (const { type, ids } of changes) {
          const before = idsOf(type.id)
          replace(type.id, ids)
          logAction(db, caller, {
            action: 'Промяна',
            objectKind: 'Класификации по вид документ',
            objectId: String(type.id),
            description: type.name,
            oldValue: asText(before),
            newValue: asText(ids),
          })
        }
      })
      return null
    },
  }
}
