import { asDirection, Direction } from '../../../../contract/enumerations.ts'
import type { DocumentCorrespondent } from '../../../../contract/shapes/correspondents.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { civilDateOf, timeOf } from '../../../../dates/civilDate.ts'
import { nameOfDocument } from '../../../../rules/documents/documentFields.ts'
import { type PickedCorrespondent, pickedOf } from '../../../correspondents/public.ts'
import { applicantFirst, type FoundDocument } from '../../../document-record/public.ts'

type Named = Document['answeredDocuments'][number]
export const foundDocument = ({ guid, documentNumber, dateRegistered, subjectDescription: subject }: Named) => ({
  guid,
  number: nameOfDocument({ guid, documentNumber, dateRegistered, subjectDescription: subject }),
  subject,
})

/** Returns the correspondents of a document with their roles, the applicant first, as a form chooses them. */
export const pickedWithRoles = (correspondents: readonly DocumentCorrespondent[]): PickedCorrespondent[] =>
  applicantFirst(correspondents).map(({ correspondent, roleId }) => ({
    ...pickedOf(correspondent),
    ...(roleId && { roleId }),
  }))

export type ChosenCaseFile = { guid: string; number: string; rootDocumentGuid: string; subject?: string }

export type DocumentValues = {
  documentDirectionId: Direction
  documentTypeId: number | null
  subjectDescription: string
  caseFile: ChosenCaseFile | null
  answered: readonly FoundDocument[]
  receivedViaId: number | null
  /** 'YYYY-MM-DDTHH:mm' in local time of Sofia. */
  dateReceived: string | null
  sentViaId: number | null
  externalRefNumber: string
  externalRefDate: string | null
  correspondents: readonly PickedCorrespondent[]
  isAnonymous: boolean
  addressedToDepartmentId: number | null
  addressedToPersonId: number | null
  preparedByPersonId: number | null
  signedByPersonId: number | null
  signedOnPaper: string | null
  numberIndexId: number | null
  classificationIds: readonly number[]
  deadlineDate: string | null
  priorityId: number | null
  sheetsCount: string
  enclosuresCount: string
  resultDelivery: string
  serviceKind: string
  note: string
}
export type DocumentField = keyof DocumentValues

export const blankDocument = (direction: Direction): DocumentValues => ({
  documentDirectionId: direction,
  documentTypeId: null,
  subjectDescription: '',
  caseFile: null,
  answered: [],
  receivedViaId: null,
  dateReceived: null,
  sentViaId: null,
  externalRefNumber: '',
  externalRefDate: null,
  correspondents: [],
  isAnonymous: false,
  addressedToDepartmentId: null,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  signedOnPaper: null,
  numberIndexId: null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: null,
  sheetsCount: '',
  enclosuresCount: '',
  resultDelivery: '',
  serviceKind: '',
  note: '',
})

export const wallTime = (iso: string | null): string | null =>
  iso ? `${civilDateOf(iso)}T${timeOf(iso) || '00:00'}` : null
export const asDigits = (count: number | null): string => (count === null ? '' : String(count))

export const valuesOf = (document: Document): DocumentValues => ({
  documentDirectionId: asDirection(document.documentDirectionId) ?? Direction.INCOMING,
  documentTypeId: document.documentType.id || null,
  subjectDescription: document.subjectDescription,
  caseFile: document.caseFile && {
    guid: document.caseFile.guid,
    number: document.caseFile.number,
    rootDocumentGuid: document.caseFile.rootDocumentGuid,
  },
  answered: document.answeredDocuments.map(foundDocument),
  receivedViaId: document.receivedVia?.id ?? null,
  dateReceived: wallTime(document.dateReceived),
  sentViaId: document.sentVia?.id ?? null,
  externalRefNumber: document.externalRefNumber,
  externalRefDate: document.externalRefDate,
  correspondents: [],
  isAnonymous: document.isAnonymous,
  addressedToDepartmentId: document.addressedToDepartment?.id ?? null,
  addressedToPersonId: document.addressedToPerson?.id ?? null,
  preparedByPersonId: document.preparedBy?.id ?? null,
  signedByPersonId: document.signedBy?.id ?? null,
  signedOnPaper: document.signedOnPaper ?? null,
  numberIndexId: document.numberIndex?.id ?? null,
  classificationIds: document.classifications.map(({ id }) => id),
  deadlineDate: document.deadline?.endDate ?? null,
  priorityId: document.priority?.id ?? null,
  sheetsCount: asDigits(document.sheetsCount),
  enclosuresCount: asDigits(document.enclosuresCount),
  resultDelivery: document.resultDelivery,
  serviceKind: document.serviceKind,
  note: document.note,
})
