import { type Direction, labelIn } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'

const prefixes: Record<Direction, string> = { 1: 'Вх. №', 2: 'Вътр. №', 3: 'Изх. №' }

/** „Вх. №“, „Вътр. №“, „Изх. №“: what stands before a number on paper. */
export const numberPrefix = ({ documentDirectionId }: Pick<Document, 'documentDirectionId'>): string =>
  labelIn(prefixes, documentDirectionId) || '№'
