import * as v from 'valibot'
import { Amount, CivilDate, DateTime, Id, Option, orUnknown, proposed, sorted } from './base.ts'

/** Where a record of the staff module stands on its route (document 1, section 4; the states are proposed). */
export const StaffStep = v.picklist([
  'draft',
  'agreement',
  'check',
  'approval',
  'approved',
  'closed',
  'returned',
  'refused',
  'cancelled',
])
export type StaffStep = v.InferOutput<typeof StaffStep>

/** One move along the route: what was done, by whom, and where the record stood afterwards. */
export const RouteEntry = v.object({
  move: v.string(),
  step: proposed(StaffStep, 'draft'),
  at: v.nullable(DateTime),
  personName: v.string(),
  comment: v.string(),
})
export type RouteEntry = v.InferOutput<typeof RouteEntry>
/** Who takes a step of this record: „Пряк ръководител“, Силвия Димитрова. */
export const Performer = v.object({ step: proposed(StaffStep, 'draft'), title: v.string(), person: v.nullable(Option) })
export type Performer = v.InferOutput<typeof Performer>

/** What the four records have in common. The backend fills in number, date, position, department, route and order. */
const facts = {
  /** 0: a new one. */
  id: Id,
  number: v.string(),
  date: v.nullable(CivilDate),
  person: v.nullable(Option),
  positionName: v.string(),
  departmentName: v.string(),
  authorId: orUnknown(Id),
  /** A key of the kinds of its rules (`src/rules/staff`); '' until one is chosen. */
  kind: v.string(),
  fromDate: v.nullable(CivilDate),
  toDate: v.nullable(CivilDate),
  note: v.string(),
  step: proposed(StaffStep, 'draft'),
  performers: v.array(Performer),
  history: v.array(RouteEntry),
}
const order = { orderNumber: v.string(), orderDate: v.nullable(CivilDate) }

export const LeaveApplication = proposed(
  v.object({
    ...facts,
    /** Working or calendar days, as its kind is counted. */
    days: orUnknown(Id),
    /** The year on whose account the days are. */
    forYear: orUnknown(Id),
    substitute: v.nullable(Option),
    ...order,
  }),
)
export type LeaveApplication = v.InferOutput<typeof LeaveApplication>

export const BusinessTrip = proposed(
  v.object({
    ...facts,
    place: v.string(),
    /** The places in their order: „София – Пловдив – София“. */
    itinerary: v.string(),
    task: v.string(),
    transport: v.string(),
    distance: orUnknown(Id),
    /** Amounts are in the currency of the first day; what a day costs abroad is typed, in the country it is a rate. */
    dailyAmount: v.nullable(Amount),
    lodgingPerNight: v.nullable(Amount),
    travelAmount: v.nullable(Amount),
    advance: v.nullable(Amount),
    substitute: v.nullable(Option),
    ...order,
  }),
)
export type BusinessTrip = v.InferOutput<typeof BusinessTrip>

export const SickLeave = proposed(
  v.object({
    ...facts,
    continuesNumber: v.string(),
    issuedOn: v.nullable(CivilDate),
    reason: v.string(),
    facility: v.string(),
    regimen: v.string(),
    presentedOn: v.nullable(CivilDate),
    workingDays: orUnknown(Id),
  }),
)
export type SickLeave = v.InferOutput<typeof SickLeave>

export const ExpenseLine = v.object({
  kind: v.string(),
  date: v.nullable(CivilDate),
  /** Kind and number of the paper: „Фактура № 123“. */
  document: v.string(),
  supplier: v.string(),
  amount: v.nullable(Amount),
})
export type ExpenseLine = v.InferOutput<typeof ExpenseLine>

export const ExpenseReport = proposed(
  v.object({
    ...facts,
    /** The trip it accounts for. */
    trip: v.nullable(Option),
    advance: v.nullable(Amount),
    expenses: v.array(ExpenseLine),
    /** What was done: „отчет за извършената работа“. */
    workDone: v.string(),
  }),
)
export type ExpenseReport = v.InferOutput<typeof ExpenseReport>

/** What a list of the module is filtered by; a list without a field of this name leaves it out. */
export const StaffFilter = proposed(
  v.partial(
    v.object({
      personId: Id,
      departmentId: Id,
      kind: v.string(),
      step: StaffStep,
      place: v.string(),
      number: v.string(),
      fromDate: CivilDate,
      toDate: CivilDate,
      sortColumns: sorted.sortColumns,
    }),
  ),
)
export type StaffFilter = v.InferOutput<typeof StaffFilter>

/** Somebody's days away. A sick leave is named as such only to those who may see sick leaves. */
export const Absence = proposed(
  v.object({
    what: proposed(v.picklist(['leave', 'trip', 'sickLeave', 'away']), 'away'),
    id: Id,
    person: v.nullable(Option),
    departmentName: v.string(),
    fromDate: v.nullable(CivilDate),
    toDate: v.nullable(CivilDate),
    /** Whether it is certain: approved, not just applied for. */
    isApproved: proposed(v.boolean(), true),
  }),
)
export type Absence = v.InferOutput<typeof Absence>

/** What stands against somebody's being away on some days, and who could stand in. */
export const AwayClashes = proposed(
  v.object({
    absences: v.array(Absence),
    /** Open tasks whose term is one of the days. */
    tasks: v.array(
      v.object({ guid: v.string(), number: v.string(), description: v.string(), endDate: v.nullable(CivilDate) }),
    ),
    /** Colleagues of the department who are not away on those days. */
    substitutes: v.array(Option),
  }),
)
export type AwayClashes = v.InferOutput<typeof AwayClashes>

/** The paid leave of a person in a year, in working days. */
export const RemainingLeave = proposed(
  v.object({
    person: v.nullable(Option),
    departmentName: v.string(),
    year: orUnknown(Id),
    basic: orUnknown(Id),
    additional: orUnknown(Id),
    /** Taken: approved days of the year's account. */
    used: orUnknown(Id),
    /** Applied for and not decided yet. */
    requested: orUnknown(Id),
    remaining: orUnknown(Id),
    validUntil: v.nullable(CivilDate),
  }),
)
export type RemainingLeave = v.InferOutput<typeof RemainingLeave>

/** An approved trip that nobody has accounted for. */
export const TripToReport = proposed(
  v.object({
    id: Id,
    name: v.string(),
    fromDate: v.nullable(CivilDate),
    toDate: v.nullable(CivilDate),
    advance: v.nullable(Amount),
  }),
)
export type TripToReport = v.InferOutput<typeof TripToReport>
