import {
  IncomingStatus,
  incomingStatusLabels,
  RegistrationStatus,
  registrationStatusLabels,
} from '../../contract/enumerations.ts'
import { labelIn, labelOrUnknown } from '../../contract/labels.ts'
import type { StatusTone } from '../../rules/documents/documentStatus.ts'
import { isWaitingStatus } from '../../rules/exchange/exchangeMessages.ts'

type Statuses = { incomingStatusId: number | null; registrationStatusId: number | null }

const tones: Record<IncomingStatus, StatusTone> = {
  [IncomingStatus.RECEIVED]: 'blue',
  [IncomingStatus.READED]: 'amber',
  [IncomingStatus.REGISTERED]: 'green',
  [IncomingStatus.REJECTED]: 'red',
}
const asStatus = (id: number | null): IncomingStatus | undefined =>
  Object.values(IncomingStatus).find((status) => status === id)

export const statusLabel = ({ incomingStatusId }: Pick<Statuses, 'incomingStatusId'>): string =>
  labelOrUnknown(incomingStatusLabels, incomingStatusId)
export const statusTone = ({ incomingStatusId }: Statuses): StatusTone => {
  const status = asStatus(incomingStatusId)
  return status === undefined ? 'grey' : tones[status]
}

export const isUnopened = ({ incomingStatusId }: Statuses): boolean => incomingStatusId === IncomingStatus.RECEIVED

export const isWaiting = ({ incomingStatusId }: Pick<Statuses, 'incomingStatusId'>): boolean =>
  isWaitingStatus(incomingStatusId)

export const isProcessedStatus = (incomingStatusId: number | null): boolean => !isWaitingStatus(incomingStatusId)

const sameInOtherText: Record<IncomingStatus, RegistrationStatus> = {
  [IncomingStatus.RECEIVED]: RegistrationStatus.DS_WAIT_REGISTRATION,
  [IncomingStatus.READED]: RegistrationStatus.DS_WAIT_REGISTRATION,
  [IncomingStatus.REGISTERED]: RegistrationStatus.DS_REGISTERED,
  [IncomingStatus.REJECTED]: RegistrationStatus.DS_REJECTED,
}

/**
 * Returns the status that the sender sees in СЕОС, if it says more than the status in this product: „Спряно“,
 * „Приключено“. Otherwise, and in ССЕВ, returns ''.
 */
export const exchangeStatusLabel = ({ incomingStatusId, registrationStatusId }: Statuses): string => {
  const status = Object.values(RegistrationStatus).find((one) => one === registrationStatusId)
  if (status === undefined) return labelIn(registrationStatusLabels, registrationStatusId)
  const own = asStatus(incomingStatusId)
  if (own !== undefined && sameInOtherText[own] === status) return ''
  return status === RegistrationStatus.DS_ALREADY_RECEIVED ? 'Получено повторно' : registrationStatusLabels[status]
}

const places: Record<IncomingStatus, number> = {
  [IncomingStatus.RECEIVED]: 1,
  [IncomingStatus.READED]: 2,
  [IncomingStatus.REGISTERED]: 3,
  [IncomingStatus.REJECTED]: 4,
}
export const statusOptions = Object.values(IncomingStatus)
  .toSorted((one, other) => places[one] - places[other])
  .map((id) => ({ value: String(id), label: incomingStatusLabels[id] }))
