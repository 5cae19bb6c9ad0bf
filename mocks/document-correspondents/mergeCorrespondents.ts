import type { Correspondent } from '../../src/contract/shapes/correspondents.ts'
import { type DoubleReason, doubleReason, mayMerge } from '../../src/rules/correspondents/doubles.ts'
import { foldName } from '../../src/rules/words/foldText.ts'
import { saveCorrespondent } from '../correspondents/correspondentCommands.ts'
import { correspondentNameOf, identifierOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { columnsOfPeople, peopleOfDocument } from '../documents/correspondentRoles.ts'
import { change, remember } from '../documents/history.ts'
import { assertTitled } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { recentOf } from '../engine/memoizeLast.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { moveReferences } from '../integrity/moveReferences.ts'
import { namersOf } from '../integrity/referencingRows.ts'
import { logAction } from '../journal/logAction.ts'
import { correspondentRowView, correspondentView, listedParty, wholeView } from './documentCorrespondentViews.ts'

const ownTables = ['correspondentAddresses', 'correspondentContacts', 'correspondentRepresentatives'] as const
const isOwn = (table: string): boolean => ownTables.some((own) => own === table)

const foldedNames = new WeakMap<CorrespondentRow, string>()
const foldedNameOf = (row: CorrespondentRow): string => {
  const known = foldedNames.get(row) ?? foldName(correspondentNameOf(row))
  foldedNames.set(row, known)
  return known
}

/** What two doubles have in common: the kind and either the number or the name. */
const keysOf = (row: CorrespondentRow): string[] => {
  const [number, name] = [identifierOf(row), foldedNameOf(row)]
  return [...(number ? [`number ${number}`] : []), ...(name ? [`name ${name}`] : [])].map(
    (key) => `${row.isLegalEntity} ${key}`,
  )
}

/** The records by these keys, so that only records with a common one are compared. Built once per change. */
const rowsByKey = (db: MockDatabase): ReadonlyMap<string, readonly CorrespondentRow[]> =>
  recentOf(db, 'correspondents by number and name', () => {
    const rows = new Map<string, CorrespondentRow[]>()
    for (const row of db.correspondents.all()) {
      if (row.mergedIntoId) continue
      for (const key of keysOf(row)) {
        const known = rows.get(key)
        if (known) known.push(row)
        else rows.set(key, [row])
      }
    }
    return rows
  })

export const doublesOf = (db: MockDatabase, row: CorrespondentRow) => {
  const byKey = rowsByKey(db)
  const candidates = new Set(keysOf(row).flatMap((key) => byKey.get(key) ?? []))
  const one = wholeView(db, row)
  return [...candidates]
    .toSorted((a, b) => a.id - b.id)
    .flatMap((other) => {
      const reason = doubleReason(one, wholeView(db, other))
      return reason === null ? [] : [{ ...listedParty(other), reason }]
    })
}

/** The record that is kept comes first: the one with a number, with more documents, or entered earlier. */
const keptFirst =
  (db: MockDatabase) =>
  (a: CorrespondentRow, b: CorrespondentRow): number => {
    const hasNumber = (row: CorrespondentRow) => (identifierOf(row) === '' ? 0 : 1)
    const documents = ({ id }: CorrespondentRow) => db.documents.by('correspondentIds', id).length
    return hasNumber(b) - hasNumber(a) || documents(b) - documents(a) || a.id - b.id
  }

const pairsOfRegister = (db: MockDatabase) =>
  recentOf(db, 'doubles of the register', () => {
    const pairs = new Map<string, { kept: CorrespondentRow; gone: CorrespondentRow; reason: DoubleReason }>()
    const views = new Map<number, Correspondent>()
    const viewOf = (row: CorrespondentRow): Correspondent => {
      const view = views.get(row.id) ?? wholeView(db, row)
      views.set(row.id, view)
      return view
    }
    for (const rows of rowsByKey(db).values())
      for (const [at, one] of rows.entries())
        for (const other of rows.slice(at + 1)) {
          const key = [one.id, other.id].toSorted((a, b) => a - b).join('/')
          if (pairs.has(key)) continue
          const reason = doubleReason(viewOf(one), viewOf(other))
          if (reason === null) continue
          const [kept, gone] = [one, other].toSorted(keptFirst(db))
          if (kept && gone) pairs.set(key, { kept, gone, reason })
        }
    return [...pairs.values()].toSorted((a, b) => b.gone.id - a.gone.id)
  })

export const doublesPage = (db: MockDatabase, { skip, take }: { skip: number; take: number }) => {
  const pairs = pairsOfRegister(db)
  return {
    items: pairs.slice(skip, skip + take).map(({ kept, gone, reason }) => ({
      kept: correspondentRowView(db, kept),
      gone: correspondentRowView(db, gone),
      reason,
    })),
    totalCount: pairs.length,
  }
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
