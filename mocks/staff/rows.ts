import type {
  BusinessTrip,
  ExpenseLine,
  ExpenseReport,
  RouteEntry,
  SickLeave,
  StaffStep,
} from '../../src/contract/shapes/staff.ts'

/** What the rows of the four registers have in common. */
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
type Ordered = { substituteId: number | null; orderNumber: string; orderDate: string | null }

export type LeaveApplicationRow = StaffRow & Ordered & { forYear: number | null }
export type BusinessTripRow = StaffRow &
  Ordered &
  Pick<
    BusinessTrip,
    | 'place'
    | 'itinerary'
    | 'task'
    | 'transport'
    | 'distance'
    | 'dailyAmount'
    | 'lodgingPerNight'
    | 'travelAmount'
    | 'advance'
  >
export type SickLeaveRow = StaffRow &
  Pick<SickLeave, 'continuesNumber' | 'issuedOn' | 'reason' | 'facility' | 'regimen' | 'presentedOn'>
export type ExpenseReportRow = StaffRow & { tripId: number | null; expenses: ExpenseLine[] } & Pick<
    ExpenseReport,
    'advance' | 'workDone'
  >
