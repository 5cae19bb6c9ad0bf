import { managementDepartmentId, registryDepartmentId } from '../fixtures/departments.ts'
import { timeOf } from '../src/dates/civilDate.ts'
import { correspondentSpans, groupsOfIds } from './correspondents/seedNames.ts'
import { knownTypesOf } from './devices/seedDeviceTypes.ts'
import type { DocumentRow } from './documents/documentRows.ts'
import { type CaseOutcome, settleCases } from './documents/seedOutcome.ts'
import { type DocumentPlan, planDocuments } from './documents/seedPlan.ts'
import type { CasePlan } from './documents/seedWriter.ts'
import { groupOrdersOf } from './inspections/seedCampaigns.ts'
import { inspectionsByPerson } from './inspections/seedInspections.ts'
import type { IsAway } from './people/presence.ts'
import { organisation } from './people/seedOrganisation.ts'
import { peopleOf } from './people/seedPeople.ts'
import { daysAround } from './seed/days.ts'
import { slotsOf } from './seed/documentTimestamps.ts'
import { inPieces } from './seed/incrementalSeed.ts'
import type { Frame } from './seed/seedFrame.ts'
import { nonWorkingDayRows } from './settings/seedSettings.ts'
import { absencesOf } from './staff/seedAbsences.ts'
import { type StaffPlans, staffPlansOf } from './staff/seedPlans.ts'
import { tripsOfCars } from './staff/staffTables.ts'
import { type CarForTrips, carsForTrips } from './vehicles/seedTripCars.ts'

export type FrameSettings = { seed: number; documents: number; start: Date }

/** The input (frame) for a new mock database; its data can be generated before the first read. */
export type NewFrame = Frame & {
  makeDocuments(): boolean
  makeIndex(): boolean
}

const PIECE = 10_000

const secondOfDay = (at: Date): number => {
  const [hours = 0, minutes = 0] = timeOf(at.toISOString()).split(':').map(Number)
  return hours * 3600 + minutes * 60
}

const absencesIn = (of: Pick<Frame, 'seed' | 'days' | 'organisation'>) => {
  let plans: StaffPlans | undefined
  let absences: IsAway | undefined
  const staffPlans = (): StaffPlans => {
    plans ??= staffPlansOf(of)
    return plans
  }
  const isAway: IsAway = (personId, day, how) => {
    absences ??= absencesOf(staffPlans())
    return absences(personId, day, how)
  }
  return { staffPlans, isAway }
}

export const frameOf = ({ seed, documents: count, start }: FrameSettings): NewFrame => {
  const nonWorkingDays = nonWorkingDayRows(start)
  const days = daysAround(start, nonWorkingDays)
  const staff = organisation()
  const { staffPlans, isAway } = absencesIn({ seed, days, organisation: staff })
  const people = peopleOf(staff, { registryId: registryDepartmentId, managementId: managementDepartmentId, isAway })
  const spans = correspondentSpans(count)
  const groupOf = groupsOfIds(spans)
  type Plan = DocumentPlan & { outcomes: CaseOutcome[] }
  function* planned(): Generator<void, Plan> {
    const startSecond = secondOfDay(start)
    const slots = slotsOf(seed, count, days, startSecond)
    const orders = groupOrdersOf({ seed, days })
    const plan = yield* planDocuments({
      ...{ seed, slots, days, startSecond, people, spans, groupOf, orders },
      types: knownTypesOf({ seed, days, spans }),
      staffPlans,
    })
    yield
    // `settleCases` changes the documents, so they must not be read before it ends.
    return { ...plan, outcomes: yield* settleCases({ seed, days, startIso: start.toISOString() }, plan.cases) }
  }
  const { prepareNext: makeDocuments, made: plan } = inPieces(planned)
  function* indexed(): Generator<void, ReadonlyMap<string, DocumentRow>> {
    const byGuid = new Map<string, DocumentRow>()
    for (const row of plan().documents) if (byGuid.set(row.guid, row).size % PIECE === 0) yield
    return byGuid
  }
  const { prepareNext: makeIndex, made: index } = inPieces(indexed)
  let byCaseFile: ReadonlyMap<string, CasePlan> | undefined
  const caseOf = ({ caseFileGuid }: DocumentRow): CasePlan => {
    byCaseFile ??= new Map(plan().cases.map((one) => [one.guid, one]))
    return byCaseFile.get(caseFileGuid ?? '') as CasePlan
  }
  let cars: readonly CarForTrips[] | undefined
  let inspectionsBy: Frame['inspectionsBy'] | undefined
  let carTrips: Frame['carTrips'] | undefined
  return {
    seed,
    count,
    start,
    startIso: start.toISOString(),
    days,
    nonWorkingDays,
    organisation: staff,
    people,
    isAway,
    get staffPlans() {
      return staffPlans()
    },
    get carsForTrips() {
      cars ??= carsForTrips(this)
      return cars
    },
    inspectionsBy(...args) {
      inspectionsBy ??= inspectionsByPerson(this)
      return inspectionsBy(...args)
    },
    get carTrips() {
      carTrips ??= tripsOfCars(this)
      return carTrips
    },
    spans,
    groupOf,
    makeDocuments,
    get documents() {
      return plan().documents
    },
    makeIndex,
    documentOf: (guid) => index().get(guid),
    caseOf,
    get cases() {
      return plan().cases
    },
    get outcomes() {
      return plan().outcomes
    },
    get counters() {
      return plan().counters
    },
  }
}
