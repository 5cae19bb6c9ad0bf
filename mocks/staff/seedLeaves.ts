import { leaveReasons, medicalFacilities } from '../../fixtures/staffMatters.ts'
import { addDays, yearOf } from '../../src/dates/civilDate.ts'
import { leaveKinds } from '../../src/rules/staff/staffKinds.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { presentOn } from '../people/presence.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { LeavePlan } from './seedPlans.ts'
import { dayOfMove, dayWhen, giveNumbers } from './seedRoute.ts'
import { type StaffSeed, streamOf } from './seedStaff.ts'
import type { LeaveApplicationRow, SickLeaveRow } from './staffTableRows.ts'

const substitutesFor = ({ frame, isHead }: StaffSeed, { person, span: { from, to } }: LeavePlan) => {
  const colleagues = frame.organisation.persons.filter(
    (one) => one.departmentId === person.departmentId && one.id !== person.id && !isHead(one),
  )
  return presentOn(frame.isAway, colleagues, ...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

/** In days: how long before the leave for it a death can be known. */
const KNOWN_BEFORE = 5

const leaveRow = (seed: StaffSeed, plan: LeavePlan): LeaveApplicationRow => {
  const { frame } = seed
  const { person, span, step, forYear } = plan
  const random = streamOf(frame, Purpose.LEAVE_ROUTE, plan)
  const common = seed.common(random, 'leave', { person, span, step, isUrgent: plan.kind === 'bereavement' })
  // If an absent superior moves the application too far back, the death was not known yet, so the leave becomes unpaid
  // leave.
  const isTooEarly =
    plan.kind === 'bereavement' && addDays(common.date ?? common.fromDate, KNOWN_BEFORE) < common.fromDate
  const kind = isTooEarly ? 'unpaid' : plan.kind
  const substitutes: readonly PersonRow[] = substitutesFor(seed, plan)
  return {
    ...common,
    id: 0,
    number: '',
    kind,
    note: leaveKinds[kind]?.needsReason ? random.one(leaveReasons[kind] ?? []) : '',
    forYear,
    plannedToDate: null,
    substituteId: substitutes.length > 0 ? random.one(substitutes).id : null,
    orderNumber: '',
    orderDate: dayOfMove(frame.days, common.history, 'approve'),
  }
}

export const leaveRows = (seed: StaffSeed): LeaveApplicationRow[] => {
  const rows = seed.frame.staffPlans.leaves.map((plan) => leaveRow(seed, plan))
  const submitted = giveNumbers(
    'О',
    rows,
    ({ date }) => date,
    (row, number) => ({ ...row, number }),
  )
  const ordered = giveNumbers(
    'ЗО',
    submitted,
    ({ orderDate }) => orderDate,
    (row, orderNumber) => ({ ...row, orderNumber }),
  )
  return inOrder(ordered)
}

export const inOrder = <R extends { id: number; date: string | null }>(rows: readonly R[]): R[] =>
  rows
    .toSorted((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : (a.date ?? '9') > (b.date ?? '9') ? 1 : 0))
    .map((row, i) => ({ ...row, id: i + 1 }))

const treatedInHospital: readonly string[] = ['illness', 'otherAccident']
export const sickLeaveRows = (seed: StaffSeed): SickLeaveRow[] => {
  const { days, staffPlans } = seed.frame
  const rows = staffPlans.sickLeaves.map((plan): SickLeaveRow => {
    const { person, span } = plan
    const random = streamOf(seed.frame, Purpose.SICK_LEAVE_PAPER, plan)
    const issuedOn = days.dateOf(span.from)
    const first = days.step(span.to, 2)
    const presented = dayWhen(days, first, (day) => seed.presenterOf(person, day) !== undefined, 1)
    const presenter = seed.presenterOf(person, presented)
    const isNew = span.to + 5 > days.today || presented >= days.today
    const reason = random.is(0.75) ? 'illness' : random.one(['familyCare', 'otherAccident', 'quarantine'])
    const regimen = treatedInHospital.includes(reason) && random.is(0.1) ? 'hospital' : 'home'
    return {
      ...seed.common(random, 'sickLeave', { person, span, step: 'draft' }),
      id: 0,
      number: `${yearOf(issuedOn)}${random.between(1000000, 9999999)}`,
      date: issuedOn,
      step: isNew ? 'draft' : 'approved',
      kind: 'first',
      note: '',
      continuesNumber: '',
      issuedOn,
      reason,
      facility: random.one(medicalFacilities[regimen]),
      regimen,
      presentedOn: isNew ? null : days.dateOf(presented),
      history: isNew
        ? []
        : [
            {
              move: 'present',
              step: 'approved',
              at: days.isoAt(presented, random.between(9 * 3600, 17 * 3600)),
              personName: presenter?.name ?? '',
              insteadOf: '',
              comment: '',
            },
          ],
    }
  })
  return inOrder(rows)
}
