import type { CivilDate } from '../../dates/civilDate.ts'

export const PaymentStatus = {
  UNPAID: 1,
  PARTLY: 2,
  PAID: 3,
  OVERPAID: 4,
  OVERDUE: 5,
  CANCELLED: 6,
  REFUNDED: 7,
} as const
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export type OwedAmounts = {
  amount: number
  paid: number
  dueDate: CivilDate | null
  isCancelled: boolean
  isRefunded: boolean
}

export const obligationStatus = (
  { amount, paid, dueDate, ...manual }: OwedAmounts,
  today: CivilDate,
): PaymentStatus => {
  if (manual.isRefunded) return PaymentStatus.REFUNDED
  if (manual.isCancelled) return PaymentStatus.CANCELLED
  if (paid > amount) return PaymentStatus.OVERPAID
  if (paid === amount) return PaymentStatus.PAID
  if (dueDate !== null && dueDate < today) return PaymentStatus.OVERDUE
  return paid === 0 ? PaymentStatus.UNPAID : PaymentStatus.PARTLY
}

/** True if an amount is still unpaid, which prevents the completion of the document. */
export const isOwed = (status: number): boolean =>
  status === PaymentStatus.UNPAID || status === PaymentStatus.PARTLY || status === PaymentStatus.OVERDUE
