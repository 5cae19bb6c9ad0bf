import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import type { DeviceEvent } from '../../src/contract/shapes/devices.ts'
import { civilDateOf, timeOf } from '../../src/dates/civilDate.ts'

export type AuditAction = { personId: number; at: string; day: string; time: string; what: string }

type Note = (personId: number | null, at: string | null, what: string) => void
const noteDocuments = (db: MockDatabase, note: Note): void => {
  for (const row of db.documents.all()) {
    if (row.portalNumber === null) note(row.createdByPersonId, row.dateCreated, `document ${row.id} written`)
    note(row.registeredByPersonId, row.dateRegistered, `document ${row.id} registered`)
    note(row.signedByPersonId, row.dateRegistered, `document ${row.id} signed`)
  }
  for (const row of db.history.all()) note(row.personId, row.date, `history ${row.documentGuid}: ${row.action}`)
  for (const row of db.comments.all()) note(row.personId, row.dateCreated, `comment ${row.id}`)
  for (const row of db.attachedFiles.all()) note(row.uploadedByPersonId, row.dateUploaded, `file ${row.id} attached`)
  for (const row of [...db.obligations.all(), ...db.payments.all()])
    note(row.createdByPersonId, row.dateCreated, `fee or payment ${row.id} noted`)
  for (const row of db.notifications.all()) note(row.personId, row.dateSeen, `notification ${row.id} seen`)
  for (const row of db.exchangeMessages.all()) {
    note(row.readByPersonId, row.dateRead, `message ${row.id} read`)
    note(row.processedByPersonId, row.dateProcessed, `message ${row.id} processed`)
  }
}
const noteWork = (db: MockDatabase, note: Note): void => {
  for (const row of db.tasks.all()) note(row.assignerPersonId, row.dateCreated, `task ${row.id} given`)
  for (const row of db.taskAssignees.all())
    note(row.completedByPersonId, row.dateCompleted, `task of assignee ${row.id} done`)
  for (const row of db.userActions.all()) note(row.personId, row.date, `journal ${row.id}: ${row.action}`)
  for (const row of db.externalRuns.all()) note(row.personId, row.date, `external report ${row.reportId} run`)
  for (const row of db.libraryVersions.all()) note(row.personId, row.dateUploaded, `version ${row.id} uploaded`)
  for (const row of [...db.recordFiles.all(), ...db.deviceFiles.all()])
    note(row.personId, row.dateUploaded, `file ${row.fileName} attached`)
}

const noteDevices = (db: MockDatabase, note: Note): void => {
  const ids = new Map(db.persons.all().map((one) => [`${one.firstName} ${one.lastName}`, one.id]))
  const registers = [db.approvedTypes, db.registeredTypes, db.supplements, db.devices]
  for (const { id, history } of registers.flatMap((table): readonly { id: number; history: DeviceEvent[] }[] =>
    table.all(),
  ))
    for (const { personName, date, action } of history) note(ids.get(personName) ?? 0, date, `device ${id}: ${action}`)
}

const days = new Map<string, string>()
/** Returns the day in Sofia of an instant, computed once for each hour. */
const dayOf = (at: string): string => {
  const hour = at.slice(0, 13)
  const day = days.get(hour) ?? civilDateOf(at)
  days.set(hour, day)
  return day
}

export const actionsIn = (db: MockDatabase): AuditAction[] => {
  const actions: AuditAction[] = []
  const note: Note = (personId, at, what) => {
    if (personId === null || at === null) return
    actions.push({ personId, at, day: dayOf(at), time: timeOf(at), what })
  }
  noteDocuments(db, note)
  noteWork(db, note)
  noteDevices(db, note)
  return actions
}
