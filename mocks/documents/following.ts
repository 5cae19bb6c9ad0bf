import type { FollowedDocument, FollowScope, following } from '../../src/contract/following.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { documentLabel } from './documentNames.ts'
import type { DocumentRow, HistoryRow } from './documentRows.ts'
import { seesInternal } from './internalTo.ts'
import { shownStatusOf } from './listRow.ts'
import { readableBy } from './permissions.ts'
import { readableDocument } from './readableDocument.ts'

export type FollowRow = {
  /** `{personId}:{documentGuid}`. */
  key: string
  personId: number
  documentGuid: string
  what: FollowScope
  /** Changes after this moment are new. */
  seenUntil: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    follows: FollowRow
  }
}

const MOST_CHANGES = 5
export const followKey = (personId: number, documentGuid: string): string => `${personId}:${documentGuid}`

/** Returns „Смяна на статус: За резолюция“, without the attribute if the action names it. */
const textOf = ({ action, attribute, newValue }: HistoryRow): string => {
  const isNamed = attribute !== null && action.toLowerCase().includes(attribute.toLowerCase())
  const what = [isNamed ? null : attribute, newValue].filter(Boolean).join(' – ')
  return what === '' ? action : `${action}: ${what}`
}

const documentsOf = (db: MockDatabase, caller: Caller, { what }: FollowRow, row: DocumentRow): DocumentRow[] => {
  if (what === 'document' || row.caseFileGuid === null) return [row]
  return db.documents.by('caseFileGuid', row.caseFileGuid).filter(readableBy(db, caller))
}

const changesOf = (db: MockDatabase, caller: Caller, follow: FollowRow, row: DocumentRow) =>
  documentsOf(db, caller, follow, row)
    .flatMap((document) =>
      db.history
        .by('documentGuid', document.guid)
        .filter(({ personId, departmentId }) => personId !== caller.person.id && seesInternal(caller, departmentId))
        .map((line) => ({ line, document })),
    )
    .sort((a, b) => (a.line.date < b.line.date ? 1 : a.line.date > b.line.date ? -1 : b.line.id - a.line.id))

const view = (db: MockDatabase, caller: Caller, follow: FollowRow, row: DocumentRow): FollowedDocument => {
  const changes = changesOf(db, caller, follow, row)
  return {
    docGuid: row.guid,
    what: follow.what,
    scope: row.scope,
    number: formatNumber(row.number, row.dateRegistered),
    subject: row.subject,
    statusName: shownStatusOf(row),
    isChanged: changes.some(({ line }) => line.date > follow.seenUntil),
    changes: changes.slice(0, MOST_CHANGES).map(({ line, document }) => {
      const person = db.persons.get(line.personId)
      return {
        docGuid: document.guid,
        number: documentLabel(document),
        text: textOf(line),
        by: person ? firstAndLastNameOf(person) : '',
        on: line.date,
        isNew: line.date > follow.seenUntil,
      }
    }),
  }
}

/** Documents that the user may no longer read are left out. */
const followedBy = (db: MockDatabase, caller: Caller): { follow: FollowRow; row: DocumentRow }[] =>
  db.follows.by('personId', caller.person.id).flatMap((follow) => {
    const row = db.documents.get(follow.documentGuid)
    return row && readableBy(db, caller)(row) ? [{ follow, row }] : []
  })

export const followScopeOf = (db: MockDatabase, caller: Caller, { guid }: DocumentRow): FollowScope | null =>
  db.follows.get(followKey(caller.person.id, guid))?.what ?? null

const log = (db: MockDatabase, caller: Caller, action: string, row: DocumentRow): void =>
  logAction(db, caller, {
    action,
    objectKind: 'Документ',
    objectId: row.guid,
    description: documentLabel(row),
  })

export const followingHandlers = (db: MockDatabase): Handlers<typeof following> => ({
  getFollowedDocuments: ({ caller }) =>
    followedBy(db, caller)
      .map(({ follow, row }) => view(db, caller, follow, row))
      .sort((a, b) => ((a.changes[0]?.on ?? '') < (b.changes[0]?.on ?? '') ? 1 : -1)),
  followDocument: ({ caller, body: { docGuid, what } }) => {
    const row = readableDocument(db, caller, docGuid)
    db.inOneStep(() => {
      db.put('follows', {
        key: followKey(caller.person.id, docGuid),
        personId: caller.person.id,
        documentGuid: docGuid,
        what,
        seenUntil: db.now().toISOString(),
      })
      log(db, caller, 'Следене', row)
    })
    return withMessage(null, what === 'caseFile' ? 'Следите преписката.' : 'Следите документа.')
  },
  unfollowDocument: ({ caller, query: { docGuid } }) => {
    const row = readableDocument(db, caller, docGuid)
    db.inOneStep(() => {
      db.remove('follows', followKey(caller.person.id, docGuid))
      log(db, caller, 'Край на следене', row)
    })
    return withMessage(null, 'Вече не го следите.')
  },
  setFollowedSeen: ({ caller, body: { until } }) => {
    // A moment in the future would hide changes that the user has not seen.
    const seenUntil = new Date(Math.min(Date.parse(until), db.now().getTime())).toISOString()
    db.inOneStep(() => {
      for (const { follow } of followedBy(db, caller))
        if (follow.seenUntil < seenUntil) db.put('follows', { ...follow, seenUntil })
    })
    return null
  },
})
