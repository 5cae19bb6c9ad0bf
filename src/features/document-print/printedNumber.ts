import { asDirection, type Direction } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

const prefixes: Record<Direction, string> = { 1: 'Вх. №', 2: 'Вътр. №', 3: 'Изх. №' }

/** „Вх. №“, „Вътр. №“, „Изх. №“: the prefix of a printed number; only „№“ if the direction is unknown. */
export const numberPrefix = ({ documentDirectionId }: Pick<Document, 'documentDirectionId'>): string => {
  const direction = asDirection(documentDirectionId)
  return direction === null ? '№' : prefixes[direction]
}
