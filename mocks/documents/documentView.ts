import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { Document } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { asSuspension, ofTerm } from '../../src/rules/deadlines/suspension.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { departmentOption, personOption } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import { awaitedInCase } from './awaitedInCase.ts'
import { isClosed } from './caseFileRow.ts'
import {
  addresseesCountOf,
  factsOfRow,
  openTasksOf,
  outgoingInCase,
  outgoingToOthers,
  refusedDeliveriesOf,
} from './documentFacts.ts'
import { seesComment } from './internalTo.ts'
import { shownStatusOf, workingDaysLeftOf } from './listRow.ts'
import { correspondentOptions, typeNameOf } from './names.ts'
import { readableBy, statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { signaturesOf } from './signature.ts'
import { hasPassed } from './standing.ts'
import { termChangesOf } from './termChanges.ts'
import { unfinishedInCase } from './unfinishedInCase.ts'

export const resultDeliveries = ['', 'На гише', 'По пощата', 'По електронна поща', 'Чрез е-Връчване'] as const

export const caseFileOf = (world: World, caller: Caller, row: DocumentRow): Document['caseFile'] => {
  const file = world.caseFiles.get(row.caseFileGuid)
  if (!file) return null
  return {
    guid: file.guid,
    number: file.number ?? '',
    rootDocumentGuid: file.rootDocumentGuid,
    documentsCount: world.documents.by('caseFileGuid', file.guid).length,
    isClosed: isClosed(file),
    awaited: awaitedInCase(world, caller, file),
  }
}

const deadlineOf = (world: World, row: DocumentRow): Document['deadline'] => {
  if (!row.deadline) return null
  const registered = row.dateRegistered ?? row.dateCreated
  const startDate = row.deadlineStart ?? civilDateOf(registered)
  const rule = asOf(
    world,
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
        ? `${world.documentTypes.get(rule.documentTypeId)?.name ?? ''}: ${formatTerm(term.quantity, term.unitId)}`
        : '',
    legalBasis: rule?.basis ?? '',
    suspensions: ofTerm(startDate, suspensions),
    changes: termChangesOf(world, row),
  }
}

const countsOf = (world: World, caller: Caller, row: DocumentRow): Document['counts'] => {
  const open = openTasksOf(world, row)
  const facts = factsOfRow(world, row)
  return {
    files: facts.filesCount,
    correspondents: facts.correspondentsCount,
    tasks: facts.tasksCount,
    openTasks: open.length,
    overdueTasks: open.filter(({ documentGuid, deadline }) => hasPassed(world, documentGuid, deadline)).length,
    comments: world.comments.by('documentGuid', row.guid).filter((one) => seesComment(world, caller, one)).length,
    obligations: world.obligations.by('documentGuid', row.guid).length,
    unpaidObligations: facts.unpaidObligations,
    addressees: addresseesCountOf(world, row),
    registeredChildren: world.documents.by('parentGuid', row.guid).filter(({ number }) => number !== null).length,
    payments: facts.paymentsCount,
    openAgreements: facts.openAgreements,
    outgoingInCase: outgoingInCase(world, row).length,
    outgoingToOthers: outgoingToOthers(world, row).length,
    failedDeliveries: facts.failedDeliveries,
    refusedDeliveries: refusedDeliveriesOf(world, row),
  }
}

const ruleFactsOf = (world: World, row: DocumentRow): Document['ruleFacts'] => {
  const { hasIndex, wasSentByExchange, registersBeforeSigning, addresseesWithoutProfile, awaitsNewAgreement } =
    factsOfRow(world, row)
  return {
    hasIndex,
    wasSentByExchange,
    registersBeforeSigning,
    awaitsNewAgreement,
    addresseesWithoutProfile: [...addresseesWithoutProfile],
  }
}

/** The parent document if the caller may read it; otherwise not even its number is shown. */
export const readableParent = (world: World, caller: Caller, row: DocumentRow): DocumentRow | undefined => {
  const parent = world.documents.get(row.parentGuid)
  return parent && readableBy(world, caller)(parent) ? parent : undefined
}

export const documentView = (world: World, caller: Caller, row: DocumentRow): Document => {
  const parent = readableParent(world, caller, row)
  const index = asOf(world, 'numberIndexes', row.numberIndexId, row.dateRegistered)
  return {
    guid: row.guid,
    changedGuid: row.changedGuid,
    documentNumber: row.number,
    dateRegistered: row.dateRegistered,
    dateCreated: row.dateCreated,
    documentDirectionId: row.directionId,
    documentType: { id: row.typeId, name: typeNameOf(world, row) },
    scope: row.scope,
    documentStatusId: row.statusId,
    documentStatusName: shownStatusOf(row),
    statusReason: row.statusReason ?? '',
    closingGround: row.closingGroundId ?? null,
    suspendedUntil: row.suspendedUntil,
    subjectDescription: row.subject,
    caseFile: caseFileOf(world, caller, row),
    receiptOrder: row.receiptOrder ?? 0,
    parentDocument: parent
      ? { guid: parent.guid, documentNumber: parent.number, subjectDescription: parent.subject }
      : null,
    receivedVia: entryOption(world, 'receivedVias', row.receivedViaId),
    sentVia: entryOption(world, 'sentVias', row.sentViaId),
    dateReceived: row.dateReceived,
    externalRefNumber: row.externalRefNumber ?? '',
    externalRefDate: row.externalRefDate,
    addressedToDepartment: departmentOption(world, row.addressedToDepartmentId, row.dateRegistered),
    addressedToPerson: personOption(world, row.addressedToPersonId, row.dateRegistered),
    department: departmentOption(world, row.departmentId, row.dateRegistered),
    createdBy: personOption(world, row.createdByPersonId, row.dateCreated),
    registeredBy: personOption(world, row.registeredByPersonId, row.dateRegistered),
    preparedBy: personOption(world, row.authorPersonId, row.dateRegistered),
    signedBy: personOption(world, row.signedByPersonId, row.dateRegistered),
    ...signaturesOf(world, row),
    numberIndex: index ? { id: index.id, numberPrefix: index.numberPrefix } : null,
    classifications: row.classificationIds.flatMap((id) => {
      const one = asOf(world, 'classifications', id, row.dateRegistered)
      return one ? [{ id, name: `${one.code} ${one.name}` }] : []
    }),
    deadline: deadlineOf(world, row),
    workingDaysLeft: workingDaysLeftOf(world, row),
    priority: entryOption(world, 'taskPriorities', row.priorityId),
    sheetsCount: row.sheets,
    enclosuresCount: row.attachments,
    resultDelivery: resultDeliveries[row.resultDeliveryId ?? 0] ?? '',
    serviceKind: serviceKinds.find(({ id }) => id === row.serviceKindId)?.name ?? '',
    isAnonymous: row.isAnonymous,
    accessCode: row.accessCode ?? '',
    note: row.note ?? '',
    correspondents: correspondentOptions(world, row),
    counts: countsOf(world, caller, row),
    ruleFacts: ruleFactsOf(world, row),
    openTaskTitles: openTasksOf(world, row).map(({ description }) => description),
    unfinishedInCase: isUnfinished(statusOf(row)) ? unfinishedInCase(world, caller, row) : [],
  }
}
