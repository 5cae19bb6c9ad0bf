import type * as v from 'valibot'
import type {
  IndexedType as IndexedTypeShape,
  NumberIndex as NumberIndexShape,
  DocumentTypeNumberIndex as TypeIndexShape,
} from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required, requiredOption } from '../requiredFields.ts'
import { foldText } from '../words/foldText.ts'

export type NumberIndex = v.InferOutput<typeof NumberIndexShape>
export type IndexedType = v.InferOutput<typeof IndexedTypeShape>
type TypeIndex = v.InferOutput<typeof TypeIndexShape>

/** True if two rows apply to the same documents, so that the index of a document would be ambiguous. */
const numbersTheSame = (a: IndexedType, b: IndexedType): boolean =>
  a.documentType?.id === b.documentType?.id &&
  a.documentDirectionId === b.documentDirectionId &&
  a.departmentId === b.departmentId &&
  a.isPrimary === b.isPrimary

const kindOf = ({ isPrimary }: IndexedType) => (isPrimary ? 'основен' : 'вторичен')

const typesProblem = (index: NumberIndex, all: readonly NumberIndex[]): string | null => {
  const { documentTypes: rows } = index
  if (rows.some(({ documentType }) => requiredOption(documentType))) return 'Посочете вид документ на всеки ред.'
  const twice = rows.find((row, at) => rows.some((other, place) => place < at && numbersTheSame(row, other)))
  if (twice) return `„${twice.documentType?.name}“ стои два пъти за същата посока и звено.`
  if (!index.isActive) return null
  for (const other of all.filter((one) => one.isActive && one.id !== index.id)) {
    const taken = rows.find((row) => other.documentTypes.some((one) => numbersTheSame(row, one)))
    if (taken)
      return `„${taken.documentType?.name}“ вече има ${kindOf(taken)} индекс „${other.numberPrefix}“ за същата посока и звено.`
  }
  return null
}

/** The rules of number indexes. Two prefixes that differ only in upper and lower case count as equal. */
export const numberIndexRules = registerRules<NumberIndex>({
  one: 'регистров индекс',
  the: 'Индексът',
  nameOf: ({ numberPrefix, name }) => `${numberPrefix} ${name}`.trim(),
  more: (index, all) => {
    const prefix = foldText(index.numberPrefix)
    const isTaken = all.some(({ id, numberPrefix }) => id !== index.id && foldText(numberPrefix) === prefix)
    return errorsOf<keyof NumberIndex>({
      numberPrefix: required(index.numberPrefix) ?? (isTaken ? 'Вече има такъв индекс.' : null),
      counterId: required(index.counterId),
      scope: required(index.scope),
      documentTypes: typesProblem(index, all),
    })
  },
})

export const typeIndexRules = registerRules<TypeIndex>({
  one: 'индекс на вид документ',
  the: 'Индексът на вида',
  nameOf: ({ documentType, numberPrefix }) => `${documentType?.name ?? ''}: ${numberPrefix}`,
  more: (row, all) => {
    const isTaken = all.some((other) => other.id !== row.id && numbersTheSame(other, row))
    return errorsOf<keyof TypeIndex>({
      numberIndexId: required(row.numberIndexId),
      documentType:
        requiredOption(row.documentType) ??
        (isTaken ? `Видът вече има ${kindOf(row)} индекс за същата посока и звено.` : null),
    })
  },
})
