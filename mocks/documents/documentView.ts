import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { Document, NamedDocument } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { asSuspension, suspensionsOfTerm } from '../../src/rules/deadlines/suspension.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { departmentOption, fullNameOf, personOption } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import { awaitedInCase } from './awaitedWorkInCase.ts'
import { isClosed } from './caseFileRow.ts'
import {
  addresseesCountOf,
  factsOfRow,
  openTasksOf,
  outgoingInCase,
  outgoingToOthers,
  refusedDeliveriesOf,
} from './documentFacts.ts'
import { correspondentOptions, typeNameOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { followScopeOf } from './following.ts'
import { seesComment } from './internalTo.ts'
import { shownStatusOf, workingDaysLeftOf } from './listRow.ts'
import { readableBy, statusOf } from './permissions.ts'
import { signaturesOf } from './signature.ts'
import { hasPassed } from './suspensionState.ts'
import { termChangesOf } from './termChanges.ts'
import { unfinishedInCase } from './unfinishedInCase.ts'

export const resultDeliveries = ['', 'На гише', 'По пощата', 'По електронна поща', 'Чрез е-Връчване'] as const

export const caseFileOf = (db: MockDatabase, caller: Caller, row: DocumentRow): Document['caseFile'] => {
  const file = db.caseFiles.get(row.caseFileGuid)
  if (!file) return null
  return {
    guid: file.guid,
    number: file.number ?? '',
    rootDocumentGuid: file.rootDocumentGuid,
    documentsCount: db.documents.by('caseFileGuid', file.guid).length,
    isClosed: isClosed(file),
    awaited: awaitedInCase(db, caller, file),
  }
}

const deadlineOf = (db: MockDatabase, row: DocumentRow): Document['deadline'] => {
  if (!row.deadline) return null
  const registered = row.dateRegistered ?? row.dateCreated
  const startDate = row.deadlineStart ?? civilDateOf(registered)
  const rule = asOf(
    db,
    'deadlineRules',
    row.deadlineRuleId,
    startDate > civilDateOf(registered) ? startDate : registered,
  )
  const term = rule && {
    quantity: row.deadlineQuantity ?? rule.quantity,
    unitId: asDeadlineUnit(row.deadlineUnitId ?? 0) ?? rule.unitId,
  }
  const suspensions = row.suspensions.flatMap((interval) => asSuspension(interval) ?? [])
  return {
    startDate,
    endDate: row.deadline,
    quantity: row.deadlineQuantity ?? 0,
    deadlineUnitOfMeasureId: row.deadlineUnitId ?? 0,
    ruleName:
      rule && term
        ? `${db.documentTypes.get(rule.documentTypeId)?.name ?? ''}: ${formatTerm(term.quantity, term.unitId)}`
        : '',
    legalBasis: rule?.basis ?? '',
    suspensions: suspensionsOfTerm(startDate, suspensions),
    changes: termChangesOf(db, row),
  }
}

const countsOf = (db: MockDatabase, caller: Caller, row: DocumentRow): Document['counts'] => {
  const open = openTasksOf(db, row)
  const facts = factsOfRow(db, row)
  return {
    files: facts.filesCount,
    correspondents: facts.correspondentsCount,
    tasks: facts.tasksCount,
    openTasks: open.length,
    overdueTasks: open.filter(({ documentGuid, deadline }) => hasPassed(db, documentGuid, deadline)).length,
    comments: db.comments.by('documentGuid', row.guid).filter((one) => seesComment(db, caller, one)).length,
    obligations: db.obligations.by('documentGuid', row.guid).length,
    unpaidObligations: facts.unpaidObligations,
    addressees: addresseesCountOf(db, row),
    registeredChildren: db.documents.by('parentGuid', row.guid).filter(({ number }) => number !== null).length,
    payments: facts.paymentsCount,
    openAgreements: facts.openAgreements,
    outgoingInCase: outgoingInCase(db, row).length,
    outgoingToOthers: outgoingToOthers(db, row).length,
    failedDeliveries: facts.failedDeliveries,
    refusedDeliveries: refusedDeliveriesOf(db, row),
    returnedDeliveries: facts.returnedDeliveries,
    awaitedReceipts: facts.awaitedReceipts,
    assignedTasks: facts.assignedTasks,
  }
}

const ruleFactsOf = (db: MockDatabase, row: DocumentRow): Document['ruleFacts'] => {
  const { hasIndex, wasSentByExchange, registersBeforeSigning, addresseesWithoutProfile, awaitsNewAgreement } =
    factsOfRow(db, row)
  return {
    hasIndex,
    wasSentByExchange,
    registersBeforeSigning,
    awaitsNewAgreement,
    addresseesWithoutProfile: [...addresseesWithoutProfile],
  }
}

/**
 * Returns the parent document. Undefined if the caller may not read it, because then even its number must not be shown.
 */
export const readableParent = (db: MockDatabase, caller: Caller, row: DocumentRow): DocumentRow | undefined => {
  const parent = db.documents.get(row.parentGuid)
  return parent && readableBy(db, caller)(parent) ? parent : undefined
}

const named = ({ guid, number, dateRegistered, subject }: DocumentRow): NamedDocument => ({
  guid,
  documentNumber: number,
  dateRegistered,
  subjectDescription: subject,
})

/** Documents that this one answers or replaces, and those that answer or replace it. */
const relatedDocuments = (db: MockDatabase, caller: Caller, row: DocumentRow) => {
  const may = readableBy(db, caller)
  const shown = (rows: readonly (DocumentRow | undefined)[]) =>
    rows.flatMap((one) => (one && may(one) ? [named(one)] : []))
  return {
    answeredDocuments: shown((row.answeredGuids ?? []).map((guid) => db.documents.get(guid))),
    answeredBy: shown(db.documents.by('answeredGuids', row.guid)),
    replaces: shown([db.documents.get(row.replacesGuid)])[0] ?? null,
    replacedBy: shown(db.documents.by('replacesGuid', row.guid))[0] ?? null,
  }
}

export const documentView = (db: MockDatabase, caller: Caller, row: DocumentRow): Document => {
  const parent = readableParent(db, caller, row)
  const resolver = row.number && isUnfinished(statusOf(row)) ? db.query('resolverOf', row) : null
  const index = asOf(db, 'numberIndexes', row.numberIndexId, row.dateRegistered)
  return {
    guid: row.guid,
    changedGuid: row.changedGuid,
    documentNumber: row.number,
    dateRegistered: row.dateRegistered,
    dateCreated: row.dateCreated,
    documentDirectionId: row.directionId,
    documentType: { id: row.typeId, name: typeNameOf(db, row) },
    scope: row.scope,
    documentStatusId: row.statusId,
    documentStatusName: shownStatusOf(row),
    statusReason: row.statusReason ?? '',
    closingGround: row.closingGroundId ?? null,
    suspendedUntil: row.suspendedUntil,
    subjectDescription: row.subject,
    caseFile: caseFileOf(db, caller, row),
    receiptOrder: row.receiptOrder ?? 0,
    parentDocument: parent
      ? { guid: parent.guid, documentNumber: parent.number, subjectDescription: parent.subject }
      : null,
    ...relatedDocuments(db, caller, row),
    inspection: db.query('inspectionOf', row.guid),
    receivedVia: entryOption(db, 'receivedVias', row.receivedViaId),
    sentVia: entryOption(db, 'sentVias', row.sentViaId),
    dateReceived: row.dateReceived,
    externalRefNumber: row.externalRefNumber ?? '',
    externalRefDate: row.externalRefDate,
    addressedToDepartment: departmentOption(db, row.addressedToDepartmentId, row.dateRegistered),
    addressedToPerson: personOption(db, row.addressedToPersonId, row.dateRegistered),
    department: departmentOption(db, row.departmentId, row.dateRegistered),
    createdBy: personOption(db, row.createdByPersonId, row.dateCreated),
    registeredBy: personOption(db, row.registeredByPersonId, row.dateRegistered),
    preparedBy: personOption(db, row.authorPersonId, row.dateRegistered),
    signedBy: personOption(db, row.signedByPersonId, row.dateRegistered),
    ...signaturesOf(db, row),
    numberIndex: index ? { id: index.id, numberPrefix: index.numberPrefix } : null,
    classifications: row.classificationIds.flatMap((id) => {
      const one = asOf(db, 'classifications', id, row.dateRegistered)
      return one ? [{ id, name: `${one.code} ${one.name}` }] : []
    }),
    deadline: deadlineOf(db, row),
    workingDaysLeft: workingDaysLeftOf(db, row),
    priority: entryOption(db, 'taskPriorities', row.priorityId),
    sheetsCount: row.sheets,
    enclosuresCount: row.attachments,
    resultDelivery: resultDeliveries[row.resultDeliveryId ?? 0] ?? '',
    serviceKind: serviceKinds.find(({ id }) => id === row.serviceKindId)?.name ?? '',
    isAnonymous: row.isAnonymous,
    accessCode: row.accessCode ?? '',
    note: row.note ?? '',
    correspondents: correspondentOptions(db, row),
    counts: countsOf(db, caller, row),
    ruleFacts: ruleFactsOf(db, row),
    openTaskTitles: openTasksOf(db, row).map(({ description }) => description),
    resolver: resolver ? fullNameOf(resolver) : '',
    unfinishedInCase: isUnfinished(statusOf(row)) ? unfinishedInCase(db, caller, row) : [],
    followed: followScopeOf(db, caller, row),
  }
}
