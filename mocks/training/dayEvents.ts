import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../src/contract/exchange.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { insuranceKindLabels } from '../../src/contract/vehicleKinds.ts'
import { addDays, type CivilDate, civilDateOf, yearOf } from '../../src/dates/civilDate.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PassedEvent } from '../../src/rules/training/trainingApi.ts'
import { pluralise } from '../../src/rules/words/pluralise.ts'
import { documentLabel } from '../documents/documentNames.ts'
import { readableBy, statusOf } from '../documents/permissions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { personName } from './factText.ts'
import type { DoneWork } from './officeDay.ts'
import { callerFor } from './simulatedColleagues.ts'

type ActionText = Omit<PassedEvent, 'day'>

const textsOfNotifications = (db: MockDatabase, personId: number, count: number): ActionText[] => {
  const own = db.notifications.by('personId', personId)
  const newest = own.toSorted((a, b) => b.id - a.id).slice(0, count)
  return newest.map(({ text, taskGuid, documentGuid, messageGuid }) => {
    const scope = db.documents.get(documentGuid)?.scope ?? 1
    const system = db.exchangeMessages.get(messageGuid)?.system
    if (taskGuid) return { kind: 'notice', text, about: { kind: 'task', key: taskGuid, scope } }
    if (messageGuid && system) return { kind: 'notice', text, about: { kind: system, key: messageGuid, scope } }
    return documentGuid
      ? { kind: 'notice', text, about: { kind: 'document', key: documentGuid, scope } }
      : { kind: 'notice', text }
  })
}

const moduleNames = { 1: 'Документооборот', 2: 'Модул АУ' } as const

/**
 * Returns lines about the documents that the person may see and that became overdue on a day (`yesterday` was their
 * deadline): one line per module, with a link to the list.
 */
const textsOfOverdue = (db: MockDatabase, personId: number, yesterday: CivilDate): ActionText[] => {
  const user = db.users.all().find((one) => one.personId === personId)
  const may = user && readableBy(db, callerFor(db, user))
  const rows = db.documents
    .by('deadline', yesterday)
    .filter((row) => isUnfinished(statusOf(row)) && statusOf(row) !== DocumentStatus.SUSPENDED && may?.(row))
  return ([1, 2] as const).flatMap((scope): ActionText[] => {
    const count = rows.filter((row) => row.scope === scope).length
    if (count === 0) return []
    const text = `${pluralise(count, 'document')} с изтекъл срок в „${moduleNames[scope]}“.`
    return [{ kind: 'late', text, about: { kind: 'late', key: yesterday, scope } }]
  })
}

/**
 * Returns lines about objects that expired on the previous day: policies, documents of vehicles, approved types, and
 * deadlines.
 */
const textsOfEnded = (db: MockDatabase, personId: number, yesterday: CivilDate): ActionText[] => {
  const policies = db.vehicleInsurances.by('validTo', yesterday)
  const inspections = db.vehicleInspections.by('validTo', yesterday)
  const plateOf = (id: number) => db.vehicles.get(id)?.registrationNumber ?? ''
  const car = (id: number) => ({ kind: 'vehicle', key: String(id), scope: 1 }) as const
  return [
    ...textsOfOverdue(db, personId, yesterday),
    ...policies.map(
      ({ vehicleId, kindId }): ActionText => ({
        kind: 'expired',
        text: `Изтече полицата „${labelIn(insuranceKindLabels, kindId)}“ на ${plateOf(vehicleId)}.`,
        about: car(vehicleId),
      }),
    ),
    ...inspections.map(
      ({ vehicleId }): ActionText => ({
        kind: 'expired',
        text: `Изтече техническият преглед на ${plateOf(vehicleId)}.`,
        about: car(vehicleId),
      }),
    ),
    ...[...db.approvedTypes.by('validUntil', yesterday), ...db.registeredTypes.by('validUntil', yesterday)].map(
      ({ entryNumber, measuringType }): ActionText => ({
        kind: 'expired',
        text: `Изтече валидността на типа ${measuringType} № ${entryNumber ?? ''}.`,
      }),
    ),
  ]
}

/**
 * Returns lines about what begins on a day: a year, a holiday, the work after a suspension, absences of colleagues in
 * the department.
 */
const textsOfBegun = (db: MockDatabase, personId: number, day: CivilDate): ActionText[] => {
  const holiday = calendarOf(db).holidayName(day)
  const department = db.persons.get(personId)?.departmentId
  const isColleague = (id: number) => id !== personId && db.persons.get(id)?.departmentId === department
  const away = [...db.leaveApplications.by('fromDate', day), ...db.businessTrips.by('fromDate', day)].filter(
    (row) => countsAsAway(row.step) && isColleague(row.personId),
  )
  const resumed = db.documents.by('suspendedUntil', day).filter((row) => statusOf(row) === DocumentStatus.SUSPENDED)
  return [
    ...(day.endsWith('-01-01')
      ? [{ kind: 'year', text: `Започна ${yearOf(day)} г.: годишните броячи на номерата тръгват отначало.` } as const]
      : []),
    ...(holiday === undefined ? [] : [{ kind: 'holiday', text: `Неработен ден: ${holiday}.` } as const]),
    ...resumed.map(
      (row): ActionText => ({
        kind: 'suspension',
        text: `Дойде денят, до който е спрян документ ${documentLabel(row)}.`,
        about: { kind: 'document', key: row.guid, scope: row.scope },
      }),
    ),
    ...away.map(
      ({ personId: who }): ActionText => ({ kind: 'absence', text: `${personName(db, who)} отсъства от днес.` }),
    ),
  ]
}

export const dayEvents = (db: MockDatabase, personId: number, day: CivilDate, news: number): PassedEvent[] =>
  [
    ...textsOfBegun(db, personId, day),
    ...textsOfEnded(db, personId, addDays(day, -1)),
    ...textsOfNotifications(db, personId, news),
  ].map((event) => ({ day, ...event }))

const sentences: Readonly<Record<DoneWork, (count: number) => string>> = {
  registered: (count) => `регистрираха ${pluralise(count, 'document')}`,
  resolved: (count) => `издадоха ${pluralise(count, ['резолюция', 'резолюции'])}`,
  completed: (count) => `приключиха ${pluralise(count, ['задача', 'задачи'])}`,
  signed: (count) => `подписаха ${pluralise(count, 'document')}`,
}
const order = ['registered', 'resolved', 'completed', 'signed'] as const

/**
 * Returns lines about new messages in the lists that the person may open but gets no notifications for (for example as
 * an administrator).
 */
const textsOfNewMessages = (db: MockDatabase, { personId, roles }: UserRow, day: CivilDate): ActionText[] => {
  const notifiedGuids = new Set(db.notifications.by('personId', personId).map(({ messageGuid }) => messageGuid))
  const lists = {
    edelivery: { call: eDelivery.getEDeliveryIncomingMessages, way: 'чрез е-Връчване' },
    docexchange: { call: docExchange.getExchangeIncomingMessages, way: 'чрез обмен на документи' },
  } as const
  return db.exchangeMessages
    .all()
    .filter(({ isIncoming, dateSent }) => isIncoming && dateSent > db.start && civilDateOf(dateSent) === day)
    .filter(({ guid, system }) => !notifiedGuids.has(guid) && mayCall(lists[system].call.roles, roles))
    .map(({ guid, system, partyName, title }) => ({
      kind: 'notice',
      text: `Ново съобщение ${lists[system].way} от ${partyName}: ${title}`,
      about: { kind: system, key: guid, scope: 1 },
    }))
}

export const workEvents = (
  db: MockDatabase,
  me: UserRow,
  day: CivilDate,
  done: ReadonlyMap<DoneWork, number>,
): PassedEvent[] => {
  const parts = order.flatMap((what) => (done.has(what) ? [sentences[what](done.get(what) ?? 0)] : []))
  const work: ActionText[] = parts.length > 0 ? [{ kind: 'work', text: `Колегите ${parts.join(', ')}.` }] : []
  return [...textsOfNewMessages(db, me, day), ...work].map((event) => ({ day, ...event }))
}
