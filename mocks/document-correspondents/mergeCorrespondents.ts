import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { doubleReason, mayMerge } from '../../src/rules/correspondents/doubles.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { columnsOfPeople, peopleOfDocument } from '../documents/correspondentRoles.ts'
import { change, remember } from '../documents/history.ts'
import { assertTitled } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { moveReferences } from '../integrity/moveReferences.ts'
import { namersOf } from '../integrity/referencingRows.ts'
import { logAction } from '../journal/logAction.ts'
import { correspondentView, listedParty, wholeView } from './documentCorrespondentViews.ts'

const ownTables = ['correspondentAddresses', 'correspondentContacts', 'correspondentRepresentatives'] as const
const isOwn = (table: string): boolean => ownTables.some((own) => own === table)

export const doublesOf = (db: MockDatabase, row: CorrespondentRow) => {
  const one = wholeView(db, row)
  return db.correspondents.all().flatMap((other) => {
    if (other.mergedIntoId || other.isLegalEntity !== row.isLegalEntity) return []
    const reason = doubleReason(one, wholeView(db, other))
    return reason === null ? [] : [{ ...listedParty(other), reason }]
  })
}

export const usesOf = (db: MockDatabase, { id }: CorrespondentRow) => {
  const places = namersOf(db, { table: 'correspondents', key: id }).filter(({ table }) => !isOwn(table))
  const documents = db.documents.by('correspondentIds', id)
  const cases = new Set(documents.flatMap(({ caseFileGuid }) => caseFileGuid ?? []))
  const countOf = (table: string) => places.filter((place) => place.table === table).length
  const messages = countOf('exchangeMessages')
  return {
    documents: documents.length,
    caseFiles: cases.size,
    messages,
    tasks: documents.reduce((sum, { guid }) => sum + db.tasks.by('documentGuid', guid).length, 0),
    others: places.length - countOf('documents') - messages,
  }
}

/** A document with both people keeps one of them, with the role of either. */
const moveInDocuments = (db: MockDatabase, caller: Caller, kept: CorrespondentRow, gone: CorrespondentRow): void => {
  for (const document of db.documents.by('correspondentIds', gone.id)) {
    const people = peopleOfDocument(document)
    const roleId = people.find(({ id, roleId: role }) => (id === kept.id || id === gone.id) && role !== null)?.roleId
    const moved = people.map((one) =>
      one.id === kept.id || one.id === gone.id ? { id: kept.id, roleId: roleId ?? null } : one,
    )
    const once = moved.filter(({ id }, at) => moved.findIndex((one) => one.id === id) === at)
    change(db, document, columnsOfPeople(once))
    remember(db, caller, document.guid, {
      action: 'Обединяване на кореспонденти',
      attribute: 'Кореспонденти',
      oldValue: correspondentNameOf(gone),
      newValue: correspondentNameOf(kept),
    })
  }
}

const removeOwnRows = (db: MockDatabase, { id }: CorrespondentRow): void => {
  for (const { table, key } of namersOf(db, { table: 'correspondents', key: id }))
    if (isOwn(table)) db.remove(table, key)
}

export const mergeCorrespondents = (
  db: MockDatabase,
  caller: Caller,
  { kept, gone }: { kept: CorrespondentRow; gone: CorrespondentRow },
  given: Correspondent,
): CorrespondentRow => {
  assertTitled(mayMerge(correspondentView(db, caller, kept), correspondentView(db, caller, gone)))
  // The record that goes away is marked first, so that its number no longer counts as taken.
  db.put('correspondents', { ...gone, mergedIntoId: kept.id, isActive: false })
  const saved = saveCorrespondent(db, caller, given)
  removeOwnRows(db, gone)
  moveInDocuments(db, caller, saved, gone)
  moveReferences(db, { table: 'correspondents', key: gone.id }, kept.id)
  for (const objectId of [kept.id, gone.id])
    logAction(db, caller, {
      action: 'Обединяване',
      objectKind: 'Кореспондент',
      objectId: String(objectId),
      description: correspondentNameOf(saved),
      oldValue: correspondentNameOf(gone),
      newValue: correspondentNameOf(saved),
    })
  return saved
}
