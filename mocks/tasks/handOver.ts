import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { HandedOverWork, handOver, WorkItem, WorkKind } from '../../src/contract/handOver.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { handOverErrors, mayHandOverWork, workNouns } from '../../src/rules/tasks/handOverWork.ts'
import { mayHandOver } from '../../src/rules/tasks/taskActions.ts'
import { pluralise } from '../../src/rules/words/pluralise.ts'
import { isClosed } from '../documents/caseFileRow.ts'
import { titleOf } from '../documents/documentNames.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { change, remember } from '../documents/history.ts'
import { assert, assertFields, assertFound, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { firstAndLastNameOf, fullNameOf } from '../people/peopleNames.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import { todayOf } from '../settings/calendar.ts'
import { notifyOfTask } from './newTask.ts'
import { type OpenPart, waitingFor } from './openParts.ts'
import { notifyTakenAway } from './taskNews.ts'

export type HandOverRow = {
  id: number
  personId: number
  byPersonId: number
  toPersonId: number
  kind: WorkKind
  guid: string
  documentGuid: string
  title: string
  reason: string
  on: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    handOvers: HandOverRow
  }
}
declare module '../engine/events.ts' {
  interface Events {
    /** Returns the id of the direct head; null if there is none. */
    directHeadOf: (person: PersonRow) => number | null
  }
}

const MOST_DAYS = 31
const drafts: readonly number[] = [DocumentStatus.DRAFT, DocumentStatus.RETURNED]

export const openTasksOf = (db: MockDatabase, personId: number): OpenPart[] =>
  waitingFor(db, personId).toSorted((a, b) =>
    a.own.endDate < b.own.endDate ? -1 : a.own.endDate > b.own.endDate ? 1 : a.own.id - b.own.id,
  )

const isSignature = ({ task }: OpenPart): boolean => task.typeId === TaskType.SIGNATURE

type Work = WorkItem & { document: DocumentRow; part?: OpenPart }

const ofDocument = (document: DocumentRow, kind: WorkKind, guid: string): Omit<Work, 'endDate'> => ({
  kind,
  guid,
  docGuid: document.guid,
  scope: document.scope,
  number: formatNumber(document.number, document.dateRegistered),
  title: document.subject,
  document,
})

const workOf = (db: MockDatabase, personId: number): Work[] => {
  const parts = openTasksOf(db, personId).flatMap((part): Work[] => {
    const document = db.documents.get(part.task.documentGuid)
    if (!document) return []
    const kind = isSignature(part) ? 'signature' : 'task'
    const title = part.own.instruction || part.task.description || document.subject
    return [{ ...ofDocument(document, kind, part.task.guid), title, endDate: part.own.endDate, part }]
  })
  const written = db.documents
    .by('authorPersonId', personId)
    .filter(({ statusId }) => drafts.includes(statusId))
    .map((row): Work => ({ ...ofDocument(row, 'draft', row.guid), endDate: null }))
  const cases = db.caseFiles.by('ownerPersonId', personId).flatMap((file): Work[] => {
    const root = isClosed(file) ? undefined : db.documents.get(file.rootDocumentGuid)
    return root ? [{ ...ofDocument(root, 'caseFile', file.guid), endDate: null }] : []
  })
  return [...parts, ...written, ...cases]
}

const assertMay = (db: MockDatabase, caller: Caller, from: PersonRow): void =>
  assert(
    mayHandOverWork(
      { personId: caller.person.id, isAdministrator: caller.isAdministrator },
      { id: from.id, name: fullNameOf(from) },
      db.query('directHeadOf', from),
    ),
  )

type Move = { from: PersonRow; to: PersonRow; reason: string }

/** Gives the work to the other person. Returns false if that person already has a part of the task. */
const moveWork = (db: MockDatabase, caller: Caller, { kind, guid, document, part }: Work, move: Move): boolean => {
  const { from, to, reason } = move
  const names = { oldValue: firstAndLastNameOf(from), newValue: firstAndLastNameOf(to), note: reason }
  const note = (attribute: string) =>
    remember(db, caller, document.guid, { action: 'Предаване на работа', attribute, ...names })
  if (part) {
    const { task, own } = part
    if (db.taskAssignees.by('taskGuid', task.guid).some(({ personId }) => personId === to.id)) return false
    const moved = { ...own, personId: to.id, positionId: to.positionId }
    db.put('taskAssignees', moved)
    if (kind === 'signature' && document.signedByPersonId === from.id) change(db, document, { signedByPersonId: to.id })
    note(`Задача № ${task.id}, изпълнител`)
    notifyOfTask(db, caller, task, moved, moved.instruction)
    notifyTakenAway(db, caller, task, [from.id])
    return true
  }
  const file = kind === 'caseFile' ? db.caseFiles.get(guid) : undefined
  if (file) db.put('caseFiles', { ...file, ownerPersonId: to.id })
  else change(db, document, { authorPersonId: to.id, departmentId: to.departmentId })
  note(file ? `Преписка № ${file.number ?? ''}, отговорник` : 'Автор')
  if (to.id !== caller.person.id)
    notifyAll(db, [to.id], {
      type: 'WorkHandedOver',
      text: `${firstAndLastNameOf(caller.person)} Ви предаде ${file ? 'преписката' : 'черновата'} на ${firstAndLastNameOf(from)}. ${titleOf(document)}: ${reason}`,
      documentGuid: document.guid,
    })
  return true
}

/** Tells a person which work others handed over, in one notification for each receiver. */
const notifyOwner = (db: MockDatabase, caller: Caller, from: PersonRow, moved: readonly HandOverRow[]): void => {
  if (from.id === caller.person.id) return
  for (const toPersonId of new Set(moved.map((row) => row.toPersonId))) {
    const to = db.persons.get(toPersonId)
    const own = moved.filter((row) => row.toPersonId === toPersonId)
    const kinds = [...new Set(own.map(({ kind }) => kind))].map((kind) =>
      pluralise(own.filter((row) => row.kind === kind).length, workNouns[kind]),
    )
    notifyAll(db, [from.id], {
      type: 'WorkHandedOver',
      text: `${firstAndLastNameOf(caller.person)} предаде Ваша работа на ${to ? firstAndLastNameOf(to) : ''} (${kinds.join(', ')}): ${own[0]?.reason ?? ''}`,
    })
  }
}

const option = (db: MockDatabase, id: number) => {
  const person = db.persons.get(id)
  return person ? { id, name: fullNameOf(person) } : null
}

const handedOverView = (db: MockDatabase, row: HandOverRow): HandedOverWork => {
  const document = db.documents.get(row.documentGuid)
  return {
    kind: row.kind,
    guid: row.guid,
    docGuid: document?.guid ?? null,
    scope: document?.scope ?? null,
    number: formatNumber(document?.number, document?.dateRegistered),
    title: row.title,
    on: row.on,
    by: option(db, row.byPersonId),
    to: option(db, row.toPersonId),
    reason: row.reason,
  }
}

export const handOverHandlers = (db: MockDatabase): Handlers<typeof handOver> => ({
  getPersonWork: ({ caller, query: { personId } }) => {
    const from = assertFound(db.persons.get(personId), 'Служителят')
    assertMay(db, caller, from)
    return workOf(db, personId).map(({ document: _, part: __, ...item }) => item)
  },
  handOverWork: ({ caller, body: { personId, items, ...given } }) => {
    const from = assertFound(db.persons.get(personId), 'Служителят')
    assertMay(db, caller, from)
    assertFields(handOverErrors({ reason: given.reason, chosen: items.length }))
    const reason = given.reason.trim()
    const keyOf = ({ kind, guid }: Pick<WorkItem, 'kind' | 'guid'>) => `${kind}/${guid}`
    const work = new Map(workOf(db, personId).map((item) => [keyOf(item), item]))
    const moves = items.map((item) => {
      const to = assertFound(db.persons.get(item.toPersonId), 'Служителят')
      const roles = rolesOfPerson(db, to.id)
      assert(mayHandOver(from, { id: to.id, name: firstAndLastNameOf(to), isActive: to.isActive, roles }))
      const one = work.get(keyOf(item))
      return {
        one: one ?? refuseMalformed('Част от работата вече не е на този служител. Презаредете и опитайте отново.'),
        to,
      }
    })
    const moved = db.inOneStep(() => {
      const rows = moves.flatMap(({ one, to }): HandOverRow[] => {
        if (!moveWork(db, caller, one, { from, to, reason })) return []
        const row: HandOverRow = {
          id: db.nextId('handOvers'),
          personId,
          byPersonId: caller.person.id,
          toPersonId: to.id,
          kind: one.kind ?? 'task',
          guid: one.guid,
          documentGuid: one.document.guid,
          title: one.title,
          reason,
          on: db.now().toISOString(),
        }
        db.put('handOvers', row)
        return [row]
      })
      notifyOwner(db, caller, from, rows)
      return rows.length
    })
    return { handedOver: moved, left: items.length - moved }
  },
  getHandedOverWork: ({ caller }) => {
    const since = new Date(isoAt(addDays(todayOf(db), -MOST_DAYS))).toISOString()
    return db.handOvers
      .by('personId', caller.person.id)
      .filter(({ on }) => on >= since)
      .toSorted((a, b) => b.id - a.id)
      .map((row) => handedOverView(db, row))
  },
})
