import { isOwed, obligationStatus, type PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import type { World } from '../engine/world.ts'
import { todayOf } from '../settings/calendar.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './rows.ts'

export const paymentsOf = (world: World, obligation: ObligationRow): readonly PaymentRow[] =>
  world.payments.by('obligationGuid', obligation.guid)

export const statusOfObligation = (world: World, obligation: ObligationRow): PaymentStatus =>
  obligationStatus(
    {
      amount: obligation.amountCents,
      paid: paymentsOf(world, obligation).reduce((sum, { amountCents }) => sum + amountCents, 0),
      dueDate: obligation.dateDue,
      isCancelled: obligation.isCancelled,
      isRefunded: obligation.isRefunded,
    },
    todayOf(world),
  )

export const obligationsOwed = (world: World, { guid }: DocumentRow): number =>
  world.obligations.by('documentGuid', guid).filter((one) => isOwed(statusOfObligation(world, one))).length
