import { campaigns } from '../../fixtures/inspectionWords.ts'
import { yearOf } from '../../src/dates/civilDate.ts'
import { siteIn } from '../correspondents/seedSites.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'
import { type Campaign, campaignsOf, groupBase, regionalDepartmentIds } from './seedCampaigns.ts'
import { outcomeOf } from './seedOutcome.ts'

export const INSPECTIONS = 320
/** Working days over which they are spread, the last ones ahead of today. */
const FIRST_DAY = -250
const LAST_DAY = 12
/** How often an inspection within the days and departments of a campaign is one of it. */
const IN_CAMPAIGN = 0.8
export const inspectionGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.INSPECTION_GUID, id)
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

/** On what ground an inspection of a kind is made. */
const basisOf = (frame: Frame, chance: Chance, kindId: number, day: number) => {
  const { days } = frame
  const before = days.dateOf(days.step(day, -chance.between(2, 9)))
  const order = { basis: 'order', basisNumber: `РД-09-${chance.between(20, 380)}`, basisDate: before }
  if (kindId === 1) return { basis: 'plan', basisNumber: '', basisDate: null }
  if (kindId === 3) {
    const isComplaint = chance.is(0.6)
    return {
      basis: isComplaint ? 'complaint' : 'signal',
      basisNumber: `${isComplaint ? 'Ж' : 'СГ'}-${chance.between(10, 240)}`,
      basisDate: before,
    }
  }
  return order
}

const beginOf = (frame: Frame, campaignsOfYear: readonly Campaign[], i: number): InspectionRow => {
  const { days, seed, people } = frame
  const id = i + 1
  const chance = chanceOf(seed, Purpose.INSPECTION, id)
  const offset = FIRST_DAY + Math.floor(((LAST_DAY - FIRST_DAY) * (i + chance.next())) / INSPECTIONS)
  const day = days.step(days.today, offset)
  const departmentId = chance.one(regionalDepartmentIds)
  const running = campaignsOfYear.find(
    (one) => day >= one.from && day <= one.to && one.departmentIds.includes(departmentId),
  )
  const campaign = running && chance.is(IN_CAMPAIGN) ? running : undefined
  const { correspondentId, category, ...site } = siteIn(frame, chance, departmentId, campaign?.words)
  const kindId = campaign ? 6 : chance.one([1, 1, 1, 1, 2, 3, 3, 5])
  const staff = people.membersOf(departmentId)
  const first = chance.int(staff.length)
  const ofGroup = campaign && groupBase(frame, campaign)
  return {
    guid: inspectionGuid(seed, id),
    id,
    number: '',
    kindId,
    ...(ofGroup
      ? { basis: 'order', basisNumber: ofGroup.orderNumber, basisDate: ofGroup.orderDate }
      : basisOf(frame, chance, kindId, day)),
    dateFrom: days.dateOf(day),
    dateTo: null,
    timeFrom: chance.one(['09:00', '09:30', '10:00', '10:30', '11:00', '13:30', '14:00']),
    timeTo: '',
    departmentId,
    inspectorPersonIds: [first, first + 1].flatMap((at) => staff[at % staff.length]?.id ?? []),
    inspectedCorrespondentId: correspondentId,
    ...site,
    representativeName: '',
    representativePosition: '',
    categories: [category],
    requirements: ofGroup?.theme ?? 'Валидност на знаците, пломби и показания на средствата за измерване в употреба',
    devices: [],
    findings: '',
    resultId: null,
    measures: [],
    followUpUntil: null,
    statusId: offset > 0 ? (chance.is(0.2) ? 1 : 2) : 3,
    annulledBecause: '',
    groupedInspectionGuid: campaign?.guid ?? null,
    followsGuid: null,
    protocols: [],
    protocolTemplateId: null,
    note: '',
  }
}

/** A row as the one that follows up an inspection with violations. */
const following = (row: InspectionRow, before: InspectionRow): InspectionRow => ({
  ...row,
  kindId: 4,
  ...{ basis: 'protocol', basisNumber: before.number, basisDate: before.dateTo },
  inspectorPersonIds: before.inspectorPersonIds,
  inspectedCorrespondentId: before.inspectedCorrespondentId,
  siteKind: before.siteKind,
  siteName: before.siteName,
  settlementName: before.settlementName,
  siteAddress: before.siteAddress,
  categories: before.categories,
  requirements: 'Изпълнение на дадените предписания',
  followsGuid: before.guid,
})

const begun = new WeakMap<Frame, readonly InspectionRow[]>()
/** The inspections as they begin, without their outcome; made once for each world. */
export const begunInspections = (frame: Frame): readonly InspectionRow[] => {
  const known = begun.get(frame)
  if (known) return known
  const ofYear = campaignsOf(frame)
  const rows = numbered(
    'П',
    Array.from({ length: INSPECTIONS }, (_, i) => beginOf(frame, ofYear, i)),
  )
  begun.set(frame, rows)
  return rows
}

/**
 * The inspections of the regional departments by date, the planned ones last. Whoever was given a term is inspected
 * again by the same department once it has passed.
 */
export const inspectionRows = (frame: Frame): InspectionRow[] => {
  const waiting = new Map<number, InspectionRow[]>()
  return begunInspections(frame).map((row) => {
    const own = waiting.get(row.departmentId) ?? []
    const at = row.groupedInspectionGuid
      ? -1
      : own.findIndex(({ followUpUntil }) => (followUpUntil ?? '9') <= row.dateFrom)
    const before = own[at]
    const made = outcomeOf(frame, before ? following(row, before) : row, before)
    const left = own.filter((_, i) => i !== at)
    waiting.set(row.departmentId, made.resultId === 2 ? [...left, made] : left)
    return made
  })
}

/** The campaigns of the year, each planned for about as many inspections as were made. */
export const groupedInspectionRows = (frame: Frame): GroupedInspectionRow[] => {
  const made = begunInspections(frame)
  const rows = campaignsOf(frame).map((campaign): GroupedInspectionRow => {
    const chance = chanceOf(frame.seed, Purpose.GROUP_PLAN, campaign.id + campaigns.length)
    const base = groupBase(frame, campaign)
    const countIn = (departmentId: number) =>
      made.filter((one) => one.groupedInspectionGuid === campaign.guid && one.departmentId === departmentId).length
    return {
      ...base,
      number: '',
      plannedCounts: base.departmentIds.map((id) => Math.max(1, countIn(id) + chance.one([0, 0, 0, 1, -1]))),
      summary:
        base.statusId === 4
          ? 'Планираните обекти са проверени. На лицата, при които са установени нарушения, са дадени предписания със срок; изпълнението им се следи с последващи проверки.'
          : '',
      annulledBecause: '',
    }
  })
  return numbered('ГП', rows)
}
