import { DocumentStatus, documentStatusLabels, ReceivedVia } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'

export type StatusTone = 'grey' | 'blue' | 'violet' | 'navy' | 'amber' | 'orange' | 'teal' | 'brown' | 'green' | 'red'

export type StatusFacts = {
  status: DocumentStatus
  receivedViaId?: number | null
  isRegistered: boolean
}

export const fromPortalLabel = 'От портала'

export const statusName = ({ status, receivedViaId, isRegistered }: StatusFacts): string =>
  status === DocumentStatus.DRAFT && receivedViaId === ReceivedVia.INTERNET && !isRegistered
    ? fromPortalLabel
    : documentStatusLabels[status]

const tones: Record<DocumentStatus, StatusTone> = {
  [DocumentStatus.DRAFT]: 'grey',
  [DocumentStatus.REGISTERED]: 'blue',
  [DocumentStatus.FOR_RESOLUTION]: 'violet',
  [DocumentStatus.IN_PROGRESS]: 'navy',
  [DocumentStatus.FOR_AGREEMENT]: 'amber',
  [DocumentStatus.RETURNED]: 'orange',
  [DocumentStatus.FOR_SIGNATURE]: 'amber',
  [DocumentStatus.SIGNED]: 'teal',
  [DocumentStatus.SENT]: 'teal',
  [DocumentStatus.SUSPENDED]: 'brown',
  [DocumentStatus.COMPLETED]: 'green',
  [DocumentStatus.ANNULLED]: 'red',
  [DocumentStatus.FORWARDED]: 'green',
}
export const statusTone = (status: DocumentStatus): StatusTone => tones[status]

/** True if no work remains in this status. Documents in all other statuses are „Неприключени“. */
export const isFinal = (status: DocumentStatus): boolean =>
  status === DocumentStatus.COMPLETED || status === DocumentStatus.ANNULLED || status === DocumentStatus.FORWARDED
export const isUnfinished = (status: DocumentStatus): boolean => !isFinal(status)

export const isStruckThrough = (status: DocumentStatus): boolean => status === DocumentStatus.ANNULLED

/** Finds a status by its name, because the calls for case files return only the name. */
export const statusNamed = (name: string): DocumentStatus | undefined =>
  Object.values(DocumentStatus).find((status) => documentStatusLabels[status] === name)

type NamedStatus = { documentStatusId?: number | null; documentStatusName: string }

/**
 * Returns the label and colour of a status. The colour is grey if this version does not know the status; the result is
 * null if the record has no status.
 */
export const shownStatus = ({ documentStatusId: id, documentStatusName: name }: NamedStatus) => {
  const label = name || labelIn(documentStatusLabels, id)
  const status = asDocumentStatus(id ?? null) ?? statusNamed(name)
  const tone: StatusTone = status === undefined ? 'grey' : tones[status]
  return label === '' ? null : { label, tone }
}

const knownStatuses: ReadonlySet<number | null> = new Set(Object.values(DocumentStatus))
const isDocumentStatus = (value: number | null): value is DocumentStatus => knownStatuses.has(value)
export const asDocumentStatus = (value: number | null): DocumentStatus | undefined =>
  isDocumentStatus(value) ? value : undefined

export const isStatusKnown = (value: number | null): boolean => value === null || asDocumentStatus(value) !== undefined

/**
 * Returns the status that the rules use. For a status that this version does not know, the result depends on whether
 * the document has a number.
 */
export const ruledStatus = (value: number | null, isRegistered: boolean): DocumentStatus =>
  asDocumentStatus(value) ?? (isRegistered ? DocumentStatus.REGISTERED : DocumentStatus.DRAFT)

/** Returns the name of a status in the feminine, as in „Приключена“, because „преписка“ is feminine. */
export const statusOfCase = (name: string): string =>
  name.replace(/(?<=^|\/ )(Регистриран|Върнат|Подписан|Изпратен|Спрян|Приключен|Анулиран|Препратен)(?=$| )/g, '$1а')
