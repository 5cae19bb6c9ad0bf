import type { RecordKind, RecordReference } from '../../src/contract/recordKinds.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { callersOfRecord } from '../../src/rules/reminders/reminderRules.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { documentLabel } from '../documents/documentNames.ts'
import { isReadable } from '../documents/readableDocument.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'

const titleOfDocument = (db: MockDatabase, guid: string): string | undefined => {
  const row = db.documents.get(guid)
  return row && (row.number ? `${documentLabel(row)}: ${row.subject}` : row.subject)
}

const titleOfTask = (db: MockDatabase, guid: string): string | undefined => {
  const task = db.tasks.get(guid)
  return task && `Задача № ${task.id}: ${task.description || (db.documents.get(task.documentGuid)?.subject ?? '')}`
}

const titleOfStaff = (
  db: MockDatabase,
  row: { number: string; personId: number } | undefined,
  noun: string,
): string | undefined => {
  const person = db.persons.get(row?.personId)
  return row && `${noun}${row.number ? ` № ${row.number}` : ''}${person ? ` на ${firstAndLastNameOf(person)}` : ''}`
}

const titleOfMessage = (db: MockDatabase, guid: string, system: 'edelivery' | 'docexchange'): string | undefined => {
  const row = db.exchangeMessages.get(guid)
  return row?.isIncoming && row.system === system ? `Съобщение от ${row.partyName}: ${row.title}` : undefined
}

const titles: Record<RecordKind, (db: MockDatabase, key: string) => string | undefined> = {
  document: titleOfDocument,
  task: titleOfTask,
  correspondent: (db, key) => {
    const row = db.correspondents.get(Number(key))
    return row && correspondentNameOf(row)
  },
  eDelivery: (db, key) => titleOfMessage(db, key, 'edelivery'),
  docExchange: (db, key) => titleOfMessage(db, key, 'docexchange'),
  inspection: (db, key) => {
    const row = db.inspections.get(key)
    return row && `Проверка № ${row.number}`
  },
  groupedInspection: (db, key) => {
    const row = db.groupedInspections.get(key)
    return row && `Група проверки „${row.name}“`
  },
  device: (db, key) => {
    const row = db.devices.get(key)
    return row && `Средство за измерване № ${row.entryNumber || row.guid.slice(0, 8)}`
  },
  measuringDevice: (db, key) => {
    const row = db.approvedTypes.get(key)
    return row && `Тип ${row.measuringType || (row.entryNumber ?? '')}`
  },
  foreignDevice: (db, key) => {
    const row = db.registeredTypes.get(key)
    return row && `Тип ${row.measuringType || (row.entryNumber ?? '')}`
  },
  vehicle: (db, key) => {
    const row = db.vehicles.get(Number(key))
    return row && `Автомобил ${row.registrationNumber}`
  },
  leave: (db, key) => titleOfStaff(db, db.leaveApplications.get(Number(key)), 'Заявление за отпуск'),
  trip: (db, key) => titleOfStaff(db, db.businessTrips.get(Number(key)), 'Командировка'),
  sickLeave: (db, key) => titleOfStaff(db, db.sickLeaves.get(Number(key)), 'Болничен лист'),
  expense: (db, key) => titleOfStaff(db, db.expenseReports.get(Number(key)), 'Отчет за разходи'),
  user: (db, key) => {
    const row = db.users.get(Number(key))
    return row && `Потребител ${row.userName}`
  },
}

/** Undefined if the record does not exist. */
export const titleOfRecord = (db: MockDatabase, { kind, key }: RecordReference): string | undefined =>
  titles[kind](db, key)

const documentGuidOf = (db: MockDatabase, { kind, key }: RecordReference): string | undefined =>
  kind === 'document' ? key : kind === 'task' ? db.tasks.get(key)?.documentGuid : undefined

export const documentOfRecord = (db: MockDatabase, record: RecordReference) =>
  db.documents.get(documentGuidOf(db, record))

export const mayOpenRecord = (db: MockDatabase, caller: Caller, record: RecordReference): boolean => {
  if (!mayCall(callersOfRecord[record.kind], caller.roles)) return false
  const guid = documentGuidOf(db, record)
  return guid === undefined || isReadable(db, caller, guid)
}
