import { obligationKinds, paymentStatuses, paymentTypes, serviceKinds } from '../../fixtures/nomenclatures.ts'
import {
  deliveryStatusLabels,
  directionLabels,
  incomingStatusLabels,
  registrationStatusLabels,
  scopeLabels,
} from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { taskStatusLabels } from '../../src/contract/taskKinds.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isSigned } from '../../src/rules/documents/signature.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import { correspondentNames, typeNameOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { shownStatusOf } from '../documents/listRow.ts'
import { statusOfObligation } from '../documents/obligationView.ts'
import { statusOf } from '../documents/permissions.ts'
import { signaturesOf } from '../documents/signature.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { rejectionOf } from '../exchange/exchangeViews.ts'
import type { TaskAssigneeRow } from '../tasks/taskRows.ts'
import { factsFrom } from './factSource.ts'
import { amountOf, dayOf, nameIn, partyName, personName } from './factText.ts'

const numberOf = (db: MockDatabase, guid: string | null): string => {
  const row = db.documents.get(guid)
  return row ? formatNumber(row.number, row.dateRegistered) : ''
}
const documentStatusOf = (db: MockDatabase, guid: string | null): string => {
  const row = db.documents.get(guid)
  return row ? shownStatusOf(row) : ''
}
const ofDocument = (db: MockDatabase, guid: string | null) => ({ document: guid, documentNumber: numberOf(db, guid) })

const contactsOf = (db: MockDatabase, correspondentId: number): string[] =>
  db.correspondentContacts.by('correspondentId', correspondentId).map(({ contactContent }) => contactContent)

const fileKinds: Readonly<Record<number, string>> = {
  1: 'Основен документ',
  2: 'Приложение',
  3: 'Помощен файл',
  4: 'Подписан документ',
  5: 'Снимка',
  6: 'Протокол',
}
const caseStatuses: Readonly<Record<number, string>> = {
  1: 'Открита',
  2: 'Приключена',
  3: 'Продължена',
  4: 'Архивирана',
}
const systems = { edelivery: 'е-Връчване', docexchange: 'Обмен на документи' } as const

const termOf = (part: TaskAssigneeRow | undefined): string => {
  const unit = part && asDeadlineUnit(part.unitId)
  return part && unit ? formatTerm(part.quantity, unit) : ''
}

/**
 * Returns the signer of a document, found by the same rule as in the client. A resolution is signed by its issuer. A
 * chosen signer counts only after signing.
 */
const signerOf = (db: MockDatabase, row: DocumentRow): string => {
  const signatures = signaturesOf(db, row)
  if (signatures.signature) return signatures.signature.by.fullName
  return isSigned(signatures) || isResolutionType(row.typeId) ? personName(db, row.signedByPersonId) : ''
}

export const factsOfDocuments = {
  document: factsFrom('documents', (db, row) => {
    const caseFile = db.caseFiles.get(row.caseFileGuid)
    const inCase = row.caseFileGuid === null ? [] : db.documents.by('caseFileGuid', row.caseFileGuid)
    const addressees = db.addressees.by('documentGuid', row.guid)
    const identifiers = row.correspondentIds.flatMap((id) => {
      const one = db.correspondents.get(id)
      return one ? [identifierOf(one)] : []
    })
    return {
      guid: row.guid,
      number: numberOf(db, row.guid),
      isRegistered: row.number !== null,
      scope: scopeLabels[row.scope],
      type: typeNameOf(db, row),
      direction: directionLabels[row.directionId],
      status: shownStatusOf(row),
      statusReason: row.statusReason,
      suspendedUntil: row.suspendedUntil,
      wasSuspended: row.suspensions.length > 0,
      subject: row.subject,
      caseFile: row.caseFileGuid,
      caseNumber: caseFile?.number ?? '',
      caseDocuments: inCase.flatMap((one) => (one.number === null ? [] : [numberOf(db, one.guid)])),
      startsCase: caseFile?.rootDocumentGuid === row.guid,
      answers: numberOf(db, row.parentGuid),
      correspondents: correspondentNames(db, row),
      parties: row.correspondentIds.map((id) => partyName(db, id)),
      correspondentIds: row.correspondentIds.map(String),
      correspondentCount: row.correspondentIds.length,
      identifiers,
      isAnonymous: row.isAnonymous,
      addressedTo: personName(db, row.addressedToPersonId),
      addressedDepartment: db.departments.get(row.addressedToDepartmentId)?.name ?? '',
      author: personName(db, row.authorPersonId),
      enteredBy: personName(db, row.createdByPersonId),
      registeredBy: personName(db, row.registeredByPersonId),
      signer: personName(db, row.signedByPersonId),
      signedBy: signerOf(db, row),
      isSigned: isSigned(signaturesOf(db, row)),
      signedOnPaper: signaturesOf(db, row).signedOnPaper,
      addresseeIds: addressees.map(({ correspondentId }) => String(correspondentId ?? '')),
      addresseeCount: addressees.length,
      department: db.departments.get(row.departmentId)?.name ?? '',
      dateReceived: dayOf(row.dateReceived ?? row.dateRegistered),
      dateRegistered: dayOf(row.dateRegistered),
      deadline: row.deadline,
      externalNumber: row.externalRefNumber,
      externalDate: row.externalRefDate,
      receivedVia: db.receivedVias.get(row.receivedViaId)?.name ?? '',
      sentVia: db.sentVias.get(row.sentViaId)?.name ?? '',
      priority: db.taskPriorities.get(row.priorityId)?.name ?? '',
      classifications: row.classificationIds.map((id) => db.classifications.get(id)?.name ?? ''),
      sheets: row.sheets,
      attachments: row.attachments,
      files: db.attachedFiles.by('documentGuid', row.guid).map(({ name }) => name),
      service: nameIn(serviceKinds, row.serviceKindId),
      portalNumber: row.portalNumber,
      note: row.note,
    }
  }),
  task: factsFrom('tasks', (db, row) => {
    const parts = db.taskAssignees.by('taskGuid', row.guid)
    return {
      guid: row.guid,
      ...ofDocument(db, row.documentGuid),
      type: db.taskTypes.get(row.typeId)?.name ?? '',
      status: labelIn(taskStatusLabels, row.statusId, 'f'),
      description: row.description,
      assigner: personName(db, row.assignerPersonId),
      controller: personName(db, row.controllerPersonId),
      main: personName(db, parts.find(({ isMain }) => isMain)?.personId ?? null),
      assignees: parts.map(({ personId }) => personName(db, personId)),
      assigneeCount: parts.length,
      deadline: dayOf(row.deadline),
      term: termOf(parts.find(({ isMain }) => isMain) ?? parts[0]),
      priority: db.taskPriorities.get(row.priorityId)?.name ?? '',
      byResolution: row.resolutionGuid !== null,
      resolution: row.resolutionGuid,
      requiresDocument: row.requiresDocument,
      withdrawnReason: row.withdrawnReason,
    }
  }),
  taskPart: factsFrom('taskAssignees', (db, row) => ({
    task: row.taskGuid,
    taskStatus: labelIn(taskStatusLabels, db.tasks.get(row.taskGuid)?.statusId ?? null, 'f'),
    ...ofDocument(db, row.documentGuid),
    person: personName(db, row.personId),
    isMain: row.isMain,
    status: labelIn(taskStatusLabels, row.statusId, 'f'),
    deadline: dayOf(row.endDate),
    term: termOf(row),
    result: db.taskResultTypes.get(row.resultTypeId)?.name ?? '',
    comment: row.resultComment,
    completedBy: personName(db, row.completedByPersonId),
    completionDocument: row.completionDocumentGuid,
  })),
  addressee: factsFrom('addressees', (db, row) => {
    const correspondent = db.correspondents.get(row.correspondentId)
    const department = db.departments.get(row.departmentId)
    return {
      ...ofDocument(db, row.documentGuid),
      name: correspondent ? correspondentNameOf(correspondent) : (department?.name ?? personName(db, row.personId)),
      identifier: correspondent ? identifierOf(correspondent) : '',
      party: correspondent ? partyName(db, correspondent.id) : '',
      sentVia: db.sentVias.get(row.sentViaId)?.name ?? '',
      isCopy: row.isCopy,
      delivery: labelIn(deliveryStatusLabels, row.deliveryStatusId),
      dateSent: dayOf(row.dateSent),
      address: row.address,
    }
  }),
  file: factsFrom('attachedFiles', (db, row) => ({
    ...ofDocument(db, row.documentGuid),
    name: row.name,
    kind: labelIn(fileKinds, row.kindId),
    isPublic: row.isPublic,
    uploadedBy: personName(db, row.uploadedByPersonId),
  })),
  comment: factsFrom('comments', (db, row) => ({
    ...ofDocument(db, row.documentGuid),
    person: personName(db, row.personId),
    text: row.text,
    isInternal: row.isInternal,
    mentioned: row.mentionedPersonIds.map((id) => personName(db, id)),
  })),
  obligation: factsFrom('obligations', (db, row) => {
    const correspondent = db.correspondents.get(row.correspondentId)
    return {
      guid: row.guid,
      ...ofDocument(db, row.documentGuid),
      kind: nameIn(obligationKinds, row.kindId),
      basis: row.basis,
      correspondent: correspondent ? correspondentNameOf(correspondent) : '',
      debtor: partyName(db, row.correspondentId),
      debtorId: String(row.correspondentId ?? ''),
      amount: amountOf(row.amountCents),
      currency: row.currency,
      due: row.dateDue,
      status: nameIn(paymentStatuses, statusOfObligation(db, row)),
      isCancelled: row.isCancelled,
    }
  }),
  payment: factsFrom('payments', (db, row) => ({
    obligation: row.obligationGuid,
    ...ofDocument(db, db.obligations.get(row.obligationGuid)?.documentGuid ?? null),
    amount: amountOf(row.amountCents),
    currency: row.currency,
    date: row.date,
    way: nameIn(paymentTypes, row.paymentTypeId),
    payer: row.payer,
  })),
  journal: factsFrom('history', (db, row) => ({
    ...ofDocument(db, row.documentGuid),
    person: personName(db, row.personId),
    action: row.action,
    attribute: row.attribute,
    oldValue: row.oldValue,
    newValue: row.newValue,
    note: row.note,
  })),
  caseFile: factsFrom('caseFiles', (db, row) => {
    const documents = db.documents.by('caseFileGuid', row.guid)
    const named = documents.filter(({ number }) => number !== null)
    return {
      guid: row.guid,
      number: row.number,
      subject: row.subject,
      status: labelIn(caseStatuses, row.statusId, 'f'),
      documents: named.map(({ guid }) => numberOf(db, guid)),
      openDocuments: named.filter((one) => isUnfinished(statusOf(one))).map(({ guid }) => numberOf(db, guid)),
      owner: personName(db, row.ownerPersonId),
      department: db.departments.get(row.departmentId)?.name ?? '',
      classification: db.classifications.get(row.classificationId)?.name ?? '',
      steps: db.caseFileSteps.by('caseFileGuid', row.guid).length,
    }
  }),
  message: factsFrom('exchangeMessages', (db, row) => ({
    guid: row.guid,
    system: systems[row.system],
    isIncoming: row.isIncoming,
    title: row.title,
    party: row.partyName,
    partyId: String(row.partyCorrespondentId ?? ''),
    status: labelIn(incomingStatusLabels, row.statusId, 'n'),
    registration: labelIn(registrationStatusLabels, row.registrationStatusId),
    delivery: labelIn(deliveryStatusLabels, row.deliveryStatusId),
    ...ofDocument(db, row.documentGuid),
    documentStatus: documentStatusOf(db, row.documentGuid),
    rejectReason: rejectionOf(row),
    processedBy: personName(db, row.processedByPersonId),
  })),
  correspondent: factsFrom('correspondents', (db, row) => ({
    id: row.id,
    name: correspondentNameOf(row),
    identifier: identifierOf(row),
    isLegalEntity: row.isLegalEntity,
    isActive: row.isActive,
    group: db.correspondentGroups.get(row.correspondentGroupId)?.name ?? '',
    contacts: contactsOf(db, row.id),
    mails: contactsOf(db, row.id).filter((content) => content.includes('@')),
    mailCount: contactsOf(db, row.id).filter((content) => content.includes('@')).length,
    phones: contactsOf(db, row.id).filter((content) => !content.includes('@')),
    addresses: db.correspondentAddresses.by('correspondentId', row.id).map(({ streetAddress }) => streetAddress),
    representatives: db.correspondentRepresentatives
      .by('correspondentId', row.id)
      .map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter((one) => one).join(' ')),
    sentVia: db.sentVias.get(row.preferredSentViaId)?.name ?? '',
    legalForm: row.legalForm ?? '',
    isForeign: row.isForeign,
    note: row.note ?? '',
  })),
}
