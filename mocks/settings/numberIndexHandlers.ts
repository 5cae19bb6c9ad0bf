import { type IndexedType, numberIndexRules, typeIndexRules } from '../../src/rules/documents/numberIndexRules.ts'
import { assertFields } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers } from '../records/crudHandlers.ts'
import type { CounterRow, DocumentTypeIndexRow } from './settingsRows.ts'

const counterOf = (db: MockDatabase, code: string): CounterRow | undefined =>
  db.counters.by('code', code).toSorted((a, b) => b.year - a.year)[0]

const codeOf = (db: MockDatabase, counterId: number | null): string => {
  const counter = db.counters.get(counterId)
  assertFields({}, { counterId: counter ? undefined : 'Няма такъв брояч.' })
  return counter?.code ?? ''
}

export const asScope = (scope: number | null) => (scope === 1 || scope === 2 ? scope : 3)

const typeOf = (db: MockDatabase, { documentTypeId, directionId, departmentId, isPrimary }: DocumentTypeIndexRow) => {
  const type = db.documentTypes.get(documentTypeId)
  return {
    documentType: { id: documentTypeId, name: type?.name ?? '' },
    documentDirectionId: directionId,
    departmentId,
    isPrimary,
  }
}

const typeRow = (id: number, numberIndexId: number, row: IndexedType): DocumentTypeIndexRow => ({
  id,
  numberIndexId,
  documentTypeId: row.documentType?.id ?? 0,
  directionId: row.documentDirectionId,
  departmentId: row.departmentId,
  isPrimary: row.isPrimary,
})

const typesOf = (db: MockDatabase, numberIndexId: number): DocumentTypeIndexRow[] =>
  db.documentTypeIndexes.by('numberIndexId', numberIndexId).toSorted((a, b) => a.id - b.id)

const writeTypes = (db: MockDatabase, numberIndexId: number, types: readonly IndexedType[]): void => {
  const before = typesOf(db, numberIndexId)
  types.forEach((type, at) => {
    db.put('documentTypeIndexes', typeRow(before[at]?.id ?? db.nextId('documentTypeIndexes'), numberIndexId, type))
  })
  for (const { id } of before.slice(types.length)) db.remove('documentTypeIndexes', id)
}

/**
 * Handlers for number indexes (the prefixes of registration numbers, each with its counter), and for the document types
 * that use them (specification 2, section 7, „Configuration“).
 */
export const numberIndexesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'numberIndexes',
    rules: numberIndexRules,
    view: ({ counterCode, ...index }) => ({
      ...index,
      counterId: counterOf(db, counterCode)?.id ?? null,
      documentTypes: typesOf(db, index.id).map((row) => typeOf(db, row)),
    }),
    row: ({ documentTypes: _, counterId, scope, numberPrefix, ...index }) => ({
      ...index,
      numberPrefix: numberPrefix.trim(),
      counterCode: codeOf(db, counterId),
      scope: asScope(scope),
    }),
    after: ({ id }, { documentTypes }) => writeTypes(db, id, documentTypes),
    usedBy: ({ id }) => ({
      document: db.documents.by('numberIndexId', id).length,
      documentType: new Set(typesOf(db, id).map((row) => row.documentTypeId)).size,
    }),
    compare: (a, b) => a.numberPrefix.localeCompare(b.numberPrefix, 'bg', { numeric: true }),
  })

export const documentTypeNumberIndexesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'documentTypeIndexes',
    rules: typeIndexRules,
    view: (row) => ({
      id: row.id,
      numberIndexId: row.numberIndexId,
      numberPrefix: db.numberIndexes.get(row.numberIndexId)?.numberPrefix ?? '',
      ...typeOf(db, row),
    }),
    row: (record) => typeRow(record.id, record.numberIndexId ?? 0, record),
  })
