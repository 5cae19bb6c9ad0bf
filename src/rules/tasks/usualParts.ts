import { DeadlineUnit } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'

/** The words and the term of a part; null and '' where they are not said. */
export type PartWords = { instruction: string; quantity: number | null; unitId: number | null }

const unsaid: PartWords = { instruction: '', quantity: null, unitId: null }
const request = (instruction: string): PartWords => ({
  instruction,
  quantity: 3,
  unitId: DeadlineUnit.WORKING_DAYS,
})
const usual: Readonly<Partial<Record<number, PartWords>>> = {
  [TaskType.AGREEMENT]: request('За съгласуване.'),
  [TaskType.SIGNATURE]: request('За подпис.'),
  [TaskType.APPROVAL]: request('За одобрение.'),
}

/** What a part of a task of a type begins with: a request says by its type what is asked, in three working days. */
export const usualPart = (typeId: number | null): PartWords => usual[typeId ?? 0] ?? unsaid

/** Whether a part still says what it began with. */
export const isUsualPart = (part: PartWords, typeId: number | null): boolean => {
  const { instruction, quantity, unitId } = usualPart(typeId)
  return part.instruction === instruction && part.quantity === quantity && part.unitId === unitId
}
