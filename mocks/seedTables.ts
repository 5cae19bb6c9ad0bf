import { userActionRows } from './audit/seedUserActions.ts'
import { ownerOfBlock, representativesOf } from './correspondents/seedCorrespondents.ts'
import {
  enteredAddresses,
  enteredContacts,
  enteredCorrespondent,
  enteredCount,
  enteredIdsEnd,
} from './correspondents/seedDoubles.ts'
import { deviceActions } from './devices/seedActions.ts'
import type { DocumentRow } from './documents/documentRows.ts'
import { eventsOfReturns } from './documents/seedAttempts.ts'
import { documentRows, placeOfDocument } from './documents/seedDocuments.ts'
import { eventsOfComments, eventsOfFees, HISTORY_BLOCK, historyOf } from './documents/seedEvents.ts'
import { noticesOfCases, noticesOfDocuments } from './documents/seedNotices.ts'
import { obligationTables } from './documents/seedObligations.ts'
import { addresseesOf, commentsOf, filesOf, PARTS_BLOCK } from './documents/seedParts.ts'
import type { Beginning } from './engine/mockDatabase.ts'
import { type Key, type LookupColumn, type Part, Table } from './engine/table.ts'
import type { Rows, TableName } from './engine/tableRows.ts'
import {
  attachmentIdsEnd,
  attachmentsOf,
  deliveryOfAddressee,
  eventsOfDeliveries,
  exchangeMessageRows,
  messageOfAttachment,
} from './exchange/seedMessages.ts'
import { noticesOfExchange } from './exchange/seedNotices.ts'
import { NOTIFICATIONS_BLOCK, type NoticesOf, notificationsOf } from './notifications/seedNotifications.ts'
import { numberOfGuid } from './seed/guid.ts'
import { inPieces } from './seed/incrementalSeed.ts'
import { tablesOf } from './seed/seededRow.ts'
import type { Frame } from './seed/seedFrame.ts'
import { staffActions } from './staff/seedActions.ts'
import { staffSteps } from './staff/seedNotices.ts'
import { noticesOfTasks } from './tasks/seedNotices.ts'
import { openWorkOf } from './tasks/seedOpenWork.ts'
import { eventsOfTasks } from './tasks/seedTaskEvents.ts'
import { taskPlansOf } from './tasks/seedTaskPlans.ts'
import { taskTables } from './tasks/seedTasks.ts'
import { tasksForEverybody } from './tasks/seedTasksForEverybody.ts'
import { plainTables } from './unseededTables.ts'

export type Tables = { readonly [T in TableName]: Table<Rows[T]> }

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const byId = <R extends { id: number }>(seed: () => R[], part?: Part<R>) =>
  new Table<R>({ key: (row) => row.id, seed, ...(part ? { part } : {}) })
const byGuid = <R extends { guid: string }>(seed: () => R[], part?: Part<R>) =>
  new Table<R>({ key: (row) => row.guid, seed, ...(part ? { part } : {}) })

const partsOfDocuments = (frame: Frame) => {
  return <R extends { documentGuid: string }>(
    rowsOf: (frame: Frame, row: DocumentRow) => R[],
    idOf: (key: Key) => number,
    block = PARTS_BLOCK,
  ): [seed: () => R[], part: Part<R>] => [
    () => frame.documents.flatMap((row) => rowsOf(frame, row)),
    {
      column: 'documentGuid' as LookupColumn<R>,
      rowsOf: (guid) => {
        const row = frame.documentOf(String(guid))
        return row ? rowsOf(frame, row) : []
      },
      partOf: (key) => frame.documents[Math.floor(idOf(key) / block) - 1]?.guid,
      highestId: (frame.count + 1) * block,
    },
  ]
}

const partOfCorrespondents = <R extends { correspondentId: number }>(
  frame: Frame,
  rowsOf: (frame: Frame, id: number) => R[],
): [seed: () => R[], part: Part<R>] => [
  () => Array.from({ length: enteredCount(frame) }, (_, i) => rowsOf(frame, i + 1)).flat(),
  {
    column: 'correspondentId' as LookupColumn<R>,
    rowsOf: (id) => rowsOf(frame, Number(id)),
    partOf: (key) => ownerOfBlock(Number(key)),
    highestId: enteredIdsEnd(frame),
  },
]

const correspondentTable = (frame: Frame) => {
  const one = (id: Key) => {
    const row = enteredCorrespondent(frame, Number(id))
    return row ? [row] : []
  }
  return byId<Rows['correspondents']>(() => Array.from({ length: enteredCount(frame) }, (_, i) => one(i + 1)).flat(), {
    column: 'id',
    rowsOf: one,
    partOf: (key) => key,
    highestId: enteredCount(frame),
  })
}

const idOfGuid = (key: Key) => numberOfGuid(String(key))

/** Reads each table and index once, one by one, so that no request has to wait until several of them are built. */
function* firstReads(tables: Tables, personId: number): Generator<void, void> {
  const reads = [
    () => tables.documents.get(''),
    () => tables.documents.by('caseFileGuid', ''),
    () => tables.caseFiles.all(),
    () => tables.caseFiles.get(''),
    () => tables.obligations.by('documentGuid', ''),
    () => tables.tasks.get(''),
    () => tables.tasks.by('documentGuid', ''),
    () => tables.taskAssignees.by('taskGuid', ''),
    () => tables.exchangeMessages.get(''),
    () => tables.exchangeMessages.by('documentGuid', ''),
    () => tables.groupedInspections.all(),
    () => tables.inspections.all(),
    () => tables.caseFileLinks.all(),
    () => tables.leaveApplications.all(),
    () => tables.notifications.by('personId', personId),
  ]
  for (const read of reads) {
    read()
    yield
  }
}

type Made = { tables: Tables } & Pick<Beginning, 'prepareNext' | 'makeReady' | 'seededWorkOf'>
/**
 * Returns the tables of a new mock database; each is built on first read. `prepareNext` generates messages and tasks in
 * advance; `makeReady` builds their indexes.
 */
export const seedTables = (frame: Frame): Made => {
  const ofDocuments = partsOfDocuments(frame)
  const plans = taskPlansOf(
    frame,
    once(() => tasksForEverybody(frame)),
  )
  const { prepareNext: makeTasks, made: tasks } = inPieces(() => taskTables(frame, plans))
  const { prepareNext: makeMessages, made: messages } = inPieces(() => exchangeMessageRows(frame))
  const obligations = once(() => obligationTables(frame))
  const steps = staffSteps(frame)
  /** Events of documents that other modules add: fees, tasks, returned letters, deliveries, comments. */
  const events = [
    ...[eventsOfFees(obligations), eventsOfTasks(frame, plans), eventsOfReturns(frame)],
    ...[eventsOfDeliveries(frame), eventsOfComments(frame)],
  ]
  /** The order matters: of notifications at the same instant, those of the earlier function in this list come first. */
  const notices: NoticesOf[] = [
    noticesOfDocuments,
    noticesOfTasks(frame, tasks),
    noticesOfCases(frame),
    noticesOfExchange(messages),
    ({ person }) => steps(person.id),
  ]
  const messagesByGuid = once(() => new Map<Key, Rows['exchangeMessages']>(messages().map((row) => [row.guid, row])))
  const attachments = (guid: Key) => {
    const message = messagesByGuid().get(guid)
    return message ? attachmentsOf(frame, message) : []
  }
  const { persons } = frame.organisation

  const tables: Tables = {
    documents: new Table({ key: (row) => row.guid, seed: () => documentRows(frame), newestBy: placeOfDocument }),
    attachedFiles: byGuid(...ofDocuments(filesOf, idOfGuid)),
    comments: byId(...ofDocuments(commentsOf, Number)),
    addressees: byId(...ofDocuments((frame, row) => addresseesOf(frame, row, deliveryOfAddressee), Number)),
    history: byId(...ofDocuments((frame, row) => historyOf(frame, row, events), Number, HISTORY_BLOCK)),
    userActions: byId(() => userActionRows(frame, events, [...staffActions(frame), ...deviceActions(frame)])),
    obligations: byGuid(() => obligations().obligations),
    payments: byGuid(() => obligations().payments),
    tasks: byGuid(() => tasks().tasks),
    taskAssignees: byId(() => tasks().assignees),
    correspondents: correspondentTable(frame),
    correspondentAddresses: byId(...partOfCorrespondents(frame, enteredAddresses)),
    correspondentContacts: byId(...partOfCorrespondents(frame, enteredContacts)),
    correspondentRepresentatives: byId(...partOfCorrespondents(frame, representativesOf)),
    exchangeMessages: byGuid(messages),
    exchangeAttachments: byGuid(() => messages().flatMap((message) => attachmentsOf(frame, message)), {
      column: 'messageGuid',
      rowsOf: attachments,
      partOf: (key) => messageOfAttachment(frame, String(key)),
      highestId: attachmentIdsEnd(frame),
    }),
    ...tablesOf(plainTables, frame),
    notifications: byId(() => persons.flatMap((person) => notificationsOf(frame, person.id, notices)), {
      column: 'personId',
      rowsOf: (personId) => notificationsOf(frame, Number(personId), notices),
      partOf: (key) => Math.floor(Number(key) / NOTIFICATIONS_BLOCK),
      highestId: (persons.length + 1) * NOTIFICATIONS_BLOCK,
    }),
    answers: new Table<Rows['answers']>({ key: (row) => row.place, seed: () => [] }),
  }
  const { prepareNext: makeReady } = inPieces(() => firstReads(tables, persons[0]?.id ?? 0))
  return {
    tables,
    prepareNext: () => makeMessages() || makeTasks(),
    makeReady,
    seededWorkOf: openWorkOf(frame, plans),
  }
}
