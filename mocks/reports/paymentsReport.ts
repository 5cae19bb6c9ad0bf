import { paymentStatuses } from '../../fixtures/nomenclatures.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { isOwed, PaymentStatus } from '../../src/rules/documents/obligationStatus.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { valuesOf } from '../../src/rules/reports/metrics.ts'
import type { WholePeriod } from '../../src/rules/reports/periods.ts'
import { paymentMetrics } from '../../src/rules/reports/workMetrics.ts'
import { convertCents, currencyOn } from '../../src/rules/words/money.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { ObligationRow } from '../documents/documentRows.ts'
import { paymentsOf, statusOfObligation } from '../documents/obligationView.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { eachInSlices } from '../engine/yieldToPage.ts'
import { asOf } from '../records/formerRows.ts'
import { allDocuments, isWithin } from './documentsReport.ts'
import { type Filter, type MadeReport, tally, tallyOverTime } from './report.ts'

type GivenPaymentsFilter = {
  statusId?: number | undefined
  paymentTypeId?: number | undefined
  correspondentId?: number | undefined
}

export const currencyOfReport = ({ toDate }: WholePeriod) => currencyOn(toDate)

const rowOf = (db: MockDatabase, obligation: ObligationRow, period: WholePeriod) => {
  const currency = currencyOfReport(period)
  const payments = paymentsOf(db, obligation)
  const statusId = statusOfObligation(db, obligation)
  const document = db.documents.get(obligation.documentGuid)
  const debtor = asOf(db, 'correspondents', obligation.correspondentId, document?.dateRegistered)
  const due = convertCents(obligation.amountCents, obligation.currency, currency)
  const paid = payments.reduce((sum, one) => sum + convertCents(one.amountCents, one.currency, currency), 0)
  const typeIds = [...new Set(payments.map(({ paymentTypeId }) => paymentTypeId))]
  return {
    guid: obligation.guid,
    docGuid: obligation.documentGuid,
    documentNumber: document?.number ? formatNumber(document.number, document.dateRegistered) : '',
    debtor: debtor ? correspondentNameOf(debtor) : '',
    basis: obligation.basis,
    statusId,
    statusName: paymentStatuses.find(({ id }) => id === statusId)?.name ?? '',
    dateArisen: obligation.dateArisen,
    lastPayment: payments.reduce<CivilDate | null>((last, { date }) => (last && last > date ? last : date), null),
    paymentTypeNames: typeIds.map((id) => db.paymentTypes.get(id)?.name ?? ''),
    currency,
    ...valuesOf(paymentMetrics, { count: 1, due, paid, left: isOwed(statusId) ? due - paid : 0 }),
  }
}
type ReportRow = ReturnType<typeof rowOf>

const isTakenBack = (statusId: number): boolean =>
  statusId === PaymentStatus.CANCELLED || statusId === PaymentStatus.REFUNDED

export const makePaymentsReport = async (
  db: MockDatabase,
  filter: Filter<GivenPaymentsFilter>,
): Promise<MadeReport<ReportRow>> => {
  // Obligations are generated from the documents, so all documents must be generated before.
  await allDocuments(db)
  const rows: ReportRow[] = []
  const months = tallyOverTime(2, filter)
  const statuses = tally(1)
  const notes = { takenBack: 0 }
  await eachInSlices(db.obligations.all(), (obligation) => {
    const { statusId, paymentTypeId, correspondentId } = filter
    if (!isWithin(obligation.dateArisen, filter)) return
    if (correspondentId !== undefined && obligation.correspondentId !== correspondentId) return
    const isPaidSo = paymentsOf(db, obligation).some((one) => one.paymentTypeId === paymentTypeId)
    if (paymentTypeId !== undefined && !isPaidSo) return
    const row = rowOf(db, obligation, filter)
    if (statusId !== undefined && row.statusId !== statusId) return
    if (isTakenBack(row.statusId) && statusId === undefined) {
      notes.takenBack += 1
      return
    }
    rows.push(row)
    months.add(row.dateArisen, 0, row.paid ?? 0)
    months.add(row.dateArisen, 1, row.left ?? 0)
    statuses.add(String(row.statusId), row.statusName, 0)
  })
  return {
    rows: rows.toSorted((a, b) => (a.dateArisen < b.dateArisen ? 1 : a.dateArisen > b.dateArisen ? -1 : 0)),
    notes,
    charts: { months: months.bars(), statuses: statuses.largest(Number.POSITIVE_INFINITY) },
  }
}
