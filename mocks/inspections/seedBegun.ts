import { districtCentres } from '../../fixtures/words.ts'
import { InspectionKind } from '../../src/contract/inspectionKinds.ts'
import { yearOf } from '../../src/dates/civilDate.ts'
import { siteIn } from '../correspondents/seedSites.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { guidCarrying } from '../seed/guid.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { InspectionRow } from './inspectionRows.ts'
import { type Campaign, campaignsOf, groupBase, regionalDepartmentIds } from './seedCampaigns.ts'
import { type Basis, byPlan, type Ground, groundsOf } from './seedGrounds.ts'

const INSPECTIONS = 320
/** The first day with inspections, in working days relative to today. */
const FIRST_DAY = -250
const LAST_DAY = 12
/** The share of inspections that belong to a campaign, if their day and department are in that campaign. */
const IN_CAMPAIGN = 0.8
const inspectionGuid = (seed: number, id: number): string => guidCarrying(seed, Purpose.INSPECTION_GUID, id)
type Numbered = { number: string }
export const giveNumbers = <R extends Numbered & { dateFrom: string }>(prefix: string, rows: readonly R[]): R[] => {
  const given = new Map<number, number>()
  return rows.map((row) => {
    const year = yearOf(row.dateFrom)
    const n = (given.get(year) ?? 0) + 1
    given.set(year, n)
    return { ...row, number: `${prefix}-${n}/${year}` }
  })
}

/** When an inspection is made: the day and, if it is during a business trip, the town and the travellers. */
type Visit = { day: number; trip?: { departmentId: number; town: string; travellers: number[] } }

const visitsOfTrips = ({ staffPlans, days }: Frame): Visit[] => {
  const visits = new Map<string, Required<Visit>>()
  for (const { person, place: town, span, step } of staffPlans.trips) {
    const { id, departmentId } = person
    if (!regionalDepartmentIds.includes(departmentId) || step === 'refused' || step === 'cancelled') continue
    for (let day = span.from; day <= span.to; day += 1) {
      if (!days.isWorking(day)) continue
      const key = `${day} ${departmentId} ${town}`
      const known = visits.get(key) ?? { day, trip: { departmentId, town, travellers: [] } }
      known.trip.travellers.push(id)
      visits.set(key, known)
    }
  }
  return [...visits.values()]
}

const visitsOf = (frame: Frame): Visit[] => {
  const { days, seed } = frame
  const ofTrips = visitsOfTrips(frame)
  const count = Math.max(0, INSPECTIONS - ofTrips.length)
  const others = Array.from({ length: count }, (_, i): Visit => {
    const random = randomOf(seed, Purpose.VISIT, i)
    const offset = FIRST_DAY + Math.floor(((LAST_DAY - FIRST_DAY) * (i + random.next())) / count)
    return { day: days.step(days.today + (offset === 0 ? 1 : 0), offset === 0 ? -1 : offset) }
  })
  return [...ofTrips, ...others].sort((a, b) => a.day - b.day)
}

type Busy = Map<number, Set<number>>
const busyOf = (visits: readonly Visit[]): Busy => {
  const busy: Busy = new Map()
  for (const { day, trip } of visits) if (trip) busy.set(day, new Set([...(busy.get(day) ?? []), ...trip.travellers]))
  return busy
}
type Making = {
  frame: Frame
  campaigns: readonly Campaign[]
  busy: Busy
  takeGround: ReturnType<typeof groundsOf>
}

const free = ({ frame, busy }: Making, day: number, departmentId: number, town?: string): readonly PersonRow[] =>
  frame.people
    .membersOf(departmentId)
    .filter(
      ({ id }) => !busy.get(day)?.has(id) && !frame.isAway(id, day, town === undefined ? {} : { travelsTo: town }),
    )

type Where = { departmentId: number; town: string; travellers: readonly number[]; turn: number }
const inspectorsIn = (making: Making, day: number, { departmentId, town, travellers, turn }: Where): number[] => {
  const staff = free(making, day, departmentId, town)
  const first = staff.length === 0 ? 0 : turn % staff.length
  const others = [...staff.slice(first), ...staff.slice(0, first)].slice(0, Math.max(0, 2 - travellers.length))
  const chosen = [...travellers, ...others.map(({ id }) => id)]
  const taken = making.busy.get(day) ?? new Set()
  for (const id of chosen) taken.add(id)
  making.busy.set(day, taken)
  return chosen
}

type Wanted = { day: number; departmentId: number; town: string | undefined }
type Reason = { kindId: number; basis: Basis; ground?: Ground }
const reasonFor = (making: Making, random: Random, { day, departmentId, town }: Wanted, order?: Basis): Reason => {
  if (order) return { kindId: InspectionKind.IN_GROUP, basis: order.basisNumber === '' ? byPlan : order }
  const kindId = random.one([1, 1, 1, 1, 2, 3, 3, 5])
  const planned = { kindId: 1, basis: byPlan }
  if (kindId === 1) return planned
  const bases = kindId !== InspectionKind.COMPLAINT ? orders : random.is(0.6) ? complaints : signals
  for (const basis of bases) {
    const ground = making.takeGround(basis, departmentId, day, town)
    if (ground) return { kindId, ground, basis: ground }
  }
  return planned
}
const orders = ['order'] as const
const complaints = ['complaint', 'signal'] as const
const signals = ['signal', 'complaint'] as const

const departmentOn = (making: Making, random: Random, day: number): number => {
  const first = random.int(regionalDepartmentIds.length)
  const inTurn = [...regionalDepartmentIds.slice(first), ...regionalDepartmentIds.slice(0, first)]
  return inTurn.find((id) => free(making, day, id).length > 0) ?? inTurn[0] ?? 0
}

const beginOf = (making: Making, { day, trip }: Visit, i: number): InspectionRow => {
  const { frame } = making
  const { days, seed } = frame
  const id = i + 1
  const random = randomOf(seed, Purpose.INSPECTION, id)
  const town = trip?.town
  const departmentId = trip?.departmentId ?? departmentOn(making, random, day)
  const running = making.campaigns.find(
    (one) =>
      day >= one.from &&
      day <= one.to &&
      one.departmentIds.includes(departmentId) &&
      (town === undefined || !one.words.inDistrictCentres || isDistrictCentre(town)),
  )
  const campaign = running && random.is(IN_CAMPAIGN) ? running : undefined
  const ofGroup = campaign && groupBase(frame, campaign)
  const { kindId, basis, ground } = reasonFor(making, random, { day, departmentId, town }, ofGroup && orderOf(ofGroup))
  const { correspondentId, category, ...site } = siteIn(frame, random, departmentId, campaign?.words ?? ground?.site)
  const settlementName = town ?? ground?.town ?? site.settlementName
  const travellers = trip?.travellers ?? []
  return {
    guid: inspectionGuid(seed, id),
    id,
    number: '',
    kindId,
    ...{ basis: basis.basis, basisNumber: basis.basisNumber, basisDate: basis.basisDate },
    dateFrom: days.dateOf(day),
    dateTo: null,
    timeFrom: random.one(['09:00', '09:30', '10:00', '10:30', '11:00', '13:30', '14:00']),
    timeTo: '',
    departmentId,
    inspectorPersonIds: inspectorsIn(making, day, {
      ...{ departmentId, town: settlementName, travellers, turn: random.int(60) },
    }),
    inspectedCorrespondentId: correspondentId,
    ...site,
    settlementName,
    siteName: ground?.siteName ?? site.siteName,
    representativeName: '',
    representativePosition: '',
    categories: [category],
    requirements: ofGroup?.theme ?? 'Валидност на знаците, пломби и показания на средствата за измерване в употреба',
    devices: [],
    findings: '',
    resultId: null,
    measures: [],
    followUpUntil: null,
    // An inspection during a trip is planned or made, never a draft.
    statusId: day <= days.today ? 3 : !trip && random.is(0.2) ? 1 : 2,
    annulledBecause: '',
    groupedInspectionGuid: campaign?.guid ?? null,
    followsGuid: null,
    protocols: [],
    protocolTemplateId: null,
    note: '',
  }
}
const orderOf = ({ orderNumber, orderDate }: { orderNumber: string; orderDate: string | null }): Basis => ({
  basis: 'order',
  basisNumber: orderNumber,
  basisDate: orderDate,
})

const isDistrictCentre = (town: string): boolean => districtCentres.some((centre) => centre === town)
export const begunInspections = perFrame((frame): readonly InspectionRow[] => {
  const visits = visitsOf(frame)
  const making: Making = { frame, campaigns: campaignsOf(frame), busy: busyOf(visits), takeGround: groundsOf(frame) }
  return giveNumbers(
    'П',
    visits.map((visit, i) => beginOf(making, visit, i)),
  )
})
