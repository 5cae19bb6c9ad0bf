import { isOwed, obligationStatus, type PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './documentRows.ts'

export const paymentsOf = (db: MockDatabase, obligation: ObligationRow): readonly PaymentRow[] =>
  db.payments.by('obligationGuid', obligation.guid)

export const statusOfObligation = (db: MockDatabase, obligation: ObligationRow): PaymentStatus =>
  obligationStatus(
    {
      amount: obligation.amountCents,
      paid: paymentsOf(db, obligation).reduce((sum, { amountCents }) => sum + amountCents, 0),
      dueDate: obligation.dateDue,
      isCancelled: obligation.isCancelled,
      isRefunded: obligation.isRefunded,
    },
    todayOf(db),
  )

export const obligationsOwed = (db: MockDatabase, { guid }: DocumentRow): number =>
  db.obligations.by('documentGuid', guid).filter((one) => isOwed(statusOfObligation(db, one))).length
