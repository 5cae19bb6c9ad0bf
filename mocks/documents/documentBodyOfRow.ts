import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { WholeDocumentBody } from '../../src/contract/shapes/documents.ts'
import { peopleOfDocument } from './correspondentRoles.ts'
import type { DocumentRow } from './documentRows.ts'
import { resultDeliveries } from './documentView.ts'

export const bodyOfRow = (row: DocumentRow): WholeDocumentBody => ({
  guid: row.guid,
  changedGuid: row.changedGuid,
  documentDirectionId: row.directionId,
  documentTypeId: row.typeId,
  scope: row.scope,
  subjectDescription: row.subject,
  caseFileGuid: row.caseFileGuid,
  parentDocumentGuid: row.parentGuid,
  answeredDocumentGuids: row.answeredGuids ?? [],
  receivedViaId: row.receivedViaId,
  sentViaId: row.sentViaId,
  dateReceived: row.dateReceived,
  externalRefNumber: row.externalRefNumber ?? '',
  externalRefDate: row.externalRefDate,
  addressedToDepartmentId: row.addressedToDepartmentId,
  addressedToPersonId: row.addressedToPersonId,
  preparedByPersonId: row.authorPersonId,
  signedByPersonId: row.signedByPersonId,
  signedOnPaper: row.signedOnPaper ?? null,
  numberIndexId: row.numberIndexId,
  classificationIds: row.classificationIds,
  deadlineDate: row.deadline,
  priorityId: row.priorityId,
  sheetsCount: row.sheets,
  enclosuresCount: row.attachments,
  resultDelivery: resultDeliveries[row.resultDeliveryId ?? 0] ?? '',
  serviceKind: serviceKinds.find(({ id }) => id === row.serviceKindId)?.name ?? '',
  isAnonymous: row.isAnonymous,
  note: row.note ?? '',
  correspondentIds: row.correspondentIds,
  correspondentRoles: peopleOfDocument(row).map(({ id, roleId }) => ({ correspondentId: id, roleId })),
})
