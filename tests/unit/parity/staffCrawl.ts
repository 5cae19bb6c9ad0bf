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
import { type Actor, paperForm, someOfEach, today } from './parityTable.ts'

const pages = { query: { pageNumber: 1, pageSize: 500 }, body: {} }

type Calls = typeof leaveApplications | typeof businessTrips | typeof sickLeaves | typeof expenseReports

const crawlRecord = async <R extends OnRoute>(
  actor: Actor,
  kind: StaffKind,
  calls: Calls,
  record: R,
  update: () => Promise<void>,
): Promise<void> => {
  const { id, step } = record
  const state = step ?? ''
  await update()
  await actor.compare(
    { rule: 'mayRemoveStaff', action: kind, state, ruleResult: mayRemoveStaff(kind, record, actor) },
    calls.remove,
    { query: { id } },
  )
  await actor.compare(
    { rule: 'mayAttachFiles', action: kind, state, ruleResult: mayAttachFiles(kind, record, actor) },
    calls.addFile,
    { query: { id }, body: paperForm() },
  )
  for (const move of movesOf[kind])
    await actor.compare(
      { rule: 'mayMove', action: `${kind} ${move.key}`, state, ruleResult: mayMove(kind, move, record, actor, today) },
      calls.move,
      { body: { id, move: move.key, comment: 'Основание', ...(move.needsDate && { date: record.fromDate ?? today }) } },
    )
}

const kindOf = (actor: Actor) => (one: OnRoute) =>
  `${one.step} ${one.person?.id === actor.personId || one.authorId === actor.personId} ${one.performers.some(({ person, step }) => step === one.step && person?.id === actor.personId)} ${(one.fromDate ?? '') <= today}`

export const crawlStaff = async (actor: Actor): Promise<void> => {
  const of = (kind: StaffKind, one: OnRoute) => ({
    rule: 'mayChangeStaff',
    action: kind,
    state: one.step ?? '',
    ruleResult: mayChangeStaff(kind, one, actor),
  })
  for (const one of someOfEach((await actor.read(leaveApplications.list, pages))?.items ?? [], kindOf(actor)))
    await crawlRecord(actor, 'leave', leaveApplications, one, () =>
      actor.compare(of('leave', one), leaveApplications.update, { body: one }),
    )
  for (const one of someOfEach((await actor.read(businessTrips.list, pages))?.items ?? [], kindOf(actor)))
    await crawlRecord(actor, 'trip', businessTrips, one, () =>
      actor.compare(of('trip', one), businessTrips.update, { body: one }),
    )
  for (const one of someOfEach((await actor.read(sickLeaves.list, pages))?.items ?? [], kindOf(actor)))
    await crawlRecord(actor, 'sickLeave', sickLeaves, one, () =>
      actor.compare(of('sickLeave', one), sickLeaves.update, { body: one }),
    )
  for (const one of someOfEach((await actor.read(expenseReports.list, pages))?.items ?? [], kindOf(actor)))
    await crawlRecord(actor, 'expense', expenseReports, one, () =>
      actor.compare(of('expense', one), expenseReports.update, { body: one }),
    )
}
