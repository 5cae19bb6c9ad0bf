import { Direction, Scope } from '../../../../contract/enumerations.ts'
import { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { type DocumentFieldName, documentFieldUses } from '../../../../rules/documents/documentFields.ts'
import { type TextLimits, textLimits } from '../../../../rules/words/textLength.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction

type Shown = {
  of: DocumentFieldName
  label?: string
  directions?: readonly Direction[]
  onlyServices?: true
}

const fields: Record<DocumentField, Shown> = {
  documentDirectionId: { of: 'documentDirectionId' },
  documentTypeId: { of: 'documentTypeId' },
  subjectDescription: { of: 'subjectDescription' },
  caseFile: { of: 'caseFileGuid', label: 'Към преписка' },
  answered: { of: 'answeredDocumentGuids', directions: [INCOMING, OUTGOING] },
  receivedViaId: { of: 'receivedViaId', directions: [INCOMING] },
  dateReceived: { of: 'dateReceived', directions: [INCOMING] },
  sentViaId: { of: 'sentViaId', directions: [OUTGOING] },
  externalRefNumber: { of: 'externalRefNumber', directions: [INCOMING] },
  externalRefDate: { of: 'externalRefDate', directions: [INCOMING] },
  isAnonymous: { of: 'isAnonymous', directions: [INCOMING] },
  correspondents: { of: 'correspondentIds', directions: [INCOMING, OUTGOING] },
  addressedToDepartmentId: { of: 'addressedToDepartmentId', directions: [INCOMING, INTERNAL] },
  addressedToPersonId: { of: 'addressedToPersonId', directions: [INCOMING, INTERNAL] },
  preparedByPersonId: { of: 'preparedByPersonId', directions: [INTERNAL, OUTGOING] },
  signedByPersonId: { of: 'signedByPersonId', directions: [INTERNAL, OUTGOING] },
  signedOnPaper: { of: 'signedOnPaper', directions: [INTERNAL, OUTGOING] },
  numberIndexId: { of: 'numberIndexId' },
  classificationIds: { of: 'classificationIds' },
  deadlineDate: { of: 'deadlineDate' },
  priorityId: { of: 'priorityId' },
  sheetsCount: { of: 'sheetsCount' },
  enclosuresCount: { of: 'enclosuresCount' },
  resultDelivery: { of: 'resultDelivery', directions: [INCOMING], onlyServices: true },
  serviceKind: { of: 'serviceKind', directions: [INCOMING], onlyServices: true },
  note: { of: 'note' },
}

export const documentFields = Object.keys(fields) as readonly DocumentField[]
export const limits: TextLimits<DocumentValues> = { ...textLimits(DocumentBody), sheetsCount: 6, enclosuresCount: 6 }
export const labelOf = (field: DocumentField): string =>
  fields[field].label ?? documentFieldUses[fields[field].of].label
export const bodyNameOf = (field: DocumentField): DocumentFieldName => fields[field].of
export const idOf = (field: DocumentField): string => `document-${field}`

export const isShown = (field: DocumentField, direction: Direction, scope: 1 | 2): boolean => {
  const { directions, onlyServices } = fields[field]
  return (directions?.includes(direction) ?? true) && (!onlyServices || scope === Scope.AU)
}

/** True if the field is marked as required. The validation itself is in the rules. */
export const isRequired = (field: DocumentField, direction: Direction, isAnonymous: boolean): boolean => {
  if (field === 'documentDirectionId' || field === 'documentTypeId' || field === 'subjectDescription') return true
  if (field === 'correspondents') return direction === OUTGOING || (direction === INCOMING && !isAnonymous)
  return direction === INCOMING && (field === 'receivedViaId' || field === 'addressedToDepartmentId')
}

export const firstField = (values: DocumentValues, isRelated: boolean): DocumentField => {
  if (values.documentTypeId === null) return isRelated ? 'documentTypeId' : 'documentDirectionId'
  const isMissing = isRelated && values.subjectDescription !== '' && values.correspondents.length === 0
  return isMissing && isRequired('correspondents', values.documentDirectionId, values.isAnonymous)
    ? 'correspondents'
    : 'subjectDescription'
}
