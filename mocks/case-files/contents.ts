import type { CaseFileContents } from '../../src/contract/caseFiles.ts'
import { correspondentRoleLabels } from '../../src/contract/correspondentRoles.ts'
import { Direction } from '../../src/contract/enumerations.ts'
import { asRole } from '../../src/rules/correspondents/documentRoles.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { correspondentOptions } from '../documents/documentNames.ts'
import type { DocumentRow, ObligationRow } from '../documents/documentRows.ts'
import { fileView } from '../documents/fileView.ts'
import { historyView, newestFirst } from '../documents/historyView.ts'
import { seesInternal } from '../documents/internalTo.ts'
import { paymentsOf, statusOfObligation } from '../documents/obligationView.ts'
import { readableBy } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { inOrder } from './tree.ts'

const ofDocument = ({ guid, number, dateRegistered }: DocumentRow) => ({
  docGuid: guid,
  documentNumber: number,
  dateRegistered,
})

type Party = CaseFileContents['people'][number]

/** Returns each person once, with all roles in the order of the documents. */
const peopleOf = (db: MockDatabase, file: CaseFileRow, documents: readonly DocumentRow[]): Party[] => {
  const found = new Map<string, Party>()
  const add = (key: string, name: string, isCorrespondent: boolean, role: string): void => {
    if (name === '') return
    const known = found.get(key) ?? { name, isCorrespondent, roles: [] }
    found.set(key, known.roles.includes(role) ? known : { ...known, roles: [...known.roles, role] })
  }
  const addPerson = (id: number | null, date: string | null, role: string): void => {
    if (id !== null) add(`person ${id}`, fullNameAt(db, id, date ?? db.now().toISOString()), false, role)
  }
  for (const row of documents) {
    const [first] = row.correspondentIds
    for (const { id, name, roleId } of correspondentOptions(db, row)) {
      const chosen = asRole(roleId)
      const sender = row.scope === 2 ? 'заявител' : 'подател'
      const isSender = row.directionId === Direction.INCOMING
      const usual = isSender ? (id === first ? sender : 'кореспондент') : 'получател'
      add(`correspondent ${id}`, name, true, chosen ? correspondentRoleLabels[chosen].toLowerCase() : usual)
    }
  }
  addPerson(file.ownerPersonId, file.dateOpened, 'водещ')
  for (const row of documents) {
    if (row.directionId !== Direction.INCOMING) addPerson(row.authorPersonId, row.dateCreated, 'изготвил')
    if (row.number !== null) addPerson(row.signedByPersonId, row.dateRegistered, 'подписал')
    addPerson(row.addressedToPersonId, row.dateRegistered, 'адресат')
    for (const part of db.taskAssignees.by('documentGuid', row.guid))
      addPerson(part.personId, part.dateCompleted, part.isMain ? 'отговорен изпълнител' : 'изпълнител')
  }
  const all = [...found.values()]
  return [...all.filter(({ isCorrespondent }) => isCorrespondent), ...all.filter((one) => !one.isCorrespondent)]
}

const obligationOf = (db: MockDatabase, row: ObligationRow) => {
  const debtor = asOf(db, 'correspondents', row.correspondentId, row.dateCreated)
  return {
    guid: row.guid,
    basis: row.basis,
    debtor: debtor ? correspondentNameOf(debtor) : '',
    currency: row.currency,
    amount: decimalOf(row.amountCents),
    paid: decimalOf(paymentsOf(db, row).reduce((sum, { amountCents }) => sum + amountCents, 0)),
    dueDate: row.dateDue,
    statusId: statusOfObligation(db, row),
  }
}

export const caseFileContents = (db: MockDatabase, caller: Caller, file: CaseFileRow): CaseFileContents => {
  const documents = db.documents.by('caseFileGuid', file.guid).filter(readableBy(db, caller)).toSorted(inOrder)
  return {
    people: peopleOf(db, file, documents),
    obligations: documents.flatMap((row) =>
      db.obligations.by('documentGuid', row.guid).map((one) => ({ ...obligationOf(db, one), ...ofDocument(row) })),
    ),
    files: documents.flatMap((row) =>
      db.attachedFiles.by('documentGuid', row.guid).map((one) => ({ ...fileView(db, one), ...ofDocument(row) })),
    ),
    history: documents
      .flatMap((row) => db.history.by('documentGuid', row.guid).map((entry) => ({ row, entry })))
      .filter(({ entry }) => seesInternal(caller, entry.departmentId))
      .toSorted((a, b) => newestFirst(a.entry, b.entry))
      .map(({ row, entry }) => ({ ...historyView(db, entry), ...ofDocument(row) })),
  }
}
