import { DeadlineUnit } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'

export type PartText = { instruction: string; quantity: number | null; unitId: number | null }

const unsaid: PartText = { instruction: '', quantity: null, unitId: null }
const request = (instruction: string): PartText => ({
  instruction,
  quantity: 3,
  unitId: DeadlineUnit.WORKING_DAYS,
})
const usual: Readonly<Partial<Record<number, PartText>>> = {
  [TaskType.AGREEMENT]: request('За съгласуване.'),
  [TaskType.SIGNATURE]: request('За подпис.'),
  [TaskType.APPROVAL]: request('За одобрение.'),
}

/**
 * Returns the default instruction and term of an assignee. For agreement, signature and approval these are a standard
 * text and three working days; for other tasks they are empty.
 */
export const usualPart = (typeId: number | null): PartText => usual[typeId ?? 0] ?? unsaid

export const isUsualPart = (part: PartText, typeId: number | null): boolean => {
  const { instruction, quantity, unitId } = usualPart(typeId)
  return part.instruction === instruction && part.quantity === quantity && part.unitId === unitId
}
