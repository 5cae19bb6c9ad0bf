import * as v from 'valibot'
import { Amount, CivilDate, DateTime, Id, Option, orUnknown, textUpTo } from './base.ts'
import { recordOf } from './recordOf.ts'

/** The state of a staff record in its workflow (specification 1, section 4; this product proposes the states). */
export const StaffStep = v.picklist([
  'draft',
  'agreement',
  'check',
  'approval',
  'approved',
  'closed',
  'interrupted',
  'returned',
  'refused',
  'cancelled',
])
export type StaffStep = v.InferOutput<typeof StaffStep>
/**
 * The state of a record; null if this version does not know it. If it were read as a draft, the record could be edited,
 * deleted and submitted.
 */
const KnownStep = orUnknown(StaffStep)

export const StaffKind = v.picklist(['leave', 'trip', 'sickLeave', 'expense'])
export type StaffKind = v.InferOutput<typeof StaffKind>

export const RouteEntry = v.object({
  move: v.string(),
  step: KnownStep,
  at: v.nullable(DateTime),
  personName: v.string(),
  insteadOf: v.string(),
  comment: v.string(),
})
export type RouteEntry = v.InferOutput<typeof RouteEntry>
export const Performer = v.object({ step: KnownStep, title: v.string(), person: v.nullable(Option) })
export type Performer = v.InferOutput<typeof Performer>

const text = v.string()
const person = v.nullable(Option)
const day = v.nullable(CivilDate)
const amount = v.nullable(Amount)

const filledIn = {
  date: day,
  positionName: text,
  departmentName: text,
  authorId: orUnknown(Id),
  step: KnownStep,
  performers: v.array(Performer),
  history: v.array(RouteEntry),
}
const numbered = { ...filledIn, number: text }
const ordered = { ...numbered, orderNumber: text, orderDate: day }

const leave = recordOf(
  { person, kind: text, forYear: orUnknown(Id), fromDate: day, toDate: day, substitute: person, note: textUpTo(1000) },
  { ...ordered, days: orUnknown(Id), plannedToDate: day, fileCount: orUnknown(Id) },
)
export const LeaveApplication = leave.shape
export type LeaveApplication = v.InferOutput<typeof LeaveApplication>

/**
 * A business trip. Its amounts are in the currency of the first day. The daily rate is typed only for a trip abroad.
 */
const trip = recordOf(
  {
    person,
    kind: text,
    transport: text,
    fromDate: day,
    toDate: day,
    vehicle: orUnknown(Option),
    substitute: person,
    place: textUpTo(200),
    itinerary: textUpTo(300),
    distance: orUnknown(Id),
    dailyAmount: amount,
    lodgingPerNight: amount,
    travelAmount: amount,
    advance: amount,
    onAccountOf: text,
    task: textUpTo(1000),
    /** A key of `tripGroundLabels`; '' if there is none. */
    groundKind: text,
    groundNumber: textUpTo(50),
    note: textUpTo(1000),
  },
  {
    ...ordered,
    report: orUnknown(Option),
    carProblem: orUnknown(text),
  },
)
export const BusinessTrip = trip.shape
export type BusinessTrip = v.InferOutput<typeof BusinessTrip>

const sick = recordOf(
  {
    person,
    number: textUpTo(20),
    kind: text,
    continuesNumber: textUpTo(20),
    issuedOn: day,
    fromDate: day,
    toDate: day,
    reason: text,
    regimen: text,
    facility: textUpTo(200),
    note: textUpTo(1000),
  },
  { ...filledIn, presentedOn: day, workingDays: orUnknown(Id) },
)
export const SickLeave = sick.shape
export type SickLeave = v.InferOutput<typeof SickLeave>

export const ExpenseLine = v.object({
  kind: text,
  date: day,
  document: textUpTo(200),
  supplier: textUpTo(200),
  amount,
  vat: orUnknown(Amount),
})
export type ExpenseLine = v.InferOutput<typeof ExpenseLine>

const report = recordOf(
  {
    person,
    kind: text,
    trip: v.nullable(Option),
    fromDate: day,
    toDate: day,
    advance: amount,
    workDone: textUpTo(2000),
    note: textUpTo(1000),
    expenses: v.array(ExpenseLine),
  },
  numbered,
)
export const ExpenseReport = report.shape
export type ExpenseReport = v.InferOutput<typeof ExpenseReport>

export const filledInOf = {
  leave: leave.filledIn,
  trip: trip.filledIn,
  sickLeave: sick.filledIn,
  expense: report.filledIn,
} as const

/** All filters of staff lists. A list does not use the filters for fields that its records do not have. */
export const staffFilter = {
  personId: Id,
  departmentId: Id,
  ownDepartmentId: Id,
  kind: text,
  step: StaffStep,
  place: text,
  number: text,
  fromDate: CivilDate,
  toDate: CivilDate,
  sinceDate: CivilDate,
  counted: v.boolean(),
  vehicleId: Id,
}
export type StaffFilter = Partial<v.InferOutput<v.ObjectSchema<typeof staffFilter, undefined>>>
