import { InspectionKind, InspectionStatus, inspectionStatusLabels } from '../../contract/inspectionKinds.ts'
import { labelIn } from '../../contract/labels.ts'
import type { GroupedInspection, InspectedDevice, Inspection } from '../../contract/shapes/inspections.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { blankGroup } from './groupRules.ts'
import { blankDevice, blankInspection } from './inspectionRecord.ts'

const copyOfDevice = ({ category, name, typeGuid, measuringType, serialNumber }: InspectedDevice, key: string) => ({
  ...blankDevice(key, category),
  ...{ name, typeGuid, measuringType, serialNumber },
})

const subjectOf = (one: Inspection): Partial<Inspection> => ({
  department: one.department,
  team: one.team,
  inspectedPerson: one.inspectedPerson,
  inspectedPersonIdentifier: one.inspectedPersonIdentifier,
  siteName: one.siteName,
  siteKind: one.siteKind,
  settlementName: one.settlementName,
  siteAddress: one.siteAddress,
  categories: one.categories,
  requirements: one.requirements,
})

const openGroups: readonly (number | null)[] = [
  InspectionStatus.DRAFT,
  InspectionStatus.PLANNED,
  InspectionStatus.UNDER_WAY,
]
/**
 * True if a copy of this inspection can be in the same group, because the group is still open; false without a group.
 */
const staysInGroup = ({ groupedInspection }: Inspection): boolean =>
  groupedInspection !== null && openGroups.includes(groupedInspection.statusId)

/**
 * Returns a draft with the person, site and devices of an inspection, without dates, results or protocol. If the group
 * is still open, group and order are copied too.
 */
export const copyOfInspection = (one: Inspection, newKey: () => string): Inspection => ({
  ...blankInspection,
  ...subjectOf(one),
  kindId: one.kindId === InspectionKind.IN_GROUP || one.kindId === InspectionKind.FOLLOW_UP ? null : one.kindId,
  devices: one.devices.map((device) => copyOfDevice(device, newKey())),
  ...(staysInGroup(one) && {
    ...{ kindId: one.kindId, groupedInspection: one.groupedInspection },
    ...{ basis: one.basis, basisNumber: one.basisNumber, basisDate: one.basisDate },
  }),
})

export const copyAndGroup = (one: Inspection): string => {
  const group = one.groupedInspection
  if (group === null) return ''
  if (staysInGroup(one)) return `Копието остава в групова проверка ${group.number} и се брои в нея.`
  const status = labelIn(inspectionStatusLabels, group.statusId).toLowerCase()
  return `Копието не е в групова проверка ${group.number}${status && `: тя е ${status}`}. Изберете вида му.`
}

/**
 * Returns the draft of a follow-up inspection based on the protocol. Its day is the term for the follow-up, or today if
 * the term has passed, moved to a working day.
 */
export const followUpOf = (
  one: Inspection,
  deviceKeys: readonly string[],
  { today, newKey, calendar }: { today: CivilDate; newKey: () => string; calendar: Pick<DayCalendar, 'roll'> },
): Inspection => {
  const day = calendar.roll(one.followUpUntil !== null && one.followUpUntil > today ? one.followUpUntil : today)
  return {
    ...blankInspection,
    ...subjectOf(one),
    kindId: InspectionKind.FOLLOW_UP,
    basis: 'protocol',
    basisNumber: one.protocol?.number || one.number,
    basisDate: one.protocol?.date ?? one.endsAt?.slice(0, 10) ?? null,
    startsAt: `${day}T09:00`,
    requirements: 'Изпълнение на дадените предписания',
    devices: one.devices.filter(({ key }) => deviceKeys.includes(key)).map((device) => copyOfDevice(device, newKey())),
    follows: { guid: one.guid, number: one.number },
  }
}

type GroupMaker = {
  today: CivilDate
  own: Pick<Inspection, 'department' | 'team'>
  calendar: Pick<DayCalendar, 'roll'>
}

/**
 * Returns the first working day of the group's period from today on. If no working day is left in the period, returns
 * the first day although that is not a working day.
 */
const firstDayIn = ({ dateFrom, dateTo }: GroupedInspection, today: CivilDate, { roll }: Pick<DayCalendar, 'roll'>) => {
  const first = dateFrom !== null && dateFrom > today ? dateFrom : today
  const worked = roll(first)
  return dateTo !== null && first <= dateTo && worked > dateTo ? first : worked
}

/**
 * Returns the draft of an inspection by a department in a group. The group's plan names no inspectors, so the author
 * leads the inspection if the department is the author's own (`own`).
 */
export const inspectionOfGroup = (
  group: GroupedInspection,
  department: { id: number; name: string },
  { today, own, calendar }: GroupMaker,
): Inspection => ({
  ...blankInspection,
  kindId: InspectionKind.IN_GROUP,
  basis: 'order',
  basisNumber: group.orderNumber,
  basisDate: group.orderDate,
  startsAt: `${firstDayIn(group, today, calendar)}T09:00`,
  department,
  team: own.department?.id === department.id ? own.team : [],
  categories: group.categories,
  requirements: group.theme || group.name,
  groupedInspection: { guid: group.guid, number: group.number, statusId: group.statusId },
})

export const copyOfGroup = (group: GroupedInspection): GroupedInspection => ({
  ...blankGroup,
  name: group.name,
  theme: group.theme,
  categories: group.categories,
  leader: group.leader,
  plan: group.plan,
})
