import { campaigns } from '../../fixtures/inspectionText.ts'
import { InspectionResult, InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import type { InspectionMeasure } from '../../src/contract/shapes/inspections.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { pluralise } from '../../src/rules/words/pluralise.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { GroupedInspectionRow, InspectionRow } from './inspectionRows.ts'
import { begunInspections, giveNumbers } from './seedBegun.ts'
import { campaignsOf, groupBase } from './seedCampaigns.ts'
import { outcomeOf } from './seedOutcome.ts'

const asFollowUp = (row: InspectionRow, before: InspectionRow): InspectionRow => ({
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

const mayFollow = ({ isAway }: Frame, { dateFrom, inspectorPersonIds }: InspectionRow, before: InspectionRow) =>
  inspectorPersonIds.every((id) => !isAway(id, dayNumber(dateFrom), { travelsTo: before.settlementName }))

/**
 * Makes the seeded inspections, ordered by date, planned inspections last. When the term of a prescription ends, the
 * same department inspects again.
 */
const madeInspections = (frame: Frame): InspectionRow[] => {
  const waiting = new Map<number, InspectionRow[]>()
  const followed = new Map<string, string>()
  const rows = begunInspections(frame).map((row) => {
    const own = waiting.get(row.departmentId) ?? []
    const at =
      row.basis === 'plan' && row.groupedInspectionGuid === null
        ? own.findIndex((one) => (one.followUpUntil ?? '9') <= row.dateFrom && mayFollow(frame, row, one))
        : -1
    const before = own[at]
    const made = outcomeOf(frame, before ? asFollowUp(row, before) : row, before)
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

export const inspectionRows = perFrame(madeInspections)

export const inspectionsByPerson = (frame: Frame): Frame['inspectionsBy'] => {
  const byPerson = new Map<number, InspectionRow[]>()
  for (const row of inspectionRows(frame))
    for (const id of row.inspectorPersonIds) byPerson.set(id, [...(byPerson.get(id) ?? []), row])
  return (personId, from, to) =>
    (byPerson.get(personId) ?? []).filter(({ dateFrom }) => from <= dayNumber(dateFrom) && dayNumber(dateFrom) <= to)
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    inspectionsBy(
      personId: number,
      from: number,
      to: number,
    ): readonly Pick<InspectionRow, 'number' | 'categories' | 'followsGuid'>[]
  }
}

const summaryOf = (planned: number, own: readonly InspectionRow[]): string => {
  const finished = own.filter(({ statusId }) => statusId === InspectionStatus.FINISHED)
  const wrong = finished.filter(({ resultId }) => resultId === InspectionResult.VIOLATIONS).length
  return [
    `Планирани проверки: ${planned}, извършени: ${finished.length}.`,
    wrong === 0
      ? 'Нарушения не са установени.'
      : `Нарушения са установени при ${pluralise(wrong, 'inspection')}; дадени са предписания със срок, изпълнението им се следи с последващи проверки.`,
  ].join(' ')
}

export const groupedInspectionRows = (frame: Frame): GroupedInspectionRow[] => {
  const inspections = inspectionRows(frame)
  const rows = campaignsOf(frame).map((campaign): GroupedInspectionRow => {
    const random = randomOf(frame.seed, Purpose.GROUP_PLAN, campaign.id + campaigns.length)
    const base = groupBase(frame, campaign)
    const own = inspections.filter((one) => one.groupedInspectionGuid === campaign.guid)
    const countIn = (departmentId: number) => own.filter((one) => one.departmentId === departmentId).length
    const isFinished = base.statusId === InspectionStatus.FINISHED
    const active = base.departmentIds.filter((id) => countIn(id) > 0)
    // In a finished group inspection, the departments are those that really made an inspection.
    const departmentIds = isFinished && active.length > 0 ? active : base.departmentIds
    const isTheirs = departmentIds.some((id) => frame.people.headOf(id).id === base.leaderPersonId)
    const planIn = (id: number) => Math.max(1, countIn(id) + (countIn(id) > 2 ? random.one([0, 0, 0, 1, -1]) : 0))
    const plannedCounts = departmentIds.map(planIn)
    const planned = plannedCounts.reduce((sum, count) => sum + count, 0)
    return {
      ...base,
      departmentIds,
      leaderPersonId: isTheirs ? base.leaderPersonId : frame.people.headOf(departmentIds[0] ?? 0).id,
      number: '',
      plannedCounts,
      summary: isFinished ? summaryOf(planned, own) : '',
      annulledBecause: '',
    }
  })
  return giveNumbers('ГП', rows)
}
