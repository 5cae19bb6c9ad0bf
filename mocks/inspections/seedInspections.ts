import { campaigns } from '../../fixtures/inspectionWords.ts'
import type { InspectionMeasure } from '../../src/contract/shapes/inspections.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'
import { begunInspections, numbered } from './seedBegun.ts'
import { campaignsOf, groupBase } from './seedCampaigns.ts'
import { outcomeOf } from './seedOutcome.ts'

/** A row as the one that follows up an inspection with violations. */
const following = (row: InspectionRow, before: InspectionRow): InspectionRow => ({
  ...row,
  kindId: 4,
  ...{ basis: 'protocol', basisNumber: before.number, basisDate: before.dateTo },
  inspectedCorrespondentId: before.inspectedCorrespondentId,
  siteKind: before.siteKind,
  siteName: before.siteName,
  settlementName: before.settlementName,
  siteAddress: before.siteAddress,
  categories: before.categories,
  requirements: 'Изпълнение на дадените предписания',
  followsGuid: before.guid,
})

/** Whether its inspectors are not on a trip to another place than that of the inspection that it would follow. */
const mayFollow = ({ isAway }: Frame, { dateFrom, inspectorPersonIds }: InspectionRow, before: InspectionRow) =>
  inspectorPersonIds.every((id) => !isAway(id, dayNumber(dateFrom), { travelsTo: before.settlementName }))

/**
 * The inspections of the regional departments by date, the planned ones last. Whoever was given a term is inspected
 * again by the same department once it has passed.
 */
export const inspectionRows = (frame: Frame): InspectionRow[] => {
  const waiting = new Map<number, InspectionRow[]>()
  /** Prescriptions that were found followed, by the inspection that gave them. */
  const followed = new Map<string, string>()
  const rows = begunInspections(frame).map((row) => {
    const own = waiting.get(row.departmentId) ?? []
    const at =
      row.basis === 'plan' && row.groupedInspectionGuid === null
        ? own.findIndex((one) => (one.followUpUntil ?? '9') <= row.dateFrom && mayFollow(frame, row, one))
        : -1
    const before = own[at]
    const made = outcomeOf(frame, before ? following(row, before) : row, before)
    const left = own.filter((_, i) => i !== at)
    waiting.set(row.departmentId, made.resultId === 2 ? [...left, made] : left)
    if (before && made.resultId === 1) followed.set(before.guid, made.dateFrom)
    return made
  })
  return rows.map((row) => {
    const doneOn = followed.get(row.guid)
    const done = (one: InspectionMeasure) => (one.kind === 'prescription' ? { ...one, doneOn: doneOn ?? null } : one)
    return doneOn === undefined ? row : { ...row, measures: row.measures.map(done) }
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
