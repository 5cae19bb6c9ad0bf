import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { insuranceKindLabels } from '../../src/contract/vehicleKinds.ts'
import { addDays, type CivilDate, yearOf } from '../../src/dates/civilDate.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import type { PassedEvent } from '../../src/rules/training/practice.ts'
import { counted } from '../../src/rules/words/count.ts'
import { documentLabel } from '../documents/names.ts'
import { statusOf } from '../documents/permissions.ts'
import type { World } from '../engine/world.ts'
import { calendarOf } from '../settings/calendar.ts'
import { personName } from './factWords.ts'

type Told = Omit<PassedEvent, 'day'>

/** What the person was notified of since the day before, the newest `count` of her notifications. */
const notified = (world: World, personId: number, count: number): Told[] => {
  const own = world.notifications.by('personId', personId)
  const newest = own.toSorted((a, b) => b.id - a.id).slice(0, count)
  return newest.map(({ text, taskGuid, documentGuid, messageGuid }) => {
    const scope = world.documents.get(documentGuid)?.scope ?? 1
    const system = world.exchangeMessages.get(messageGuid)?.system
    if (taskGuid) return { kind: 'notice', text, about: { kind: 'task', key: taskGuid, scope } }
    if (messageGuid && system) return { kind: 'notice', text, about: { kind: system, key: messageGuid, scope } }
    return documentGuid
      ? { kind: 'notice', text, about: { kind: 'document', key: documentGuid, scope } }
      : { kind: 'notice', text }
  })
}

/** What ended with the day before: terms, policies, papers of cars, types. */
const ended = (world: World, yesterday: CivilDate): Told[] => {
  const late = world.documents
    .all()
    .filter(
      (row) => row.deadline === yesterday && isUnfinished(statusOf(row)) && statusOf(row) !== DocumentStatus.SUSPENDED,
    )
  const policies = world.vehicleInsurances.by('validTo', yesterday)
  const inspections = world.vehicleInspections.by('validTo', yesterday)
  const plateOf = (id: number) => world.vehicles.get(id)?.registrationNumber ?? ''
  const car = (id: number) => ({ kind: 'vehicle', key: String(id), scope: 1 }) as const
  return [
    ...(late.length > 0
      ? [{ kind: 'late', text: `${counted(late.length, 'document')} с изтекъл срок.` } as const]
      : []),
    ...policies.map(
      ({ vehicleId, kindId }): Told => ({
        kind: 'expired',
        text: `Изтече полицата „${labelIn(insuranceKindLabels, kindId)}“ на ${plateOf(vehicleId)}.`,
        about: car(vehicleId),
      }),
    ),
    ...inspections.map(
      ({ vehicleId }): Told => ({
        kind: 'expired',
        text: `Изтече техническият преглед на ${plateOf(vehicleId)}.`,
        about: car(vehicleId),
      }),
    ),
    ...[...world.approvedTypes.by('validUntil', yesterday), ...world.registeredTypes.by('validUntil', yesterday)].map(
      ({ entryNumber, measuringType }): Told => ({
        kind: 'expired',
        text: `Изтече валидността на типа ${measuringType} № ${entryNumber ?? ''}.`,
      }),
    ),
  ]
}

/** What begins with a day: a year, a holiday, the end of a suspension, somebody's days away in the same department. */
const begun = (world: World, personId: number, day: CivilDate): Told[] => {
  const holiday = calendarOf(world).holidayName(day)
  const department = world.persons.get(personId)?.departmentId
  const isColleague = (id: number) => id !== personId && world.persons.get(id)?.departmentId === department
  const away = [...world.leaveApplications.by('fromDate', day), ...world.businessTrips.by('fromDate', day)].filter(
    (row) => countsAsAway(row.step) && isColleague(row.personId),
  )
  const resumed = world.documents.by('suspendedUntil', day).filter((row) => statusOf(row) === DocumentStatus.SUSPENDED)
  return [
    ...(day.endsWith('-01-01')
      ? [{ kind: 'year', text: `Започна ${yearOf(day)} г.: годишните броячи на номерата тръгват отначало.` } as const]
      : []),
    ...(holiday === undefined ? [] : [{ kind: 'holiday', text: `Неработен ден: ${holiday}.` } as const]),
    ...resumed.map(
      (row): Told => ({
        kind: 'suspension',
        text: `Дойде денят, до който е спрян документ ${documentLabel(row)}.`,
        about: { kind: 'document', key: row.guid, scope: row.scope },
      }),
    ),
    ...away.map(
      ({ personId: who }): Told => ({ kind: 'absence', text: `${personName(world, who)} отсъства от днес.` }),
    ),
  ]
}

/** What happened as a day began, as a person sees it; `news`: how many notifications came to her. */
export const dayEvents = (world: World, personId: number, day: CivilDate, news: number): PassedEvent[] =>
  [...begun(world, personId, day), ...ended(world, addDays(day, -1)), ...notified(world, personId, news)].map(
    (told) => ({ day, ...told }),
  )
