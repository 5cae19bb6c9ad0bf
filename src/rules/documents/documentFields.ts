import { directionLabels } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import type { Document, DocumentBody, NamedDocument } from '../../contract/shapes/documents.ts'
import { formatDateKnownTime, formatDateYear } from '../../dates/civilDate.ts'
import { formatNumber } from '../identifiers/registrationNumber.ts'

export type DocumentFieldName = Exclude<keyof DocumentBody, 'guid' | 'changedGuid' | 'scope' | 'inspection'>

type DocumentFieldUse = {
  label: string
  shown: ((document: Document) => string) | null
}

/** Returns „04-863-24.11.2026“, or the subject of a draft. */
export const nameOfDocument = ({ documentNumber, dateRegistered, subjectDescription }: NamedDocument): string =>
  formatNumber(documentNumber, dateRegistered) || subjectDescription

const count = (value: number | null): string => (value === null ? '' : String(value))

/**
 * The label of each field of a document and how its value is shown as text. The history shows the fields with a `shown`
 * function. A field without an entry is a compile error.
 */
export const documentFieldUses: Record<DocumentFieldName, DocumentFieldUse> = {
  documentDirectionId: {
    label: 'Посока',
    shown: ({ documentDirectionId }) => labelIn(directionLabels, documentDirectionId),
  },
  documentTypeId: { label: 'Вид документ', shown: ({ documentType }) => documentType.name },
  subjectDescription: { label: 'Относно', shown: ({ subjectDescription }) => subjectDescription },
  caseFileGuid: { label: 'Преписка', shown: ({ caseFile }) => caseFile?.number ?? '' },
  parentDocumentGuid: {
    label: 'Към документ',
    shown: ({ parentDocument: parent }) => (parent ? (parent.documentNumber ?? parent.subjectDescription) : ''),
  },
  answeredDocumentGuids: {
    label: 'В отговор на',
    shown: ({ answeredDocuments }) => answeredDocuments.map(nameOfDocument).join('; '),
  },
  receivedViaId: { label: 'Получено чрез', shown: ({ receivedVia }) => receivedVia?.name ?? '' },
  dateReceived: { label: 'Дата на получаване', shown: ({ dateReceived }) => formatDateKnownTime(dateReceived) },
  sentViaId: { label: 'Изпращане чрез', shown: ({ sentVia }) => sentVia?.name ?? '' },
  externalRefNumber: { label: 'Външен №', shown: ({ externalRefNumber }) => externalRefNumber },
  externalRefDate: { label: 'Дата на външния №', shown: ({ externalRefDate }) => formatDateYear(externalRefDate) },
  isAnonymous: { label: 'Анонимен подател', shown: ({ isAnonymous }) => (isAnonymous ? 'Да' : 'Не') },
  correspondentIds: { label: 'Кореспонденти', shown: null },
  // The history has a line for each changed role.
  correspondentRoles: { label: 'Роля на кореспондент', shown: null },
  addressedToDepartmentId: {
    label: 'Адресирано до звено',
    shown: ({ addressedToDepartment }) => addressedToDepartment?.departmentName ?? '',
  },
  addressedToPersonId: {
    label: 'Адресирано до служител',
    shown: ({ addressedToPerson }) => addressedToPerson?.fullName ?? '',
  },
  preparedByPersonId: { label: 'Изготвил', shown: ({ preparedBy }) => preparedBy?.fullName ?? '' },
  signedByPersonId: { label: 'Подписал', shown: ({ signedBy }) => signedBy?.fullName ?? '' },
  signedOnPaper: { label: 'Подписан на хартия на', shown: ({ signedOnPaper }) => formatDateYear(signedOnPaper) },
  numberIndexId: { label: 'Регистров индекс', shown: ({ numberIndex }) => numberIndex?.numberPrefix ?? '' },
  classificationIds: {
    label: 'Класификация',
    shown: ({ classifications }) => classifications.map(({ name }) => name).join('; '),
  },
  deadlineDate: { label: 'Срок', shown: ({ deadline }) => formatDateYear(deadline?.endDate ?? null) },
  priorityId: { label: 'Приоритет', shown: ({ priority }) => priority?.name ?? '' },
  sheetsCount: { label: 'Брой листа', shown: ({ sheetsCount }) => count(sheetsCount) },
  enclosuresCount: { label: 'Брой приложения', shown: ({ enclosuresCount }) => count(enclosuresCount) },
  resultDelivery: { label: 'Начин на предоставяне на резултата', shown: ({ resultDelivery }) => resultDelivery },
  serviceKind: { label: 'Вид услуга', shown: ({ serviceKind }) => serviceKind },
  note: { label: 'Бележка', shown: ({ note }) => note },
}
