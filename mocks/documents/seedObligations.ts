import { financeDepartmentId } from '../../fixtures/departments.ts'
import { type Chance, chanceOf, Purpose, weighted } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidOf } from '../seed/guid.ts'
import type { DocumentRow, ObligationRow, PaymentRow } from './rows.ts'

/** Fees of the services by document type: the article of the tariff, and amounts in cents of a euro. */
const fees: Readonly<Record<number, { article: string; amounts: readonly number[] }>> = {
  10: { article: 'чл. 3, ал. 1', amounts: [35_790, 61_355, 25_565] },
  11: { article: 'чл. 3, ал. 2', amounts: [20_452] },
  12: { article: 'чл. 4', amounts: [15_339] },
  13: { article: 'чл. 5', amounts: [25_565] },
  14: { article: 'чл. 7, ал. 1', amounts: [10_226, 5113] },
  15: { article: 'чл. 7, ал. 2', amounts: [3068, 6136, 12_271] },
  16: { article: 'чл. 9', amounts: [4602, 9203] },
  17: { article: 'чл. 12', amounts: [1023] },
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
  const fee = fees[row.typeId]
  const payer = row.correspondentIds[0]
  if (!fee || !row.dateRegistered || !payer) return
  const chance = chanceOf(seed, Purpose.OBLIGATION, row.id)
  if (!chance.is(SHARE_WITH_FEE)) return
  const day = days.dayOfIso(row.dateRegistered)
  const age = days.today - day
  const wanted = standing(chance)
  // What is overdue is not young.
  const state = wanted === 'overdue' && age <= TERM_DAYS + 4 ? 'waiting' : wanted
  const currency = days.dateOf(day) < EURO_SINCE ? 'BGN' : 'EUR'
  const inEuro = chance.one(fee.amounts)
  const amountCents = currency === 'BGN' ? Math.round(inEuro * RATE) : inEuro
  const id = obligations.length + 1
  const guid = guidOf(seed, Purpose.OBLIGATION_GUID, id)
  obligations.push({
    guid,
    id,
    documentGuid: row.guid,
    kindId: 1,
    basis: `${fee.article} от Тарифата за таксите, събирани от агенцията`,
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
  const { paidDay, dateCreated, createdByPersonId } = notedPayment(frame, chance, row, day)
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
    dateCreated,
    createdByPersonId,
  })
}

/**
 * When a fee was paid, and who of the finances noted it on that day; what cannot be past yet was paid at the desk as the
 * application was registered.
 */
const notedPayment = ({ days, people, startIso }: Frame, chance: Chance, row: DocumentRow, day: number) => {
  const later = days.roll(day + chance.between(1, 8))
  const at = days.isoAt(later, MORNING + chance.int(7 * 3600))
  if (at <= startIso)
    return {
      paidDay: later,
      dateCreated: at,
      createdByPersonId: chance.one(people.membersOn(financeDepartmentId, 'services', later)).id,
    }
  const dateCreated = row.dateRegistered ?? row.dateCreated
  return { paidDay: day, dateCreated, createdByPersonId: row.registeredByPersonId ?? row.authorPersonId }
}
const MORNING = 9.5 * 3600
