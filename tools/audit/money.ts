import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { tripMoney } from '../../src/rules/staff/tripRules.ts'
import { centsAtPrice } from '../../src/rules/vehicles/fuel.ts'
import { centsOf, convertCents } from '../../src/rules/words/money.ts'
import { type AuditCheck, describeMatching, latestDate } from './auditCheck.ts'
import { dayOf } from './life.ts'

const cents = (amount: string | null): number => (amount === null ? 0 : (centsOf(amount) ?? Number.NaN))
const sumOf = (amounts: readonly (string | null)[]): number => amounts.reduce((sum, one) => sum + cents(one), 0)

export const moneyChecks: readonly AuditCheck[] = [
  [
    'which service has several bases of its fee',
    ({ db }) => {
      const bases = new Map<number, Set<string>>()
      for (const { documentGuid, basis } of db.obligations.all()) {
        const typeId = db.documents.get(documentGuid)?.typeId ?? 0
        bases.set(typeId, (bases.get(typeId) ?? new Set()).add(basis))
      }
      return [...bases].flatMap(([typeId, own]) => (own.size > 1 ? [`type ${typeId}: ${[...own].join(', ')}`] : []))
    },
  ],
  [
    'which fee arose on another day than its document was registered, or is paid over its amount',
    ({ db }) =>
      describeMatching(
        db.obligations.all(),
        ({ guid, documentGuid, dateArisen, amountCents }) => {
          const paid = db.payments.by('obligationGuid', guid).reduce((sum, one) => sum + one.amountCents, 0)
          return paid > amountCents || dayOf(db.documents.get(documentGuid)?.dateRegistered ?? '') !== dateArisen
        },
        ({ id }) => `obligation ${id}`,
      ),
  ],
  [
    'which payment was made before its fee arose, or noted on another day',
    ({ db }) =>
      describeMatching(
        db.payments.all(),
        ({ obligationGuid, date, dateCreated, currency }) => {
          const fee = db.obligations.get(obligationGuid)
          return !fee || date < fee.dateArisen || currency !== fee.currency || dayOf(dateCreated) !== date
        },
        ({ id }) => `payment ${id}`,
      ),
  ],
  [
    'which service was rendered before its fee was paid',
    ({ db }) =>
      describeMatching(
        db.obligations.all(),
        ({ guid, amountCents, documentGuid }) => {
          const root = db.documents.get(documentGuid)
          const payments = db.payments.by('obligationGuid', guid)
          const isPaid = payments.reduce((sum, one) => sum + one.amountCents, 0) >= amountCents
          const paid = latestDate(payments.map(({ dateCreated }) => dateCreated))
          const answered = db.documents
            .by('caseFileGuid', root?.caseFileGuid ?? '')
            .find(({ typeId, number }) => ACTS.includes(typeId) && number !== null)?.dateRegistered
          return (
            (root?.statusId === DocumentStatus.COMPLETED && !isPaid) ||
            (answered != null && (!isPaid || paid > answered))
          )
        },
        ({ id, paymentCode }) => `fee ${id} ${paymentCode}`,
      ),
  ],
  [
    'which fee is not a whole amount in лв., as the tariff has them',
    ({ db }) =>
      describeMatching(
        db.obligations.all(),
        ({ amountCents, currency }) => {
          if (currency === 'BGN') return amountCents % 100 !== 0
          const leva = Math.round(convertCents(amountCents, 'EUR', 'BGN') / 100)
          return convertCents(leva * 100, 'BGN', 'EUR') !== amountCents
        },
        ({ id, amountCents }) => `fee ${id} ${amountCents}`,
      ),
  ],
  [
    'which fee has another term than all',
    ({ db }) =>
      describeMatching(
        db.obligations.all(),
        ({ dateArisen, dateDue }) =>
          (dateDue ?? '9') < addDays(dateArisen, 14) || (dateDue ?? '9') > addDays(dateArisen, 24),
        ({ id, dateArisen, dateDue }) => `fee ${id} ${dateArisen} ${dateDue}`,
      ),
  ],
  [
    'which payment was made in лв. since the euro',
    ({ db }) =>
      describeMatching(
        db.payments.all(),
        ({ currency, date }) => currency === 'BGN' && date >= '2026-01-01',
        ({ id, date }) => `payment ${id} ${date}`,
      ),
  ],
  [
    'which filling does not cost its quantity at its price, or is over the tank',
    ({ db }) =>
      describeMatching(
        db.fuelExpenses.all(),
        ({ quantity, unitPrice, amount, vehicleId }) =>
          centsAtPrice(quantity ?? 0, unitPrice ?? '') !== cents(amount) ||
          (quantity ?? 0) > (db.vehicles.get(vehicleId ?? 0)?.tankCapacity ?? 0),
        ({ id }) => `filling ${id}`,
      ),
  ],
  [
    'which policy has instalments that are not its premium, or lie outside its days',
    ({ db }) =>
      describeMatching(
        db.vehicleInsurances.all(),
        ({ amount, instalments, validFrom, validTo }) =>
          sumOf(instalments.map((one) => one.amount)) !== cents(amount) ||
          instalments.some(({ date }) => (date ?? '') < (validFrom ?? '') || (date ?? '9') > (validTo ?? '')),
        ({ policyNumber }) => policyNumber,
      ),
  ],
  [
    'which instalment is paid ahead of now, or was due and is not paid',
    ({ db, today }) =>
      describeMatching(
        db.vehicleInsurances.all(),
        ({ instalments }) =>
          instalments.some(({ date, paidOn }) => (paidOn ?? '') > today || (paidOn === null && (date ?? '9') < today)),
        ({ policyNumber }) => policyNumber,
      ),
  ],
  [
    'which trip has an advance over what it costs',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all(),
        (trip) => tripMoney(trip).total < cents(trip.advance),
        ({ number }) => number,
      ),
  ],
  [
    'which expense report has another advance than its trip, or more than the trip costs',
    ({ db }) =>
      describeMatching(
        db.expenseReports.all(),
        ({ tripId, advance, expenses }) => {
          const trip = db.businessTrips.get(tripId)
          return (
            !trip || trip.advance !== advance || sumOf(expenses.map(({ amount }) => amount)) > tripMoney(trip).total
          )
        },
        ({ number }) => number,
      ),
  ],
]
/** The types of documents that end proceedings: certificate, decision, refusal. */
const ACTS: readonly number[] = [20, 21, 22]
