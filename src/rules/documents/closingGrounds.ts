import { ClosingGround, closingGroundLabels } from '../../contract/closingGrounds.ts'

export const allClosingGrounds: readonly ClosingGround[] = Object.values(ClosingGround)

/** Grounds on which work that still goes on ends: its open tasks are withdrawn, and no answer was given. */
export const groundsEndingWork: readonly ClosingGround[] = [ClosingGround.WITHDRAWN, ClosingGround.DISCONTINUED]

/** The ground with this id; null for none and for one that this version does not know. */
export const asClosingGround = (id: number | null | undefined): ClosingGround | null =>
  allClosingGrounds.find((one) => one === id) ?? null

export const isWithoutResult = (id: number | null | undefined): boolean => {
  const ground = asClosingGround(id)
  return ground !== null && groundsEndingWork.includes(ground)
}

/** The ground and what was written beside it, as the history and the record show them. */
export const groundText = (ground: ClosingGround | null, note: string): string =>
  [ground === null ? '' : closingGroundLabels[ground], note.trim()].filter((part) => part !== '').join('. ')
