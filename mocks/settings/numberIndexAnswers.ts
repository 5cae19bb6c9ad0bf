import { type IndexedType, numberIndexRules, typeIndexRules } from '../../src/rules/documents/numberIndexRules.ts'
import { insistFields } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { crudAnswers } from '../records/crudAnswers.ts'
import type { CounterRow, DocumentTypeIndexRow } from './rows.ts'

/** The counter of the latest year with this code, which gives the next number. */
const counterOf = (world: World, code: string): CounterRow | undefined =>
  world.counters.by('code', code).toSorted((a, b) => b.year - a.year)[0]

const codeOf = (world: World, counterId: number | null): string => {
  const counter = world.counters.get(counterId)
  insistFields({}, { counterId: counter ? undefined : 'Няма такъв брояч.' })
  return counter?.code ?? ''
}

/** The scope from a request; both modules if it is missing. */
export const asScope = (scope: number | null) => (scope === 1 || scope === 2 ? scope : 3)

const typeOf = (world: World, { documentTypeId, directionId, departmentId, isPrimary }: DocumentTypeIndexRow) => {
  const type = world.documentTypes.get(documentTypeId)
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

const typesOf = (world: World, numberIndexId: number): DocumentTypeIndexRow[] =>
  world.documentTypeIndexes.by('numberIndexId', numberIndexId).toSorted((a, b) => a.id - b.id)

const writeTypes = (world: World, numberIndexId: number, types: readonly IndexedType[]): void => {
  const before = typesOf(world, numberIndexId)
  types.forEach((type, at) => {
    world.put(
      'documentTypeIndexes',
      typeRow(before[at]?.id ?? world.nextId('documentTypeIndexes'), numberIndexId, type),
    )
  })
  for (const { id } of before.slice(types.length)) world.remove('documentTypeIndexes', id)
}

/** The indexes of registration numbers with their types (document 2, section 7, „Configuration“). */
export const numberIndexesAnswers = (world: World) =>
  crudAnswers(world, {
    table: 'numberIndexes',
    rules: numberIndexRules,
    view: ({ counterCode, ...index }) => ({
      ...index,
      counterId: counterOf(world, counterCode)?.id ?? null,
      documentTypes: typesOf(world, index.id).map((row) => typeOf(world, row)),
    }),
    row: ({ documentTypes: _, counterId, scope, numberPrefix, ...index }) => ({
      ...index,
      numberPrefix: numberPrefix.trim(),
      counterCode: codeOf(world, counterId),
      scope: asScope(scope),
    }),
    after: ({ id }, { documentTypes }) => writeTypes(world, id, documentTypes),
    usedBy: ({ id }) => ({
      document: world.documents.by('numberIndexId', id).length,
      documentType: new Set(typesOf(world, id).map((row) => row.documentTypeId)).size,
    }),
    compare: (a, b) => a.numberPrefix.localeCompare(b.numberPrefix, 'bg', { numeric: true }),
  })

/** The same for one type at a time. */
export const documentTypeNumberIndexesAnswers = (world: World) =>
  crudAnswers(world, {
    table: 'documentTypeIndexes',
    rules: typeIndexRules,
    view: (row) => ({
      id: row.id,
      numberIndexId: row.numberIndexId,
      numberPrefix: world.numberIndexes.get(row.numberIndexId)?.numberPrefix ?? '',
      ...typeOf(world, row),
    }),
    row: (record) => typeRow(record.id, record.numberIndexId ?? 0, record),
  })
