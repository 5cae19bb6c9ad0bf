import { ClosingGround, closingGroundLabels } from '../../contract/closingGrounds.ts'

export const allClosingGrounds: readonly ClosingGround[] = Object.values(ClosingGround)

/** The grounds that end the work: open tasks are withdrawn, and no reply is sent. */
export const groundsEndingWork: readonly ClosingGround[] = [ClosingGround.WITHDRAWN, ClosingGround.DISCONTINUED]

export const asClosingGround = (id: number | null | undefined): ClosingGround | null =>
  allClosingGrounds.find((one) => one === id) ?? null

export const isWithoutResult = (id: number | null | undefined): boolean => {
  const ground = asClosingGround(id)
  return ground !== null && groundsEndingWork.includes(ground)
}

export const groundText = (ground: ClosingGround | null, note: string): string =>
  [ground === null ? '' : closingGroundLabels[ground], note.trim()].filter((part) => part !== '').join('. ')
