import { financeDepartmentId } from '../../fixtures/departments.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { convertCents } from '../../src/rules/words/money.ts'
import { guidOf } from '../seed/guid.ts'
import { earlierOf } from '../seed/isoOrder.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './documentRows.ts'
import { type Fee, feeOf, type Standing } from './seedFees.ts'
import type { CasePlan } from './seedWriter.ts'

/** In calendar days: the time limit for the payment of a fee. */
const TERM_DAYS = 14
/** In calendar days: in an open application older than this, the fee is always paid. */
const PATIENCE = 150
const EURO_SINCE = '2026-01-01'

export const obligationTables = (frame: Frame): { obligations: ObligationRow[]; payments: PaymentRow[] } => {
  const obligations: ObligationRow[] = []
  const payments: PaymentRow[] = []
  for (const plan of frame.cases) {
    const root = plan.documents[0]
    const fee = root && feeOf(frame.seed, root)
    if (fee) addFee(frame, { plan, root, fee }, obligations, payments)
  }
  return { obligations, payments }
}

type Charged = { plan: CasePlan; root: DocumentRow; fee: Fee }
const standingOf = ({ days }: Frame, { plan, root, fee }: Charged, day: number): Standing => {
  const isRendered = plan.answeredOn !== null || root.statusId === DocumentStatus.COMPLETED
  return isRendered || days.today - day > PATIENCE ? 'paid' : fee.standing
}

const addFee = (frame: Frame, charged: Charged, obligations: ObligationRow[], payments: PaymentRow[]): void => {
  const { days, seed } = frame
  const { root: row, fee } = charged
  const registeredAt = row.dateRegistered ?? row.dateCreated
  const day = days.dayOfIso(registeredAt)
  const chargedLater = days.afterWork(registeredAt, 3 + (row.id % 25))
  const isSinceEuro = (one: number): boolean => days.dateOf(one) >= EURO_SINCE
  // A fee for an application registered in the last hours before the introduction of the euro is charged at once, still
  // in лв.
  const chargedAt = isSinceEuro(days.dayOfIso(chargedLater)) && !isSinceEuro(day) ? registeredAt : chargedLater
  // The fee is left out, because the finance department has not charged it yet.
  if (chargedAt > frame.startIso) return
  const charging = fee.random.one(frame.people.membersOn(financeDepartmentId, 'services', days.dayOfIso(chargedAt)))
  const state = standingOf(frame, charged, day)
  const currency = isSinceEuro(day) ? 'EUR' : 'BGN'
  const amountCents = currency === 'BGN' ? fee.leva * 100 : convertCents(fee.leva * 100, 'BGN', 'EUR')
  const id = obligations.length + 1
  const guid = guidOf(seed, Purpose.OBLIGATION_GUID, id)
  obligations.push({
    guid,
    id,
    documentGuid: row.guid,
    kindId: 1,
    basis: `${fee.article} от Тарифата за таксите, събирани от агенцията`,
    correspondentId: row.correspondentIds[0] ?? 0,
    amountCents,
    currency,
    dateArisen: days.dateOf(day),
    dateDue: days.dateOf(days.roll(day + TERM_DAYS)),
    paymentCode: `АИП${String(row.id).padStart(7, '0')}`,
    isCancelled: false,
    cancelReason: null,
    isRefunded: false,
    note: null,
    dateCreated: chargedAt,
    createdByPersonId: charging.id,
  })
  if (state === 'unpaid') return
  const { paidDay, dateCreated, createdByPersonId } = notedPayment(frame, charged, chargedAt, currency)
  const paymentTypeId = row.portalNumber ? 4 : fee.random.one([1, 2, 3, 3])
  payments.push({
    guid: guidOf(seed, Purpose.PAYMENT_GUID, id),
    id: payments.length + 1,
    obligationGuid: guid,
    date: days.dateOf(paidDay),
    amountCents: state === 'paid' ? amountCents : Math.round(amountCents / 2),
    currency,
    paymentTypeId,
    documentNumber: paymentTypeId === 1 ? String(fee.random.between(1000, 9999)) : null,
    payer: null,
    note: null,
    dateCreated,
    createdByPersonId,
  })
}

/**
 * Chooses the time of a payment: before the answer and the completion and, if in лв., before the introduction of the
 * euro. If there is no such day, the fee is paid within minutes.
 */
const notedPayment = (frame: Frame, { plan, root, fee: { random } }: Charged, chargedAt: string, currency: string) => {
  const { days, people, startIso } = frame
  const day = days.dayOfIso(chargedAt)
  const notedBy = (on: number) => random.one(people.membersOn(financeDepartmentId, 'services', on)).id
  const later = days.roll(day + random.between(1, 8))
  const answered = plan.answeredOn === null ? later : days.step(plan.answeredOn, -1)
  const over = root.statusId === DocumentStatus.COMPLETED ? days.step(days.dayOfIso(root.statusDate), -1) : later
  const paidDay = Math.min(later, answered, over)
  const at = days.isoAt(paidDay, MORNING + random.int(7 * 3600))
  if (paidDay > day && at <= startIso && (currency === 'EUR' || days.dateOf(paidDay) < EURO_SINCE))
    return {
      paidDay,
      dateCreated: at,
      createdByPersonId: notedBy(paidDay),
    }
  const atOnce = earlierOf(days.afterWork(chargedAt, random.between(1, 4)), startIso)
  const isTooLate = currency === 'BGN' && days.dateOf(days.dayOfIso(atOnce)) >= EURO_SINCE
  const dateCreated = isTooLate ? chargedAt : atOnce
  const noted = days.dayOfIso(dateCreated)
  return { paidDay: noted, dateCreated, createdByPersonId: notedBy(noted) }
}
const MORNING = 9.5 * 3600
