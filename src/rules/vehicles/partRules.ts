import type { Instalment, VehicleAccess, VehicleInspection, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { AccessRight, VehicleInspectionResult } from '../../contract/vehicleKinds.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { notInFuture } from '../pastDay.ts'
import type { RegisterRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, hasErrors, required, requiredMessage } from '../requiredFields.ts'
import { foldText } from '../words/foldText.ts'
import { centsOf, formatCents } from '../words/money.ts'
import { type ExpenseContext, mileageErrors, positiveAmountProblem, vehicleDayProblem } from './expenseRules.ts'
import {
  accessEndProblem,
  type FleetContext,
  type FleetFacts,
  instalmentAfterLeaving,
  leftFleetProblem,
} from './leftFleet.ts'
import { overlaps } from './periods.ts'

/**
 * The possible numbers of instalments. If an instalment is not paid, the policy ends after 15 days (КЗ, чл. 368; not
 * checked against the law's text).
 */
export const instalmentChoices: readonly number[] = [1, 2, 4]

const cents = (amount: string | null): number => centsOf(amount ?? '') ?? 0

export const instalmentErrors = (
  { date, amount, paidOn }: Instalment,
  { id, validTo }: Pick<VehicleInsurance, 'id' | 'validTo'>,
  today: CivilDate,
  car?: FleetFacts,
): FieldErrors<keyof Instalment> => {
  const left = instalmentAfterLeaving(car, { date, paidOn }, { isNew: id === 0, today })
  return errorsOf<keyof Instalment>({
    date:
      required(date) ??
      (date !== null && validTo !== null && date > validTo ? 'Падежът е след края.' : null) ??
      left.date,
    amount: required(amount) ?? (cents(amount) > 0 ? null : 'Сумата трябва да е по-голяма от нула.'),
    paidOn: notInFuture(paidOn, today) ?? left.paidOn,
  })
}

const instalmentsProblem = (policy: VehicleInsurance, today: CivilDate, car?: FleetFacts): string | null => {
  const { instalments, amount } = policy
  if (instalments.length === 0) return amount === null ? null : requiredMessage
  const sum = instalments.reduce((all, one) => all + cents(one.amount), 0)
  const problems = [
    instalments.some((one) => hasErrors(instalmentErrors(one, policy, today, car)))
      ? 'Някоя от вноските не е попълнена вярно.'
      : null,
    amount === null || sum === cents(amount)
      ? null
      : `Вноските са общо ${formatCents(sum)}, а премията е ${formatCents(cents(amount))}.`,
  ]
  return problems.filter(Boolean).join(' ') || null
}

type Dated = { id: number; vehicleId: number }
const otherRecords = <R extends Dated>(record: R, all: readonly R[]): R[] =>
  all.filter(({ id, vehicleId }) => id !== record.id && vehicleId === record.vehicleId)

const overlapOfPolicies = (policy: VehicleInsurance, all: readonly VehicleInsurance[]): string | null => {
  const { validFrom: from, validTo: to, kindId } = policy
  if (from === null || to === null) return null
  const other = otherRecords(policy, all).find(
    (one) =>
      one.kindId === kindId &&
      one.validFrom !== null &&
      overlaps({ from, to }, { from: one.validFrom, to: one.validTo }),
  )
  return other ? `Полица № ${other.policyNumber} от същия вид важи до ${formatDate(other.validTo)}.` : null
}

export const insuranceRules = (context: FleetContext): RegisterRules<VehicleInsurance> => ({
  one: 'застраховка',
  the: 'Застраховката',
  nameOf: ({ kindName, policyNumber }) => `${kindName} № ${policyNumber}`,
  errors: (policy, all) => {
    const { validFrom, validTo, amount, policyNumber } = policy
    const car = context.carOf?.(policy.vehicleId)
    const isTaken = all.some(
      (one) =>
        one.id !== policy.id &&
        foldText(one.policyNumber) === foldText(policyNumber) &&
        foldText(one.insurer) === foldText(policy.insurer),
    )
    return errorsOf<keyof VehicleInsurance>({
      kindId: required(policy.kindId),
      insurer: required(policy.insurer),
      policyNumber: required(policyNumber) ?? (isTaken ? 'Полица с този номер вече е въведена.' : null),
      validFrom:
        required(validFrom) ?? leftFleetProblem(car, validFrom, context.today) ?? overlapOfPolicies(policy, all),
      validTo:
        required(validTo) ??
        (validFrom !== null && validTo !== null && validTo <= validFrom ? 'Краят е след началото.' : null),
      amount: required(amount),
      instalments: instalmentsProblem(policy, context.today, car),
    })
  },
})

export const vehicleInspectionRules = (context: ExpenseContext): RegisterRules<VehicleInspection> => ({
  one: 'технически преглед',
  the: 'Прегледът',
  nameOf: ({ date, registrationNumber }) => `${registrationNumber}, ${formatDate(date)}`,
  errors: (inspection) => {
    const { date, validTo, resultId } = inspection
    const isPassed = resultId !== VehicleInspectionResult.FAILED
    return errorsOf<keyof VehicleInspection>({
      date: vehicleDayProblem(inspection, context),
      validTo:
        (isPassed ? required(validTo) : null) ??
        (date !== null && validTo !== null && validTo <= date ? 'Краят е след деня на прегледа.' : null),
      protocolNumber: required(inspection.protocolNumber),
      resultId: required(resultId),
      mileage: mileageErrors(inspection, 'inspection', context),
      amount: inspection.amount === null ? null : positiveAmountProblem(inspection.amount),
      defects: resultId === VehicleInspectionResult.PASSED || resultId === null ? null : required(inspection.defects),
    })
  },
})

const overlapOfAccess = (access: VehicleAccess, all: readonly VehicleAccess[]): string | null => {
  const { dateFrom, dateTo, rightId, personId } = access
  if (dateFrom === null) return null
  const isTwice = ({ rightId: other, personId: person }: VehicleAccess) =>
    other === rightId && (rightId === AccessRight.RESPONSIBLE || person === personId)
  const other = otherRecords(access, all).find(
    (one) =>
      isTwice(one) &&
      one.dateFrom !== null &&
      overlaps({ from: dateFrom, to: dateTo }, { from: one.dateFrom, to: one.dateTo }),
  )
  if (!other) return null
  const until = other.dateTo === null ? 'безсрочно' : `до ${formatDate(other.dateTo)}`
  return rightId === AccessRight.RESPONSIBLE
    ? `${other.personName} е отговорник от ${formatDate(other.dateFrom)} ${until}. Отговорникът е един.`
    : `Служителят има този достъп от ${formatDate(other.dateFrom)} ${until}.`
}

export const accessRules = (context: FleetContext): RegisterRules<VehicleAccess> => ({
  one: 'достъп до автомобил',
  the: 'Достъпът',
  nameOf: ({ personName, registrationNumber }) => `${personName}, ${registrationNumber}`,
  errors: (access, all) => {
    const car = access.rightId === AccessRight.VIEWER ? undefined : context.carOf?.(access.vehicleId)
    return errorsOf<keyof VehicleAccess>({
      personId: required(access.personId),
      rightId: required(access.rightId),
      dateFrom:
        required(access.dateFrom) ??
        leftFleetProblem(car, access.dateFrom, context.today) ??
        overlapOfAccess(access, all),
      dateTo:
        access.dateTo !== null && access.dateFrom !== null && access.dateTo < access.dateFrom
          ? 'Краят не може да е преди началото.'
          : accessEndProblem(car, access.dateTo, context.today),
      licence: access.rightId === AccessRight.DRIVER ? required(access.licence) : null,
    })
  },
})
