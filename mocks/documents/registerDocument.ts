import { Direction } from '../../src/contract/enumerations.ts'
import { caseOrder, counterYear, nextNumber, numberOf } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import { found, ownRefusal } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { ownerByRules } from '../settings/ownerRules.ts'
import type { CounterRow } from '../settings/rows.ts'
import { indexOf } from './documentFacts.ts'
import { termOfRegistered } from './documentTerm.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { notifyOfNewDocument } from './notifyOfNewDocument.ts'
import type { DocumentRow } from './rows.ts'

const asRuleRow = (row: CounterRow) => ({
  ...row,
  firstNumber: row.initialNumber,
  restartsEachYear: row.resetsYearly,
})

/** Takes the next number of an index, in the same transaction as the document that gets it. */
export const takeNumber = (world: World, numberIndexId: number, dateRegistered: string): string => {
  const index = world.numberIndexes.get(numberIndexId)
  if (!index?.isActive) return ownRefusal('Няма активен регистров индекс за този вид документ.')
  const rows = world.counters.by('code', index.counterCode).map(asRuleRow)
  if (rows.length === 0) return ownRefusal(`Регистровият индекс „${index.numberPrefix}“ няма брояч.`)
  const year = counterYear(dateRegistered)
  const isGiven = (count: number) =>
    world.documents
      .by('number', numberOf(index.numberPrefix, count))
      .some((one) => one.dateRegistered !== null && counterYear(one.dateRegistered) === year)
  const { count, row, isNewYear } = nextNumber(rows, dateRegistered, isGiven)
  const { firstNumber: _first, restartsEachYear: _restarts, ...counter } = row
  world.put('counters', isNewYear ? { ...counter, id: world.nextId('counters') } : counter)
  return numberOf(index.numberPrefix, count)
}

const REGISTERED = 2
const CODE_LENGTH = 8

const ownerOf = (world: World, row: DocumentRow): number => {
  const { directionId: documentDirectionId, addressedToDepartmentId: departmentId, typeId: documentTypeId } = row
  const named = ownerByRules(world, { documentDirectionId, departmentId, documentTypeId })
  return named ?? row.addressedToPersonId ?? row.authorPersonId
}

/** Opens a case file with the document as its root, or adds it to an existing one. */
const joinCase = (world: World, row: DocumentRow): { caseFileGuid: string; receiptOrder: number } => {
  const joined = world.caseFiles.get(row.caseFileGuid)
  if (joined?.rootDocumentGuid === row.guid) {
    world.put('caseFiles', { ...joined, number: row.number })
    return { caseFileGuid: joined.guid, receiptOrder: 1 }
  }
  if (joined) {
    const taken = world.documents.by('caseFileGuid', joined.guid).map(({ receiptOrder }) => receiptOrder ?? 0)
    return { caseFileGuid: joined.guid, receiptOrder: caseOrder(taken) }
  }
  const guid = world.newGuid()
  world.put('caseFiles', {
    guid,
    id: world.nextId('caseFiles'),
    scope: row.scope,
    number: row.number,
    rootDocumentGuid: row.guid,
    subject: row.subject,
    statusId: 1,
    statusDate: world.now().toISOString(),
    dateOpened: world.now().toISOString(),
    departmentId: row.addressedToDepartmentId ?? row.departmentId,
    ownerPersonId: ownerOf(world, row),
    classificationId: row.classificationIds[0] ?? null,
    retentionYears: world.classifications.get(row.classificationIds[0])?.retentionYears ?? null,
    note: null,
  })
  return { caseFileGuid: guid, receiptOrder: 1 }
}

const nameAddressees = (world: World, row: DocumentRow): void => {
  if (row.directionId !== Direction.OUTGOING || world.addressees.by('documentGuid', row.guid).length > 0) return
  for (const [at, correspondentId] of row.correspondentIds.entries())
    world.put('addressees', {
      id: world.nextId('addressees'),
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

const accessCode = (guid: string): string => guid.replaceAll('-', '').slice(0, CODE_LENGTH).toUpperCase()

/** Gives a document its number and date, its place in a case file and its term. Does not check permissions. */
export const giveNumber = (world: World, caller: Caller, row: DocumentRow): DocumentRow => {
  const dateRegistered = world.now().toISOString()
  const numberIndexId = indexOf(world, row)
  const number = takeNumber(world, numberIndexId ?? 0, dateRegistered)
  const numbered: DocumentRow = {
    ...row,
    ...termOfRegistered(world, row, dateRegistered),
    number,
    numberIndexId,
    dateRegistered,
    registeredByPersonId: caller.person.id,
    statusId: REGISTERED,
    statusDate: dateRegistered,
    accessCode: row.accessCode ?? accessCode(row.guid),
    changedGuid: world.newGuid(),
  }
  const registered = { ...numbered, ...joinCase(world, numbered) }
  world.put('documents', registered)
  nameAddressees(world, registered)
  remember(world, caller, row.guid, { action: 'Регистриране', attribute: 'Рег. №', newValue: number })
  return registered
}

export const registerDocument = (world: World, caller: Caller, requested: DocumentRow): DocumentRow => {
  const row = found(world.documents.get(requested.guid), 'Документът')
  insistOn(world, caller, row, 'register')
  const registered = giveNumber(world, caller, row)
  notifyOfNewDocument(world, registered)
  return registered
}
