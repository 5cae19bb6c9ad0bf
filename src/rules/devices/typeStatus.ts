import { TypeStatus, typeStatusLabels } from '../../contract/deviceKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

type Entry = { isDraft: boolean; isCancelled: boolean; validUntil: CivilDate | null }

/** The status of a type's entry, derived from its cancellation and its term; null for a draft. */
export const typeStatus = ({ isDraft, isCancelled, validUntil }: Entry, today: CivilDate): number | null => {
  if (isDraft) return null
  if (isCancelled) return TypeStatus.CANCELLED
  return validUntil !== null && validUntil < today ? TypeStatus.EXPIRED : TypeStatus.VALID
}

/** „Действащ“; '' for a draft. */
export const typeStatusName = (statusId: number | null): string =>
  statusId === null ? '' : (typeStatusLabels[statusId as keyof typeof typeStatusLabels] ?? '')

/** The shown number of an entry: „5123“, or „5123, доп. 2“ with registered supplements. */
export const shownNumber = (entryNumber: string, supplementsCount: number | null): string =>
  entryNumber && supplementsCount ? `${entryNumber}, доп. ${supplementsCount}` : entryNumber
