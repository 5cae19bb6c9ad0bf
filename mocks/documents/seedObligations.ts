import { chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidOf } from '../seed/guid.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './rows.ts'

/** Fees of the services in cents of a euro, by document type. */
const fees: Readonly<Record<number, readonly number[]>> = {
  10: [35_790, 61_355, 25_565],
  11: [20_452],
  12: [15_339],
  13: [25_565],
  14: [10_226, 5113],
  15: [3068, 6136, 12_271],
  16: [4602, 9203],
  17: [1023],
}
const SHARE_WITH_FEE = 0.85
const TERM_DAYS = 14
const EURO_SINCE = '2026-01-01'
const RATE = 1.95583

type Standing = 'paid' | 'partly' | 'waiting' | 'overdue'
const standing = weighted<Standing>([
  ['paid', 70],
  ['partly', 10],
  ['waiting', 15],
  ['overdue', 5],
])

/** The fees of applications for services: about 250 in a world of 2800 documents, most of them paid. */
export const obligationTables = (frame: Frame): { obligations: ObligationRow[]; payments: PaymentRow[] } => {
  const obligations: ObligationRow[] = []
  const payments: PaymentRow[] = []
  for (const row of frame.documents) addFee(frame, row, obligations, payments)
  return { obligations, payments }
}

const addFee = (frame: Frame, row: DocumentRow, obligations: ObligationRow[], payments: PaymentRow[]): void => {
  const { days, seed } = frame
  const amounts = fees[row.typeId]
  const payer = row.correspondentIds[0]
  const chance = chanceOf(seed, Purpose.OBLIGATION, row.id)
  if (!amounts || !row.dateRegistered || !payer || !chance.is(SHARE_WITH_FEE)) return
  const day = days.dayOfIso(row.dateRegistered)
  const age = days.today - day
  const wanted = standing(chance)
  // What is overdue is not young.
  const state = wanted === 'overdue' && age <= TERM_DAYS + 4 ? 'waiting' : wanted
  const currency = days.dateOf(day) < EURO_SINCE ? 'BGN' : 'EUR'
  const inEuro = chance.one(amounts)
  const amountCents = currency === 'BGN' ? Math.round(inEuro * RATE) : inEuro
  const id = obligations.length + 1
  const guid = guidOf(seed, Purpose.OBLIGATION_GUID, id)
  obligations.push({
    guid,
    id,
    documentGuid: row.guid,
    kindId: 1,
    basis: `чл. ${chance.between(1, 14)} от Тарифата за таксите, събирани от агенцията`,
    correspondentId: payer,
    amountCents,
    currency,
    dateArisen: days.dateOf(day),
    dateDue: days.dateOf(
      days.roll(state === 'overdue' || state === 'paid' || age <= TERM_DAYS ? day + TERM_DAYS : days.today + 5),
    ),
    paymentCode: `АИП${String(row.id).padStart(7, '0')}`,
    isCancelled: false,
    cancelReason: null,
    isRefunded: false,
    note: null,
    dateCreated: row.dateRegistered,
    createdByPersonId: row.registeredByPersonId ?? row.authorPersonId,
  })
  if (state === 'waiting' || state === 'overdue') return
  const paidDay = Math.min(days.roll(day + chance.between(0, 8)), days.today)
  const paymentTypeId = row.portalNumber ? 4 : chance.one([1, 2, 3, 3])
  payments.push({
    guid: guidOf(seed, Purpose.PAYMENT_GUID, id),
    id: payments.length + 1,
    obligationGuid: guid,
    date: days.dateOf(paidDay),
    amountCents: state === 'paid' ? amountCents : Math.round(amountCents / 2),
    currency,
    paymentTypeId,
    documentNumber: paymentTypeId === 1 ? String(chance.between(1000, 9999)) : null,
    payer: null,
    note: null,
    dateCreated: row.dateRegistered,
    createdByPersonId: row.registeredByPersonId ?? row.authorPersonId,
  })
}
