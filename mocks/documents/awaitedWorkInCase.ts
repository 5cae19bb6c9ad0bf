import type { AwaitedInCase } from '../../src/contract/shapes/documents.ts'
import { awaitedIn } from '../../src/rules/documents/caseFileStatus.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { CaseFileRow } from './caseFileRow.ts'
import { openTasksOf } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { readableBy, statusOf } from './permissions.ts'

const workIn = (db: MockDatabase, { guid }: CaseFileRow) => {
  const documents = db.documents.by('caseFileGuid', guid)
  const openTasks = new Set(documents.flatMap((row) => openTasksOf(db, row)))
  return { documents, openTasks: [...openTasks] }
}

export const awaitedCounts = (db: MockDatabase, file: CaseFileRow) => {
  const { documents, openTasks } = workIn(db, file)
  return awaitedIn(documents.map(statusOf), openTasks.length)
}

const placeOf = ({ receiptOrder }: DocumentRow): number => receiptOrder ?? Number.MAX_SAFE_INTEGER

/**
 * Returns the open work in a case file: the count of all work, and the names only of the objects that the caller may
 * read.
 */
export const awaitedInCase = (db: MockDatabase, caller: Caller, file: CaseFileRow): AwaitedInCase => {
  const { documents, openTasks } = workIn(db, file)
  const may = readableBy(db, caller)
  const readable = documents.filter(may)
  const guids = new Set(readable.map(({ guid }) => guid))
  return {
    ...awaitedIn(documents.map(statusOf), openTasks.length),
    items: [
      ...readable
        .filter((row) => isUnfinished(statusOf(row)))
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map(({ guid, number, dateRegistered, subject }) => ({
          kind: 'document' as const,
          guid,
          documentGuid: guid,
          number,
          dateRegistered,
          title: subject,
        })),
      ...openTasks
        .filter(({ documentGuid }) => guids.has(documentGuid))
        .map(({ guid, documentGuid, id, description }) => ({
          kind: 'task' as const,
          guid,
          documentGuid,
          number: String(id),
          dateRegistered: null,
          title: description,
        })),
    ],
  }
}
