import { Direction } from '../../src/contract/enumerations.ts'
import { Purpose, type Random, randomOf, weightedChoice } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

const fees: Readonly<Record<number, { article: string; amounts: readonly number[] }>> = {
  10: { article: 'чл. 3, ал. 1', amounts: [700, 1200, 500] },
  11: { article: 'чл. 3, ал. 2', amounts: [400] },
  12: { article: 'чл. 4', amounts: [300] },
  13: { article: 'чл. 5', amounts: [500] },
  14: { article: 'чл. 7, ал. 1', amounts: [200, 100] },
  15: { article: 'чл. 7, ал. 2', amounts: [60, 120, 240] },
  16: { article: 'чл. 9', amounts: [90, 180] },
  17: { article: 'чл. 12', amounts: [20] },
}
const SHARE_WITH_FEE = 0.85
export type Standing = 'paid' | 'partly' | 'unpaid'
const chooseFeeStatus = weightedChoice<Standing>([
  ['paid', 50],
  ['partly', 15],
  ['unpaid', 35],
])

/**
 * The fee of an application and its payment status before the service is provided. Further random values for the fee
 * come from `random`.
 */
export type Fee = { article: string; leva: number; standing: Standing; random: Random }

export const feeOf = (seed: number, row: DocumentRow): Fee | undefined => {
  const fee = fees[row.typeId]
  if (!fee || row.directionId !== Direction.INCOMING || !row.dateRegistered || !row.correspondentIds[0])
    return undefined
  const random = randomOf(seed, Purpose.OBLIGATION, row.id)
  if (!random.is(SHARE_WITH_FEE)) return undefined
  return { article: fee.article, leva: random.one(fee.amounts), standing: chooseFeeStatus(random), random }
}
