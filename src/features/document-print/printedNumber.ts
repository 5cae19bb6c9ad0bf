import { asDirection, type Direction } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

const prefixes: Record<Direction, string> = { 1: 'Вх. №', 2: 'Вътр. №', 3: 'Изх. №' }

export const numberPrefix = ({ documentDirectionId }: Pick<Document, 'documentDirectionId'>): string => {
  const direction = asDirection(documentDirectionId)
  return direction === null ? '№' : prefixes[direction]
}
