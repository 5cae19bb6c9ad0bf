import type { AdministrativeExpense, Maintenance } from '../../contract/shapes/vehicleExpenses.ts'
import type { MileageReading } from '../../contract/shapes/vehicles.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { pastDay } from '../pastDay.ts'
import type { RegisterRules } from '../registers/registerRules.ts'
import { errorsOf, required } from '../requiredFields.ts'
import { centsOf, decimalOf } from '../words/money.ts'
import { type FleetContext, leftFleetProblem } from './leftFleet.ts'
import { mileageProblem } from './mileage.ts'

export type ExpenseContext = FleetContext & { readingsOf: (vehicleId: number) => readonly MileageReading[] }

export const positiveAmountProblem = (amount: string | null): string | null =>
  required(amount) ?? ((centsOf(amount ?? '') ?? 0) > 0 ? null : 'Сумата трябва да е по-голяма от нула.')

type Measured = { id: number; vehicleId: number; date: CivilDate | null; mileage: number | null; mileageReason: string }
export const mileageErrors = (
  { id, vehicleId, date, mileage, mileageReason }: Measured,
  source: 'fuel' | 'maintenance' | 'inspection',
  { readingsOf }: ExpenseContext,
): string | null =>
  required(mileage) ??
  mileageProblem({ date, mileage, source, sourceId: id, reason: mileageReason }, readingsOf(vehicleId))

export const vehicleDayProblem = (
  { vehicleId, date }: Pick<Measured, 'vehicleId' | 'date'>,
  { today, carOf }: FleetContext,
): string | null => pastDay(date, today) ?? leftFleetProblem(carOf?.(vehicleId), date, today)

export const vehicleProblem = ({ vehicleId }: { vehicleId: number }): string | null =>
  vehicleId > 0 ? null : required(null)
const isBefore = (to: CivilDate | null, from: CivilDate | null) => to !== null && from !== null && to < from
const endBeforeBegin = 'Краят не може да е преди началото.'

export const administrativeRules = (context: FleetContext): RegisterRules<AdministrativeExpense> => ({
  one: 'административен разход',
  the: 'Разходът',
  nameOf: ({ kindName, registrationNumber, date }) => `${kindName}, ${registrationNumber}, ${formatDate(date)}`,
  errors: (expense) =>
    errorsOf<keyof AdministrativeExpense>({
      vehicleId: vehicleProblem(expense),
      kindId: required(expense.kindId),
      date: vehicleDayProblem(expense, context),
      periodTo: isBefore(expense.periodTo, expense.periodFrom) ? endBeforeBegin : null,
      supplier: required(expense.supplier),
      documentNumber: required(expense.documentNumber),
      amount: positiveAmountProblem(expense.amount),
    }),
})

export const maintenanceTotal = (parts: Pick<Maintenance, 'partsAmount' | 'labourAmount' | 'vatAmount'>): string =>
  decimalOf(
    [parts.partsAmount, parts.labourAmount, parts.vatAmount].reduce((sum, one) => sum + (centsOf(one ?? '0') ?? 0), 0),
  )

export const maintenanceRules = (context: ExpenseContext): RegisterRules<Maintenance> => ({
  one: 'обслужване',
  the: 'Обслужването',
  nameOf: ({ kindName, registrationNumber, date }) => `${kindName}, ${registrationNumber}, ${formatDate(date)}`,
  errors: (work) => {
    const { date, nextDate, nextMileage, mileage } = work
    return errorsOf<keyof Maintenance>({
      vehicleId: vehicleProblem(work),
      kindId: required(work.kindId),
      date: vehicleDayProblem(work, context),
      dateTo: isBefore(work.dateTo, date) ? endBeforeBegin : null,
      service: required(work.service),
      mileage: mileageErrors(work, 'maintenance', context),
      description: required(work.description),
      partsAmount: positiveAmountProblem(maintenanceTotal(work)),
      invoiceNumber: required(work.invoiceNumber),
      nextDate: isBefore(nextDate, date) ? 'Следващото обслужване е след това.' : null,
      nextMileage:
        nextMileage !== null && mileage !== null && nextMileage <= mileage
          ? 'Следващото обслужване е при повече километри.'
          : null,
    })
  },
})
