import type { StaffKind } from '../../../src/contract/shapes/staff.ts'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../../../src/contract/staff.ts'
import {
  mayAttachFiles,
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  type OnRoute,
} from '../../../src/rules/staff/mayMoveStaff.ts'
import { movesOf } from '../../../src/rules/staff/staffRoute.ts'
import { paperForm, someOfEach, today, type Walker } from './parityTable.ts'

const pages = { query: { pageNumber: 1, pageSize: 500 }, body: {} }

type Calls = typeof leaveApplications | typeof businessTrips | typeof sickLeaves | typeof expenseReports

const walkRecord = async <R extends OnRoute>(
  walker: Walker,
  kind: StaffKind,
  calls: Calls,
  record: R,
  update: () => Promise<void>,
): Promise<void> => {
  const { id, step } = record
  const state = step ?? ''
  await update()
  await walker.compare(
    { rule: 'mayRemoveStaff', action: kind, state, ruleResult: mayRemoveStaff(kind, record, walker) },
    calls.remove,
    { query: { id } },
  )
  await walker.compare(
    { rule: 'mayAttachFiles', action: kind, state, ruleResult: mayAttachFiles(kind, record, walker) },
    calls.addFile,
    { query: { id }, body: paperForm() },
  )
  for (const move of movesOf[kind])
    await walker.compare(
      { rule: 'mayMove', action: `${kind} ${move.key}`, state, ruleResult: mayMove(kind, move, record, walker, today) },
      calls.move,
      { body: { id, move: move.key, comment: 'Основание', ...(move.needsDate && { date: record.fromDate ?? today }) } },
    )
}

const kindOf = (walker: Walker) => (one: OnRoute) =>
  `${one.step} ${one.person?.id === walker.personId || one.authorId === walker.personId} ${one.performers.some(({ person, step }) => step === one.step && person?.id === walker.personId)} ${(one.fromDate ?? '') <= today}`

export const walkStaff = async (walker: Walker): Promise<void> => {
  const of = (kind: StaffKind, one: OnRoute) => ({
    rule: 'mayChangeStaff',
    action: kind,
    state: one.step ?? '',
    ruleResult: mayChangeStaff(kind, one, walker),
  })
  for (const one of someOfEach((await walker.read(leaveApplications.list, pages))?.items ?? [], kindOf(walker)))
    await walkRecord(walker, 'leave', leaveApplications, one, () =>
      walker.compare(of('leave', one), leaveApplications.update, { body: one }),
    )
  for (const one of someOfEach((await walker.read(businessTrips.list, pages))?.items ?? [], kindOf(walker)))
    await walkRecord(walker, 'trip', businessTrips, one, () =>
      walker.compare(of('trip', one), businessTrips.update, { body: one }),
    )
  for (const one of someOfEach((await walker.read(sickLeaves.list, pages))?.items ?? [], kindOf(walker)))
    await walkRecord(walker, 'sickLeave', sickLeaves, one, () =>
      walker.compare(of('sickLeave', one), sickLeaves.update, { body: one }),
    )
  for (const one of someOfEach((await walker.read(expenseReports.list, pages))?.items ?? [], kindOf(walker)))
    await walkRecord(walker, 'expense', expenseReports, one, () =>
      walker.compare(of('expense', one), expenseReports.update, { body: one }),
    )
}
