/** What a document's status is called, how it is coloured, and whether work on the document goes on. */
import { DocumentStatus, documentStatusLabels, ReceivedVia } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'

export type StatusTone = 'grey' | 'blue' | 'violet' | 'navy' | 'amber' | 'orange' | 'teal' | 'brown' | 'green' | 'red'

export type StatusFacts = {
  status: DocumentStatus
  receivedViaId?: number | null
  isRegistered: boolean
}

export const fromPortalLabel = 'От портала'

/** The shown name: a draft that came through the portal and has no number yet is „От портала“. */
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

/** Completed, annulled and forwarded documents are done with; all others are „Неприключени“. */
export const isFinal = (status: DocumentStatus): boolean =>
  status === DocumentStatus.COMPLETED || status === DocumentStatus.ANNULLED || status === DocumentStatus.FORWARDED
export const isUnfinished = (status: DocumentStatus): boolean => !isFinal(status)

/** The number of an annulled document stays taken and is shown struck through. */
export const isStruckThrough = (status: DocumentStatus): boolean => status === DocumentStatus.ANNULLED

/** The status of that name, which is all that the calls of case files give. */
export const statusNamed = (name: string): DocumentStatus | undefined =>
  Object.values(DocumentStatus).find((status) => documentStatusLabels[status] === name)

type NamedStatus = { documentStatusId?: number | null; documentStatusName: string }

/** What is shown of a status: its name as it was sent, grey where the rules do not know it; null when none was sent. */
export const shownStatus = ({ documentStatusId: id, documentStatusName: name }: NamedStatus) => {
  const label = name || labelIn(documentStatusLabels, id)
  const status = asDocumentStatus(id ?? null) ?? statusNamed(name)
  const tone: StatusTone = status === undefined ? 'grey' : tones[status]
  return label === '' ? null : { label, tone }
}

/** A number from the wire as a status, or undefined when there is no such status. */
export const asDocumentStatus = (value: number | null): DocumentStatus | undefined =>
  Object.values(DocumentStatus).find((status) => status === value)

/** False of a status of a later version than this; one that nobody says stands against nothing. */
export const isStatusKnown = (value: number | null): boolean => value === null || asDocumentStatus(value) !== undefined

/** The status that the rules go by: of one they do not know, what follows from its number. */
export const ruledStatus = (value: number | null, isRegistered: boolean): DocumentStatus =>
  asDocumentStatus(value) ?? (isRegistered ? DocumentStatus.REGISTERED : DocumentStatus.DRAFT)

/** A status of a document as it is said of a case file, which is feminine: „Приключена“, „Приключена / Изпратена“. */
export const statusOfCase = (name: string): string =>
  name.replace(/(?<=^|\/ )(Регистриран|Върнат|Подписан|Изпратен|Спрян|Приключен|Анулиран|Препратен)(?=$| )/g, '$1а')
