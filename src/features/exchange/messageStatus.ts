import {
  IncomingStatus,
  incomingStatusLabels,
  RegistrationStatus,
  registrationStatusLabels,
} from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
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

/** The status in words; „–“ where the backend does not tell it. */
export const statusLabel = ({ incomingStatusId }: Pick<Statuses, 'incomingStatusId'>): string =>
  labelIn(incomingStatusLabels, incomingStatusId) || '–'
export const statusTone = ({ incomingStatusId }: Statuses): StatusTone => {
  const status = asStatus(incomingStatusId)
  return status === undefined ? 'grey' : tones[status]
}

/** Nobody has opened it yet. */
export const isUnopened = ({ incomingStatusId }: Statuses): boolean => incomingStatusId === IncomingStatus.RECEIVED

/** A message waits while it is received or read: the badge of the menu counts these (document 1, section 4). */
export const isWaiting = ({ incomingStatusId }: Pick<Statuses, 'incomingStatusId'>): boolean =>
  isWaitingStatus(incomingStatusId)

/** Whether rows in this status are hidden by „Само необработени“. */
export const isProcessedStatus = (incomingStatusId: number | null): boolean => !isWaitingStatus(incomingStatusId)

/** What of СЕОС says the same in other words: the status of the clerk is enough then. */
const sameInOtherWords: Record<IncomingStatus, RegistrationStatus> = {
  [IncomingStatus.RECEIVED]: RegistrationStatus.DS_WAIT_REGISTRATION,
  [IncomingStatus.READED]: RegistrationStatus.DS_WAIT_REGISTRATION,
  [IncomingStatus.REGISTERED]: RegistrationStatus.DS_REGISTERED,
  [IncomingStatus.REJECTED]: RegistrationStatus.DS_REJECTED,
}

/**
 * What the sender sees in СЕОС, where it adds something: „Спряно“, „Приключено“; '' otherwise and in ССЕВ. „Получено“ of
 * DS_ALREADY_RECEIVED beside the clerk's own „Получено“ would say nothing, so it says what happened.
 */
export const exchangeStatusLabel = ({ incomingStatusId, registrationStatusId }: Statuses): string => {
  const status = Object.values(RegistrationStatus).find((one) => one === registrationStatusId)
  if (status === undefined) return labelIn(registrationStatusLabels, registrationStatusId)
  const own = asStatus(incomingStatusId)
  if (own !== undefined && sameInOtherWords[own] === status) return ''
  return status === RegistrationStatus.DS_ALREADY_RECEIVED ? 'Получено повторно' : registrationStatusLabels[status]
}

/** Every status in the order of a message's life, for the filter. */
const places: Record<IncomingStatus, number> = {
  [IncomingStatus.RECEIVED]: 1,
  [IncomingStatus.READED]: 2,
  [IncomingStatus.REGISTERED]: 3,
  [IncomingStatus.REJECTED]: 4,
}
export const statusOptions = Object.values(IncomingStatus)
  .toSorted((one, other) => places[one] - places[other])
  .map((id) => ({ value: String(id), label: incomingStatusLabels[id] }))
