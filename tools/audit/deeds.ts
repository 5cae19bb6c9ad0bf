import type { World } from '../../mocks/engine/world.ts'
import type { DeviceEvent } from '../../src/contract/shapes/devices.ts'

export type Deed = { personId: number; at: string; what: string }

type Note = (personId: number | null, at: string | null, what: string) => void
const noteDocuments = (world: World, note: Note): void => {
  for (const row of world.documents.all()) {
    if (row.portalNumber === null) note(row.createdByPersonId, row.dateCreated, `document ${row.id} written`)
    note(row.registeredByPersonId, row.dateRegistered, `document ${row.id} registered`)
    note(row.signedByPersonId, row.dateRegistered, `document ${row.id} signed`)
  }
  for (const row of world.history.all()) note(row.personId, row.date, `history ${row.documentGuid}: ${row.action}`)
  for (const row of world.comments.all()) note(row.personId, row.dateCreated, `comment ${row.id}`)
  for (const row of world.attachedFiles.all()) note(row.uploadedByPersonId, row.dateUploaded, `file ${row.id} attached`)
  for (const row of [...world.obligations.all(), ...world.payments.all()])
    note(row.createdByPersonId, row.dateCreated, `fee or payment ${row.id} noted`)
  for (const row of world.notifications.all()) note(row.personId, row.dateSeen, `notification ${row.id} seen`)
  for (const row of world.exchangeMessages.all()) {
    note(row.readByPersonId, row.dateRead, `message ${row.id} read`)
    note(row.processedByPersonId, row.dateProcessed, `message ${row.id} processed`)
  }
}
const noteWork = (world: World, note: Note): void => {
  for (const row of world.tasks.all()) note(row.assignerPersonId, row.dateCreated, `task ${row.id} given`)
  for (const row of world.taskAssignees.all())
    note(row.completedByPersonId, row.dateCompleted, `task of assignee ${row.id} done`)
  for (const row of world.userActions.all()) note(row.personId, row.date, `journal ${row.id}: ${row.action}`)
  for (const row of world.externalRuns.all()) note(row.personId, row.date, `external report ${row.reportId} run`)
  for (const row of world.libraryVersions.all()) note(row.personId, row.dateUploaded, `version ${row.id} uploaded`)
  for (const row of [...world.recordFiles.all(), ...world.deviceFiles.all()])
    note(row.personId, row.dateUploaded, `file ${row.fileName} attached`)
}

const noteDevices = (world: World, note: Note): void => {
  const ids = new Map(world.persons.all().map((one) => [`${one.firstName} ${one.lastName}`, one.id]))
  const registers = [world.approvedTypes, world.registeredTypes, world.supplements, world.devices]
  for (const { id, history } of registers.flatMap((table): readonly { id: number; history: DeviceEvent[] }[] =>
    table.all(),
  ))
    for (const { personName, date, action } of history) note(ids.get(personName) ?? 0, date, `device ${id}: ${action}`)
}

export const deedsIn = (world: World): Deed[] => {
  const deeds: Deed[] = []
  const note: Note = (personId, at, what) => {
    if (personId !== null && at !== null) deeds.push({ personId, at, what })
  }
  noteDocuments(world, note)
  noteWork(world, note)
  noteDevices(world, note)
  return deeds
}
