import { TypeStatus, typeStatusLabels } from '../../contract/deviceKinds.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

type Entry = { isDraft: boolean; isCancelled: boolean; validUntil: CivilDate | null }

export const typeStatus = ({ isDraft, isCancelled, validUntil }: Entry, today: CivilDate): number | null => {
  if (isDraft) return null
  if (isCancelled) return TypeStatus.CANCELLED
  return validUntil !== null && validUntil < today ? TypeStatus.EXPIRED : TypeStatus.VALID
}

export const typeStatusName = (statusId: number | null): string =>
  statusId === null ? '' : (typeStatusLabels[statusId as keyof typeof typeStatusLabels] ?? '')

export const shownNumber = (entryNumber: string, supplementsCount: number | null): string =>
  entryNumber && supplementsCount ? `${entryNumber}, доп. ${supplementsCount}` : entryNumber
