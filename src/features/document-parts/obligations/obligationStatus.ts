import { metadata } from '../../../contract/metadata.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import type { Tone } from '../../../widgets/tags/StatusTag.tsx'

const tones: Readonly<Record<number, Tone>> = {
  [PaymentStatus.UNPAID]: 'blue',
  [PaymentStatus.PARTLY]: 'amber',
  [PaymentStatus.PAID]: 'green',
  [PaymentStatus.OVERPAID]: 'violet',
  [PaymentStatus.OVERDUE]: 'red',
  [PaymentStatus.CANCELLED]: 'grey',
  [PaymentStatus.REFUNDED]: 'brown',
} satisfies Record<(typeof PaymentStatus)[keyof typeof PaymentStatus], Tone>
export const obligationTone = (statusId: number): Tone => tones[statusId] ?? 'grey'

export const paymentStatuses = lookupOptions(metadata.getPaymentStatuses, {}, (all) => all)
export const paymentTypes = lookupOptions(metadata.getPaymentTypes, {}, (all) => all)
