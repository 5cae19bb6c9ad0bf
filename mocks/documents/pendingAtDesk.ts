import { Direction } from '../../src/contract/enumerations.ts'
import { type DeskStep, deskStatuses, deskStep, deskStepNames } from '../../src/rules/documents/registryDeskWork.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { type Awaiting, awaitingOf } from './callerRole.ts'
import { factsOfRow } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { permissionsBy, statusOf } from './permissions.ts'
import { signaturesOf } from './signature.ts'

const mayStand = (row: DocumentRow): boolean =>
  row.directionId !== Direction.INCOMING && deskStatuses.includes(statusOf(row))

export const deskStepBy = (db: MockDatabase, caller: Caller): ((row: DocumentRow) => DeskStep | null) => {
  const permissionsOf = permissionsBy(db, caller)
  return (row) => {
    if (!mayStand(row)) return null
    const permissions = permissionsOf(row)
    return permissions.register || permissions.send ? deskStep(factsOfRow(db, row), permissions) : null
  }
}

/**
 * Returns a function that says why a document waits for the caller: an open request, or pending registration or sending
 * (with its signer or author).
 */
export const waitingBy = (db: MockDatabase, caller: Caller): ((row: DocumentRow) => Awaiting | null) => {
  const stepOf = deskStepBy(db, caller)
  return (row) => {
    const request = awaitingOf(db, caller, row)
    const step = request ? null : stepOf(row)
    if (!step) return request
    const { signature } = signaturesOf(db, row)
    const from = db.persons.get(signature?.by.id ?? row.authorPersonId)
    return {
      typeId: 0,
      what: deskStepNames[step],
      from: from ? firstAndLastNameOf(from) : '',
      since: signature?.date ?? row.statusDate,
    }
  }
}

export const documentsAtDesk = (db: MockDatabase): DocumentRow[] => db.documents.all().filter(mayStand)
