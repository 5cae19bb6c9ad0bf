import * as v from 'valibot'
import { Amount, CivilDate, DateTime, Id, Option, orUnknown, textUpTo } from './base.ts'
import { recordOf } from './recordOf.ts'

/** Where a record of the staff module stands on its route (document 1, section 4; the states are proposed). */
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
/** A state of a later version reads as null: read as a draft, it could be edited, deleted and submitted. */
const KnownStep = orUnknown(StaffStep)

/** The registers of the module. */
export const StaffKind = v.picklist(['leave', 'trip', 'sickLeave', 'expense'])
export type StaffKind = v.InferOutput<typeof StaffKind>

/** One move along the route: what was done, by whom, and where the record stood afterwards. */
export const RouteEntry = v.object({
  move: v.string(),
  step: KnownStep,
  at: v.nullable(DateTime),
  personName: v.string(),
  /** Whose step it was, where somebody stood in. */
  insteadOf: v.string(),
  comment: v.string(),
})
export type RouteEntry = v.InferOutput<typeof RouteEntry>
/** Who takes a step of this record: „Пряк ръководител“, Силвия Димитрова. */
export const Performer = v.object({ step: KnownStep, title: v.string(), person: v.nullable(Option) })
export type Performer = v.InferOutput<typeof Performer>

const text = v.string()
const person = v.nullable(Option)
const day = v.nullable(CivilDate)
const amount = v.nullable(Amount)

/** What the backend fills in. */
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

/**
 * Of all four: `kind` is a key of `src/rules/staff`, '' until one is chosen. `forYear`: the year on whose account the days are; `days`: working or calendar days, as
 * its kind is counted; `plannedToDate`: the last approved day of an interrupted one; `fileCount`: its files.
 */
const leave = recordOf(
  { person, kind: text, forYear: orUnknown(Id), fromDate: day, toDate: day, substitute: person, note: textUpTo(1000) },
  { ...ordered, days: orUnknown(Id), plannedToDate: day, fileCount: orUnknown(Id) },
)
export const LeaveApplication = leave.shape
export type LeaveApplication = v.InferOutput<typeof LeaveApplication>

/**
 * `itinerary`: the places in their order, „София – Пловдив – София“. Amounts are in the currency of the first day; what
 * a day costs abroad is typed, in the country it is a rate. `report`: the expense report that accounts for it.
 */
const trip = recordOf(
  {
    person,
    kind: text,
    transport: text,
    fromDate: day,
    toDate: day,
    /** The company car of „Служебен автомобил“. */
    vehicle: orUnknown(Option),
    substitute: person,
    place: textUpTo(200),
    itinerary: textUpTo(300),
    distance: orUnknown(Id),
    dailyAmount: amount,
    lodgingPerNight: amount,
    travelAmount: amount,
    advance: amount,
    /** A key of `tripPayerLabels`; '' where it is not said. */
    onAccountOf: text,
    task: textUpTo(1000),
    /** A key of `tripGroundLabels`, and the number; '' where there is none. */
    groundKind: text,
    groundNumber: textUpTo(50),
    note: textUpTo(1000),
  },
  {
    ...ordered,
    report: orUnknown(Option),
    /** Why its company car cannot be taken, as a sentence, while the trip is being decided. */
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
  /** Kind and number of the paper: „Фактура № 123“. */
  document: textUpTo(200),
  supplier: textUpTo(200),
  /** The whole amount, and the VAT in it. */
  amount,
  vat: orUnknown(Amount),
})
export type ExpenseLine = v.InferOutput<typeof ExpenseLine>

/** `trip`: the one it accounts for; `workDone`: „отчет за извършената работа“. */
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

/** What the backend works out of each kind of record by itself. */
export const filledInOf = {
  leave: leave.filledIn,
  trip: trip.filledIn,
  sickLeave: sick.filledIn,
  expense: report.filledIn,
} as const

/** What a list of the module is filtered by; a list without a field of this name leaves it out. */
export const staffFilter = {
  personId: Id,
  departmentId: Id,
  /** The people of this very department, without those below it: what a bar of a report counts. */
  ownDepartmentId: Id,
  kind: text,
  step: StaffStep,
  place: text,
  number: text,
  fromDate: CivilDate,
  toDate: CivilDate,
  /** Only what begins on this day or later. */
  sinceDate: CivilDate,
  /** Only what the reports count: approved, or a sick leave that is not cancelled. */
  counted: v.boolean(),
  /** Only the trips by this company car. */
  vehicleId: Id,
}
export type StaffFilter = Partial<v.InferOutput<v.ObjectSchema<typeof staffFilter, undefined>>>
