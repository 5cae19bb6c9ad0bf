import type { ObligationRow, PaymentRow } from '../tables/documentRows.ts'
import type { World } from '../world.ts'
import { todayOf } from './calendar.ts'

export const PaymentStatus = {
  UNPAID: 1,
  PARTLY: 2,
  PAID: 3,
  OVERPAID: 4,
  OVERDUE: 5,
  CANCELLED: 6,
  REFUNDED: 7,
} as const

export const paymentsOf = (world: World, obligation: ObligationRow): readonly PaymentRow[] =>
  world.payments.by('obligationGuid', obligation.guid)

/** The status of an obligation, derived from its payments and its due date; only two are set by hand. */
export const obligationStatus = (world: World, obligation: ObligationRow): number => {
  if (obligation.isRefunded) return PaymentStatus.REFUNDED
  if (obligation.isCancelled) return PaymentStatus.CANCELLED
  const paid = paymentsOf(world, obligation).reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (paid > obligation.amountCents) return PaymentStatus.OVERPAID
  if (paid === obligation.amountCents) return PaymentStatus.PAID
  if (obligation.dateDue !== null && obligation.dateDue < todayOf(world)) return PaymentStatus.OVERDUE
  return paid === 0 ? PaymentStatus.UNPAID : PaymentStatus.PARTLY
}
