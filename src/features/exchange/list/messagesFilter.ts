import { incomingStatusLabels } from '../../../contract/enumerations.ts'
import { type AddressField, flagInAddress } from '../../../screen-kit/list/addressField.ts'
import type { Edits } from '../../../screen-kit/list/filterDraft.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import type { ExchangeCalls, MessagesBody } from '../exchangeCalls.ts'
import { exchangeSystems } from '../exchangeSystem.ts'
import { isProcessedStatus, statusOptions } from '../messageStatus.ts'

export type StatusId = keyof typeof incomingStatusLabels

const statusInAddress: AddressField<StatusId> = {
  read: (text) => {
    const known = statusOptions.find(({ value }) => value === text)
    return known && (Number(known.value) as StatusId)
  },
  write: String,
}

const filterOf = (subjectLabel: string) =>
  listFilter({
    title: textField(`${subjectLabel}: `),
    sender: textField('От: '),
    senderNumber: textField('Рег. индекс '),
    incomingStatusId: { label: 'Статус', address: statusInAddress, tag: (id) => incomingStatusLabels[id] },
    fromDate: dateField('От'),
    toDate: dateField('До'),
    processed: { label: 'И обработените', address: flagInAddress, tag: () => 'И обработените' },
  })
export type MessagesFilter = FilterOf<ReturnType<typeof filterOf>>
type Filter = Partial<MessagesFilter>

export const messagesFilter = {
  eDelivery: filterOf(exchangeSystems.eDelivery.subjectLabel),
  docExchange: filterOf(exchangeSystems.docExchange.subjectLabel),
} as const

/**
 * Returns the changes for a chosen status. „Само необработени“ is switched off if it would hide messages with this
 * status.
 */
export const withStatus = (incomingStatusId: StatusId | undefined): Edits<MessagesFilter> =>
  incomingStatusId !== undefined && isProcessedStatus(incomingStatusId)
    ? { incomingStatusId, processed: true }
    : { incomingStatusId }

export const onlyWaiting = (filter: Filter, on: boolean): Filter => {
  if (!on) return { ...filter, processed: true }
  const { processed: _, incomingStatusId, ...rest } = filter
  return incomingStatusId === undefined || isProcessedStatus(incomingStatusId) ? rest : { ...rest, incomingStatusId }
}

export const filterBody = ({ processed, ...rest }: Filter): MessagesBody =>
  processed ? rest : { ...rest, onlyUnprocessed: true }

const pageOf = (calls: ExchangeCalls) => (place: ListAddress<MessagesFilter>) =>
  calls.page({ query: rowsOfPage(place), body: { ...filterBody(place.filter), ...sortOfPage(place) } })
export const messagesPage = {
  eDelivery: pageOf(exchangeSystems.eDelivery.calls),
  docExchange: pageOf(exchangeSystems.docExchange.calls),
} as const
