import { Group } from '../../fixtures/correspondentGroups.ts'
import { campaigns, inspectedSites } from '../../fixtures/inspectionWords.ts'
import { protocolTemplateIdFor } from '../../fixtures/protocolTemplates.ts'
import { sites, streets, townsOfRegions } from '../../fixtures/words.ts'
import { yearOf } from '../../src/dates/civilDate.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'

export const INSPECTIONS = 320
/** Working days over which they are spread, the last ones ahead of today. */
const FIRST_DAY = -250
const LAST_DAY = 12
const WITH_VIOLATIONS = 0.18
const regionalDepartmentIds = Object.keys(townsOfRegions).map(Number)

export const inspectionGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.INSPECTION_GUID, id)
export const groupedInspectionGuid = (seed: number, id: number): string =>
  guidCarrying(seed, Purpose.GROUPED_INSPECTION_GUID, id)

type Numbered = { number: string }
/** Numbers rise within each year: „П-12/2026“. */
const numbered = <R extends Numbered & { dateFrom: string }>(prefix: string, rows: readonly R[]): R[] => {
  const given = new Map<number, number>()
  return rows.map((row) => {
    const year = yearOf(row.dateFrom)
    const n = (given.get(year) ?? 0) + 1
    given.set(year, n)
    return { ...row, number: `${prefix}-${n}/${year}` }
  })
}

const draftOf = (frame: Frame, i: number): InspectionRow => {
  const { days, seed, spans, people } = frame
  const id = i + 1
  const chance = chanceOf(seed, Purpose.INSPECTION, id)
  const offset = FIRST_DAY + Math.floor(((LAST_DAY - FIRST_DAY) * (i + chance.next())) / INSPECTIONS)
  const day = days.step(days.today, offset)
  const place = chance.one(inspectedSites)
  const span = spans.find(({ groupId }) => groupId === place.groupId)
  const departmentId = chance.one(regionalDepartmentIds)
  const settlementName = chance.one(townsOfRegions[departmentId] ?? [])
  const staff = people.membersOf(departmentId)
  const first = chance.int(staff.length)
  const siteKind = chance.one(place.sites)
  const isPlanned = offset > 0
  const isUnderWay = !isPlanned && offset > -2
  const isAnnulled = !isPlanned && !isUnderWay && chance.is(0.03)
  const isFinished = !isPlanned && !isUnderWay && !isAnnulled
  const isObstructed = isFinished && chance.is(0.01)
  const hasViolations = isFinished && !isObstructed && chance.is(WITH_VIOLATIONS)
  const devicesCount = isFinished && !isObstructed ? chance.between(1, place.groupId === Group.FUEL ? 12 : 6) : 0
  const fitting = campaigns.flatMap(([, category], at) => (place.categories.includes(category) ? [at] : []))
  const campaign = fitting.length > 0 && chance.is(0.4) ? chance.one(fitting) : -1
  const kindId = campaign >= 0 ? 6 : chance.one([1, 1, 1, 2, 3, 3, 4, 5])
  return {
    guid: inspectionGuid(seed, id),
    id,
    number: '',
    kindId,
    dateFrom: days.dateOf(day),
    dateTo: isFinished ? days.dateOf(days.step(day, chance.is(0.2) ? 1 : 0)) : null,
    departmentId,
    inspectorPersonIds: [first, first + 1].flatMap((at) => staff[at % staff.length]?.id ?? []),
    inspectedCorrespondentId: span ? span.from + chance.int(span.to - span.from) : 1,
    siteKind,
    siteName: `${siteKind} ${chance.one(sites)}, ${chance.one(streets)} № ${chance.between(1, 140)}`,
    settlementName,
    category: chance.one(place.categories),
    devicesCount,
    nonConformingCount: hasViolations ? chance.between(1, Math.max(1, Math.ceil(devicesCount / 2))) : 0,
    resultId: isFinished ? (isObstructed ? 3 : hasViolations ? 2 : 1) : null,
    followUpUntil: hasViolations ? days.dateOf(days.roll(day + 30)) : null,
    statusId: isPlanned ? (chance.is(0.2) ? 1 : 2) : isUnderWay ? 3 : isAnnulled ? 5 : 4,
    groupedInspectionGuid: campaign >= 0 ? groupedInspectionGuid(seed, campaign + 1) : null,
    protocolTemplateId: isFinished ? protocolTemplateIdFor(kindId) : null,
  }
}

/** The inspections of the regional departments by date, the planned ones last. */
export const inspectionRows = (frame: Frame): InspectionRow[] =>
  numbered(
    'П',
    Array.from({ length: INSPECTIONS }, (_, i) => draftOf(frame, i)),
  )

/** The campaigns of the year; the last one is planned, the one before it under way. */
export const groupedInspectionRows = (frame: Frame): GroupedInspectionRow[] => {
  const { days, seed, people } = frame
  const rows = campaigns.map(([name, category], i): GroupedInspectionRow => {
    const chance = chanceOf(seed, Purpose.GROUPED_INSPECTION, i + 1)
    const left = campaigns.length - 1 - i
    const from = days.step(days.today, 6 - left * 24)
    const to = days.step(from, chance.between(8, 16))
    const departmentIds = regionalDepartmentIds.filter(() => chance.is(0.6))
    return {
      guid: groupedInspectionGuid(seed, i + 1),
      id: i + 1,
      number: '',
      name,
      category,
      dateFrom: days.dateOf(from),
      dateTo: days.dateOf(to),
      orderNumber: `РД-09-${chance.between(20, 380)}`,
      departmentIds: departmentIds.length > 0 ? departmentIds : regionalDepartmentIds.slice(0, 2),
      leaderPersonId: people.headOf(chance.one(regionalDepartmentIds)).id,
      plannedCount: chance.between(24, 45),
      statusId: from > days.today ? 2 : to >= days.today ? 3 : 4,
    }
  })
  return numbered('ГП', rows)
}
