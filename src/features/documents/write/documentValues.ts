import type { Direction } from '../../../contract/enumerations.ts'
import type { Document, DocumentBody } from '../../../contract/shapes/documents.ts'
import { civilDateOf, isoAt, timeOf } from '../../../dates/civilDate.ts'
import type { PickedCorrespondent } from '../../correspondents/public.ts'
import { isShown } from './shownFields.ts'

/** A chosen case file: the root document is where its chip leads. */
export type ChosenCaseFile = { guid: string; number: string; rootDocumentGuid: string; subject?: string }

/** What the document form holds: the body of CreateDocument as a person types it. Nothing here is lost by a failure. */
export type DocumentValues = {
  documentDirectionId: Direction
  documentTypeId: number | null
  subjectDescription: string
  caseFile: ChosenCaseFile | null
  receivedViaId: number | null
  /** 'YYYY-MM-DDTHH:mm' by the clocks of Sofia. */
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
  numberIndexId: number | null
  classificationIds: readonly number[]
  deadlineDate: string | null
  priorityId: number | null
  /** Digits as they were typed. */
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

/** The form of a document that exists. Its correspondents are shown and changed by their own calls. */
export const valuesOf = (document: Document): DocumentValues => ({
  documentDirectionId: document.documentDirectionId,
  documentTypeId: document.documentType.id,
  subjectDescription: document.subjectDescription,
  caseFile: document.caseFile && {
    guid: document.caseFile.guid,
    number: document.caseFile.number,
    rootDocumentGuid: document.caseFile.rootDocumentGuid,
  },
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

/** A typed count; NaN for what is no whole number, so that the rule can say so. */
const countOf = (digits: string): number | null => {
  const text = digits.trim()
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
const instantOf = (wall: string | null): string | null => (wall ? isoAt(wall.slice(0, 10), wall.slice(11, 16)) : null)

export type BodyOptions = {
  /** 1 = document flow, 2 = administrative services. */
  scope: 1 | 2
  parentDocumentGuid?: string | null
  /** The form of the document as the server has it: what the form does not show stays as it is there. */
  base?: DocumentValues
}

/**
 * The body of CreateDocument and EditDocument. Fields that do not matter for the direction are sent empty, although
 * the form keeps what was typed in them; on a document that exists they keep its own values.
 */
export const bodyOf = (values: DocumentValues, { scope, parentDocumentGuid, base }: BodyOptions): DocumentBody => {
  const sameDirection = base?.documentDirectionId === values.documentDirectionId
  const hidden = base && sameDirection ? base : blankDocument(values.documentDirectionId)
  const sent = { ...values }
  const keep = <F extends DocumentField>(field: F) => {
    if (!isShown(field, values.documentDirectionId, scope)) sent[field] = hidden[field]
  }
  for (const field of Object.keys(values) as DocumentField[]) keep(field)
  const { caseFile, correspondents, dateReceived, sheetsCount, enclosuresCount, documentTypeId, ...same } = sent
  return {
    ...same,
    documentTypeId: documentTypeId ?? 0,
    scope,
    subjectDescription: sent.subjectDescription.trim(),
    caseFileGuid: caseFile?.guid ?? null,
    parentDocumentGuid: parentDocumentGuid ?? null,
    dateReceived: instantOf(dateReceived),
    externalRefNumber: sent.externalRefNumber.trim(),
    classificationIds: [...sent.classificationIds],
    sheetsCount: countOf(sheetsCount),
    enclosuresCount: countOf(enclosuresCount),
    note: sent.note.trim(),
    correspondentIds: sent.isAnonymous ? [] : correspondents.map(({ id }) => id),
  }
}
