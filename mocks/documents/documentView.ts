import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { Document } from '../../src/contract/shapes/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { asSuspension, ofTerm } from '../../src/rules/deadlines/suspension.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { departmentOption, personOption } from '../people/names.ts'
import { entryOption } from '../settings/nomenclatures.ts'
import { awaitedInCase } from './awaitedInCase.ts'
import { isClosed } from './caseFileRow.ts'
import { addresseesCountOf, factsOfRow, openTasksOf, outgoingInCase } from './documentFacts.ts'
import { seesComment } from './internalTo.ts'
import { shownStatusOf, workingDaysLeftOf } from './listRow.ts'
import { readableBy, statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'
import { signatureOf } from './signature.ts'
import { hasPassed } from './standing.ts'
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
  const rule = world.deadlineRules.get(row.deadlineRuleId)
  const startDate = row.deadlineStart ?? civilDateOf(row.dateRegistered ?? row.dateCreated)
  const suspensions = row.suspensions.flatMap((interval) => asSuspension(interval) ?? [])
  return {
    startDate,
    endDate: row.deadline,
    quantity: row.deadlineQuantity ?? 0,
    deadlineUnitOfMeasureId: row.deadlineUnitId ?? 0,
    ruleName: rule
      ? `${world.documentTypes.get(rule.documentTypeId)?.name ?? ''}: ${formatTerm(rule.quantity, rule.unitId)}`
      : '',
    legalBasis: rule?.basis ?? '',
    suspensions: ofTerm(startDate, suspensions),
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
    outgoingInCase: outgoingInCase(world, row),
  }
}

const ruleFactsOf = (world: World, row: DocumentRow): Document['ruleFacts'] => {
  const { hasIndex, wasSentByExchange, registersBeforeSigning, addresseesWithoutProfile } = factsOfRow(world, row)
  return {
    hasIndex,
    wasSentByExchange,
    registersBeforeSigning,
    addresseesWithoutProfile: [...addresseesWithoutProfile],
  }
}

/** The document it hangs under, as far as the caller may read it: of others not even the number is told. */
export const readableParent = (world: World, caller: Caller, row: DocumentRow): DocumentRow | undefined => {
  const parent = world.documents.get(row.parentGuid)
  return parent && readableBy(world, caller)(parent) ? parent : undefined
}

/** A document as its page shows it. */
export const documentView = (world: World, caller: Caller, row: DocumentRow): Document => {
  const parent = readableParent(world, caller, row)
  const index = world.numberIndexes.get(row.numberIndexId)
  return {
    guid: row.guid,
    changedGuid: row.changedGuid,
    documentNumber: row.number,
    dateRegistered: row.dateRegistered,
    dateCreated: row.dateCreated,
    documentDirectionId: row.directionId,
    documentType: { id: row.typeId, name: world.documentTypes.get(row.typeId)?.name ?? '' },
    scope: row.scope,
    documentStatusId: row.statusId,
    documentStatusName: shownStatusOf(row),
    statusReason: row.statusReason ?? '',
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
    addressedToDepartment: departmentOption(world, row.addressedToDepartmentId),
    addressedToPerson: personOption(world, row.addressedToPersonId),
    department: departmentOption(world, row.departmentId),
    createdBy: personOption(world, row.createdByPersonId),
    registeredBy: personOption(world, row.registeredByPersonId),
    preparedBy: personOption(world, row.authorPersonId),
    signedBy: personOption(world, row.signedByPersonId),
    signature: signatureOf(world, row),
    numberIndex: index ? { id: index.id, numberPrefix: index.numberPrefix } : null,
    classifications: row.classificationIds.flatMap((id) => {
      const one = world.classifications.get(id)
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
    counts: countsOf(world, caller, row),
    ruleFacts: ruleFactsOf(world, row),
    openTaskTitles: openTasksOf(world, row).map(({ description }) => description),
    unfinishedInCase: isUnfinished(statusOf(row)) ? unfinishedInCase(world, caller, row) : [],
  }
}
