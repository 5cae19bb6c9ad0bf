import type {
  BusinessTrip,
  ExpenseReport,
  filledInOf,
  RouteEntry,
  SickLeave,
  StaffStep,
} from '../../src/contract/shapes/staff.ts'

export type StaffRow = {
  id: number
  number: string
  date: string | null
  personId: number
  authorId: number
  kind: string
  fromDate: string
  toDate: string
  note: string
  step: StaffStep
  history: RouteEntry[]
}
type Own<R, FilledIn extends readonly unknown[]> = Omit<
  R,
  Extract<FilledIn[number], keyof R> | keyof StaffRow | 'person' | 'substitute' | 'trip' | 'vehicle'
>
type Ordered = { substituteId: number | null; orderNumber: string; orderDate: string | null }

export type LeaveApplicationRow = StaffRow & Ordered & { forYear: number | null; plannedToDate: string | null }
export type BusinessTripRow = StaffRow &
  Ordered &
  Own<BusinessTrip, typeof filledInOf.trip> & { vehicleId: number | null }
export type SickLeaveRow = StaffRow & Own<SickLeave, typeof filledInOf.sickLeave> & Pick<SickLeave, 'presentedOn'>
export type ExpenseReportRow = StaffRow & Own<ExpenseReport, typeof filledInOf.expense> & { tripId: number | null }
