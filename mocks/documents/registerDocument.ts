import { Direction } from '../../src/contract/enumerations.ts'
import { caseOrder, counterYear, nextNumber, numberOf } from '../../src/rules/identifiers/registrationNumber.ts'
import { assertFound, refuseByServer } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { ownerByRules } from '../settings/ownerRules.ts'
import type { CounterRow } from '../settings/settingsRows.ts'
import { assertThat } from './assertDocumentAction.ts'
import { indexOf } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { termOfRegistered } from './documentTerm.ts'
import { remember } from './history.ts'
import { notifyOfNewDocument } from './notifyOfNewDocument.ts'

const asRuleRow = (row: CounterRow) => ({
  ...row,
  firstNumber: row.initialNumber,
  restartsEachYear: row.resetsYearly,
})

export const takeNumber = (db: MockDatabase, numberIndexId: number, dateRegistered: string): string => {
  const index = db.numberIndexes.get(numberIndexId)
  if (!index?.isActive) return refuseByServer('Няма активен регистров индекс за този вид документ.')
  const rows = db.counters.by('code', index.counterCode).map(asRuleRow)
  if (rows.length === 0) return refuseByServer(`Регистровият индекс „${index.numberPrefix}“ няма брояч.`)
  const year = counterYear(dateRegistered)
  const isGiven = (count: number) =>
    db.documents
      .by('number', numberOf(index.numberPrefix, count))
      .some((one) => one.dateRegistered !== null && counterYear(one.dateRegistered) === year)
  const { count, row, isNewYear } = nextNumber(rows, dateRegistered, isGiven)
  const { firstNumber: _first, restartsEachYear: _restarts, ...counter } = row
  db.put('counters', isNewYear ? { ...counter, id: db.nextId('counters') } : counter)
  return numberOf(index.numberPrefix, count)
}

const REGISTERED = 2
const CODE_LENGTH = 8

const ownerOf = (db: MockDatabase, row: DocumentRow): number => {
  const { directionId: documentDirectionId, addressedToDepartmentId: departmentId, typeId: documentTypeId } = row
  const named = ownerByRules(db, { documentDirectionId, departmentId, documentTypeId })
  return named ?? row.addressedToPersonId ?? row.authorPersonId
}

export const joinCase = (db: MockDatabase, row: DocumentRow): { caseFileGuid: string; receiptOrder: number } => {
  const joined = db.caseFiles.get(row.caseFileGuid)
  if (joined?.rootDocumentGuid === row.guid) {
    db.put('caseFiles', { ...joined, number: row.number })
    return { caseFileGuid: joined.guid, receiptOrder: 1 }
  }
  if (joined) {
    const taken = db.documents.by('caseFileGuid', joined.guid).map(({ receiptOrder }) => receiptOrder ?? 0)
    return { caseFileGuid: joined.guid, receiptOrder: caseOrder(taken) }
  }
  const guid = db.newGuid()
  db.put('caseFiles', {
    guid,
    id: db.nextId('caseFiles'),
    scope: row.scope,
    number: row.number,
    rootDocumentGuid: row.guid,
    subject: row.subject,
    statusId: 1,
    statusDate: db.now().toISOString(),
    dateOpened: db.now().toISOString(),
    departmentId: row.addressedToDepartmentId ?? row.departmentId,
    ownerPersonId: ownerOf(db, row),
    classificationId: row.classificationIds[0] ?? null,
    retentionYears: db.classifications.get(row.classificationIds[0])?.retentionYears ?? null,
    note: null,
  })
  return { caseFileGuid: guid, receiptOrder: 1 }
}

const nameAddressees = (db: MockDatabase, row: DocumentRow): void => {
  if (row.directionId !== Direction.OUTGOING || db.addressees.by('documentGuid', row.guid).length > 0) return
  for (const [at, correspondentId] of row.correspondentIds.entries())
    db.put('addressees', {
      id: db.nextId('addressees'),
      documentGuid: row.guid,
      kind: 'correspondent',
      correspondentId,
      departmentId: null,
      personId: null,
      sentViaId: row.sentViaId,
      address: null,
      attentionTo: null,
      isCopy: at > 0,
      deliveryStatusId: null,
      dateSent: null,
      dateDelivered: null,
      messageGuid: null,
      note: null,
    })
}

/** Links the case file of an answer with the other case files that it answers. */
export const connectAnswered = (db: MockDatabase, caller: Caller, row: DocumentRow): void => {
  for (const guid of row.answeredGuids ?? [])
    db.announce('casesConnected', caller, row.caseFileGuid, db.documents.get(guid)?.caseFileGuid ?? null)
}

const accessCode = (guid: string): string => guid.replaceAll('-', '').slice(0, CODE_LENGTH).toUpperCase()

export const giveNumber = (db: MockDatabase, caller: Caller, row: DocumentRow): DocumentRow => {
  const dateRegistered = db.now().toISOString()
  const numberIndexId = indexOf(db, row)
  const number = takeNumber(db, numberIndexId ?? 0, dateRegistered)
  const numbered: DocumentRow = {
    ...row,
    ...termOfRegistered(db, row, dateRegistered),
    number,
    numberIndexId,
    dateRegistered,
    registeredByPersonId: caller.person.id,
    statusId: REGISTERED,
    statusDate: dateRegistered,
    accessCode: row.accessCode ?? accessCode(row.guid),
    changedGuid: db.newGuid(),
  }
  const registered = { ...numbered, ...joinCase(db, numbered) }
  db.put('documents', registered)
  nameAddressees(db, registered)
  connectAnswered(db, caller, registered)
  remember(db, caller, row.guid, { action: 'Регистриране', attribute: 'Рег. №', newValue: number })
  db.announce('documentRegistered', caller, registered)
  return registered
}

export const registerDocument = (db: MockDatabase, caller: Caller, requested: DocumentRow): DocumentRow => {
  const row = assertFound(db.documents.get(requested.guid), 'Документът')
  assertThat(db, caller, row, 'register')
  const registered = giveNumber(db, caller, row)
  notifyOfNewDocument(db, registered)
  return registered
}
