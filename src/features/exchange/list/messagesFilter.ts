import { incomingStatusLabels } from '../../../contract/enumerations.ts'
import { type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import {
  type AddressField,
  dateInAddress,
  flagInAddress,
  textInAddress,
} from '../../../screen-kit/list/addressField.ts'
import type { AddressOf } from '../../../screen-kit/list/listAddress.ts'
import type { MessagesBody } from '../exchangeCalls.ts'
import type { SystemName } from '../exchangeSystem.ts'
import { isProcessedStatus, statusOptions } from '../messageStatus.ts'

export type StatusId = keyof typeof incomingStatusLabels

/** What stands in the address of a messages list. Only those that wait are shown unless `processed` says otherwise. */
export type MessagesFilter = {
  title: string
  sender: string
  senderNumber: string
  incomingStatusId: StatusId
  fromDate: CivilDate
  toDate: CivilDate
  processed: true
}
export type FilterField = keyof MessagesFilter
type Filter = Partial<MessagesFilter>

const statusInAddress: AddressField<StatusId> = {
  read: (text) => statusIdOf(text),
  write: String,
}

/** A status of a native list or of the address; undefined when there is no such one. */
export const statusIdOf = (text: string): StatusId | undefined => {
  const known = statusOptions.find(({ value }) => value === text)
  return known && (Number(known.value) as StatusId)
}

const fields: AddressOf<MessagesFilter>['fields'] = {
  title: textInAddress,
  sender: textInAddress,
  senderNumber: textInAddress,
  incomingStatusId: statusInAddress,
  fromDate: dateInAddress,
  toDate: dateInAddress,
  processed: flagInAddress,
}
const sortable = ['incomingStatusId', 'title', 'sender', 'dateSent', 'filesCount']

export const messagesAddress: Record<SystemName, AddressOf<MessagesFilter>> = {
  eDelivery: { fields, sortable: [...sortable, 'senderKind', 'dateServed'] },
  docExchange: { fields, sortable: [...sortable, 'senderNumber', 'documentKind', 'dateReceived', 'dueDate'] },
}

export const setFields = (filter: Filter): FilterField[] =>
  (Object.keys(fields) as FilterField[]).filter((name) => filter[name] !== undefined)
export const isFilterOn = (filter: Filter): boolean => setFields(filter).length > 0

/** A filter after a choice of status: one that „Само необработени“ would hide takes that off. */
export const withStatus = (incomingStatusId: StatusId | undefined): { [K in FilterField]?: Filter[K] | undefined } =>
  incomingStatusId !== undefined && isProcessedStatus(incomingStatusId)
    ? { incomingStatusId, processed: true }
    : { incomingStatusId }

/** The body of the list call. */
export const filterBody = ({ processed, ...rest }: Filter): MessagesBody =>
  processed ? rest : { ...rest, onlyUnprocessed: true }

const labels: { [K in FilterField]: (value: MessagesFilter[K], subjectLabel: string) => string } = {
  title: (text, subjectLabel) => `${subjectLabel}: ${text}`,
  sender: (text) => `От: ${text}`,
  senderNumber: (text) => `Рег. индекс ${text}`,
  incomingStatusId: (id) => incomingStatusLabels[id],
  fromDate: (date) => `От ${formatDate(date)}`,
  toDate: (date) => `До ${formatDate(date)}`,
  processed: () => 'И обработените',
}

/** What is on in the filter, in the order of its fields. */
export const filterTags = (filter: Filter, subjectLabel: string): { key: FilterField; label: string }[] => {
  const labelOf = <K extends FilterField>(key: K): string => {
    const value = filter[key]
    return value === undefined ? '' : labels[key](value, subjectLabel)
  }
  return setFields(filter).map((key) => ({ key, label: labelOf(key) }))
}
