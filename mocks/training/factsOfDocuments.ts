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
import { correspondentNameOf, identifierOf } from '../correspondents/names.ts'
import { shownStatusOf } from '../documents/listRow.ts'
import { correspondentNames, typeNameOf } from '../documents/names.ts'
import { statusOfObligation } from '../documents/obligationView.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { signaturesOf } from '../documents/signature.ts'
import type { World } from '../engine/world.ts'
import { rejectionOf } from '../exchange/views.ts'
import type { TaskAssigneeRow } from '../tasks/rows.ts'
import { factsFrom } from './factSource.ts'
import { amountOf, dayOf, nameIn, partyName, personName } from './factWords.ts'

const numberOf = (world: World, guid: string | null): string => {
  const row = world.documents.get(guid)
  return row ? formatNumber(row.number, row.dateRegistered) : ''
}
const documentStatusOf = (world: World, guid: string | null): string => {
  const row = world.documents.get(guid)
  return row ? shownStatusOf(row) : ''
}
const ofDocument = (world: World, guid: string | null) => ({ document: guid, documentNumber: numberOf(world, guid) })

const contactsOf = (world: World, correspondentId: number): string[] =>
  world.correspondentContacts.by('correspondentId', correspondentId).map(({ contactContent }) => contactContent)

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
 * The signer, by the rule of the screens; a resolution is signed by the person who issues it. A chosen signer has not
 * signed.
 */
const signerOf = (world: World, row: DocumentRow): string => {
  const signatures = signaturesOf(world, row)
  if (signatures.signature) return signatures.signature.by.fullName
  return isSigned(signatures) || isResolutionType(row.typeId) ? personName(world, row.signedByPersonId) : ''
}

export const factsOfDocuments = {
  document: factsFrom('documents', (world, row) => {
    const caseFile = world.caseFiles.get(row.caseFileGuid)
    const inCase = row.caseFileGuid === null ? [] : world.documents.by('caseFileGuid', row.caseFileGuid)
    const addressees = world.addressees.by('documentGuid', row.guid)
    const identifiers = row.correspondentIds.flatMap((id) => {
      const one = world.correspondents.get(id)
      return one ? [identifierOf(one)] : []
    })
    return {
      guid: row.guid,
      number: numberOf(world, row.guid),
      isRegistered: row.number !== null,
      scope: scopeLabels[row.scope],
      type: typeNameOf(world, row),
      direction: directionLabels[row.directionId],
      status: shownStatusOf(row),
      statusReason: row.statusReason,
      suspendedUntil: row.suspendedUntil,
      wasSuspended: row.suspensions.length > 0,
      subject: row.subject,
      caseFile: row.caseFileGuid,
      caseNumber: caseFile?.number ?? '',
      caseDocuments: inCase.flatMap((one) => (one.number === null ? [] : [numberOf(world, one.guid)])),
      startsCase: caseFile?.rootDocumentGuid === row.guid,
      answers: numberOf(world, row.parentGuid),
      correspondents: correspondentNames(world, row),
      parties: row.correspondentIds.map((id) => partyName(world, id)),
      correspondentIds: row.correspondentIds.map(String),
      correspondentCount: row.correspondentIds.length,
      identifiers,
      isAnonymous: row.isAnonymous,
      addressedTo: personName(world, row.addressedToPersonId),
      addressedDepartment: world.departments.get(row.addressedToDepartmentId)?.name ?? '',
      author: personName(world, row.authorPersonId),
      enteredBy: personName(world, row.createdByPersonId),
      registeredBy: personName(world, row.registeredByPersonId),
      signer: personName(world, row.signedByPersonId),
      signedBy: signerOf(world, row),
      isSigned: isSigned(signaturesOf(world, row)),
      signedOnPaper: signaturesOf(world, row).signedOnPaper,
      addresseeIds: addressees.map(({ correspondentId }) => String(correspondentId ?? '')),
      addresseeCount: addressees.length,
      department: world.departments.get(row.departmentId)?.name ?? '',
      // Without a date of receipt, the date of registration is used.
      dateReceived: dayOf(row.dateReceived ?? row.dateRegistered),
      dateRegistered: dayOf(row.dateRegistered),
      deadline: row.deadline,
      externalNumber: row.externalRefNumber,
      externalDate: row.externalRefDate,
      receivedVia: world.receivedVias.get(row.receivedViaId)?.name ?? '',
      sentVia: world.sentVias.get(row.sentViaId)?.name ?? '',
      priority: world.taskPriorities.get(row.priorityId)?.name ?? '',
      classifications: row.classificationIds.map((id) => world.classifications.get(id)?.name ?? ''),
      sheets: row.sheets,
      attachments: row.attachments,
      files: world.attachedFiles.by('documentGuid', row.guid).map(({ name }) => name),
      service: nameIn(serviceKinds, row.serviceKindId),
      portalNumber: row.portalNumber,
      note: row.note,
    }
  }),
  task: factsFrom('tasks', (world, row) => {
    const parts = world.taskAssignees.by('taskGuid', row.guid)
    return {
      guid: row.guid,
      ...ofDocument(world, row.documentGuid),
      type: world.taskTypes.get(row.typeId)?.name ?? '',
      status: labelIn(taskStatusLabels, row.statusId, 'f'),
      description: row.description,
      assigner: personName(world, row.assignerPersonId),
      controller: personName(world, row.controllerPersonId),
      main: personName(world, parts.find(({ isMain }) => isMain)?.personId ?? null),
      assignees: parts.map(({ personId }) => personName(world, personId)),
      assigneeCount: parts.length,
      deadline: dayOf(row.deadline),
      term: termOf(parts.find(({ isMain }) => isMain) ?? parts[0]),
      priority: world.taskPriorities.get(row.priorityId)?.name ?? '',
      byResolution: row.resolutionGuid !== null,
      resolution: row.resolutionGuid,
      requiresDocument: row.requiresDocument,
      withdrawnReason: row.withdrawnReason,
    }
  }),
  taskPart: factsFrom('taskAssignees', (world, row) => ({
    task: row.taskGuid,
    taskStatus: labelIn(taskStatusLabels, world.tasks.get(row.taskGuid)?.statusId ?? null, 'f'),
    ...ofDocument(world, row.documentGuid),
    person: personName(world, row.personId),
    isMain: row.isMain,
    status: labelIn(taskStatusLabels, row.statusId, 'f'),
    deadline: dayOf(row.endDate),
    term: termOf(row),
    result: world.taskResultTypes.get(row.resultTypeId)?.name ?? '',
    comment: row.resultComment,
    completedBy: personName(world, row.completedByPersonId),
    completionDocument: row.completionDocumentGuid,
  })),
  addressee: factsFrom('addressees', (world, row) => {
    const correspondent = world.correspondents.get(row.correspondentId)
    const department = world.departments.get(row.departmentId)
    return {
      ...ofDocument(world, row.documentGuid),
      name: correspondent ? correspondentNameOf(correspondent) : (department?.name ?? personName(world, row.personId)),
      identifier: correspondent ? identifierOf(correspondent) : '',
      party: correspondent ? partyName(world, correspondent.id) : '',
      sentVia: world.sentVias.get(row.sentViaId)?.name ?? '',
      isCopy: row.isCopy,
      delivery: labelIn(deliveryStatusLabels, row.deliveryStatusId),
      dateSent: dayOf(row.dateSent),
      address: row.address,
    }
  }),
  file: factsFrom('attachedFiles', (world, row) => ({
    ...ofDocument(world, row.documentGuid),
    name: row.name,
    kind: labelIn(fileKinds, row.kindId),
    isPublic: row.isPublic,
    uploadedBy: personName(world, row.uploadedByPersonId),
  })),
  comment: factsFrom('comments', (world, row) => ({
    ...ofDocument(world, row.documentGuid),
    person: personName(world, row.personId),
    text: row.text,
    isInternal: row.isInternal,
    mentioned: row.mentionedPersonIds.map((id) => personName(world, id)),
  })),
  obligation: factsFrom('obligations', (world, row) => {
    const correspondent = world.correspondents.get(row.correspondentId)
    return {
      guid: row.guid,
      ...ofDocument(world, row.documentGuid),
      kind: nameIn(obligationKinds, row.kindId),
      basis: row.basis,
      correspondent: correspondent ? correspondentNameOf(correspondent) : '',
      debtor: partyName(world, row.correspondentId),
      debtorId: String(row.correspondentId ?? ''),
      amount: amountOf(row.amountCents),
      currency: row.currency,
      due: row.dateDue,
      status: nameIn(paymentStatuses, statusOfObligation(world, row)),
      isCancelled: row.isCancelled,
    }
  }),
  payment: factsFrom('payments', (world, row) => ({
    obligation: row.obligationGuid,
    ...ofDocument(world, world.obligations.get(row.obligationGuid)?.documentGuid ?? null),
    amount: amountOf(row.amountCents),
    currency: row.currency,
    date: row.date,
    way: nameIn(paymentTypes, row.paymentTypeId),
    payer: row.payer,
  })),
  journal: factsFrom('history', (world, row) => ({
    ...ofDocument(world, row.documentGuid),
    person: personName(world, row.personId),
    action: row.action,
    attribute: row.attribute,
    oldValue: row.oldValue,
    newValue: row.newValue,
    note: row.note,
  })),
  caseFile: factsFrom('caseFiles', (world, row) => {
    const documents = world.documents.by('caseFileGuid', row.guid)
    const named = documents.filter(({ number }) => number !== null)
    return {
      guid: row.guid,
      number: row.number,
      subject: row.subject,
      status: labelIn(caseStatuses, row.statusId, 'f'),
      documents: named.map(({ guid }) => numberOf(world, guid)),
      openDocuments: named.filter((one) => isUnfinished(statusOf(one))).map(({ guid }) => numberOf(world, guid)),
      owner: personName(world, row.ownerPersonId),
      department: world.departments.get(row.departmentId)?.name ?? '',
      classification: world.classifications.get(row.classificationId)?.name ?? '',
      steps: world.caseFileSteps.by('caseFileGuid', row.guid).length,
    }
  }),
  message: factsFrom('exchangeMessages', (world, row) => ({
    guid: row.guid,
    system: systems[row.system],
    isIncoming: row.isIncoming,
    title: row.title,
    party: row.partyName,
    partyId: String(row.partyCorrespondentId ?? ''),
    status: labelIn(incomingStatusLabels, row.statusId, 'n'),
    registration: labelIn(registrationStatusLabels, row.registrationStatusId),
    delivery: labelIn(deliveryStatusLabels, row.deliveryStatusId),
    ...ofDocument(world, row.documentGuid),
    documentStatus: documentStatusOf(world, row.documentGuid),
    rejectReason: rejectionOf(row),
    processedBy: personName(world, row.processedByPersonId),
  })),
  correspondent: factsFrom('correspondents', (world, row) => ({
    id: row.id,
    name: correspondentNameOf(row),
    identifier: identifierOf(row),
    isLegalEntity: row.isLegalEntity,
    isActive: row.isActive,
    group: world.correspondentGroups.get(row.correspondentGroupId)?.name ?? '',
    contacts: contactsOf(world, row.id),
    mails: contactsOf(world, row.id).filter((content) => content.includes('@')),
    mailCount: contactsOf(world, row.id).filter((content) => content.includes('@')).length,
    phones: contactsOf(world, row.id).filter((content) => !content.includes('@')),
    addresses: world.correspondentAddresses.by('correspondentId', row.id).map(({ streetAddress }) => streetAddress),
    representatives: world.correspondentRepresentatives
      .by('correspondentId', row.id)
      .map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter((one) => one).join(' ')),
    sentVia: world.sentVias.get(row.preferredSentViaId)?.name ?? '',
    legalForm: row.legalForm ?? '',
    isForeign: row.isForeign,
    note: row.note ?? '',
  })),
}
