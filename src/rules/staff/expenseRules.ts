import type { ExpenseLine, ExpenseReport } from '../../contract/shapes/staff.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { type Currency, centsOf, currencyOn, euroSince } from '../words/money.ts'
import { periodOrderProblem } from './absences.ts'

const cents = (amount: string | null): number => (amount === null ? 0 : (centsOf(amount) ?? 0))

export type ReportMoney = { currency: Currency; spent: number; vat: number; advance: number; difference: number }
export const reportMoney = ({ expenses, advance, fromDate }: ExpenseReport): ReportMoney => {
  const spent = expenses.reduce((sum, { amount }) => sum + cents(amount), 0)
  return {
    currency: currencyOn(fromDate ?? euroSince),
    spent,
    vat: expenses.reduce((sum, { vat }) => sum + cents(vat), 0),
    advance: cents(advance),
    difference: spent - cents(advance),
  }
}
export const differenceText = (difference: number): string =>
  difference > 0 ? 'За доплащане' : difference < 0 ? 'За възстановяване' : 'Без разлика'

/** The largest part of an amount that can be VAT is one sixth, with VAT of 20 per cent (ЗДДС, чл. 66, as of 2026). */
const mostVat = 6

export const expenseLineErrors = (
  line: ExpenseLine,
  { fromDate, toDate }: Pick<ExpenseReport, 'fromDate' | 'toDate'>,
): FieldErrors<keyof ExpenseLine> => {
  const { date } = line
  const isOutside = date !== null && ((fromDate !== null && date < fromDate) || (toDate !== null && date > toDate))
  return errorsOf<keyof ExpenseLine>({
    kind: required(line.kind),
    date: required(date) ?? (isOutside ? 'Датата е извън периода на отчета.' : null),
    document: line.kind === 'daily' ? null : required(line.document),
    amount: required(line.amount) ?? (cents(line.amount) > 0 ? null : 'Сумата трябва да е по-голяма от нула.'),
    vat:
      cents(line.vat) < 0 || cents(line.vat) > Math.ceil(cents(line.amount) / mostVat)
        ? 'ДДС е най-много една шеста от сумата.'
        : null,
  })
}

export const expenseErrors = (report: ExpenseReport): FieldErrors<keyof ExpenseReport> =>
  errorsOf<keyof ExpenseReport>({
    person: requiredOption(report.person),
    kind: required(report.kind),
    trip: report.kind === 'trip' ? requiredOption(report.trip) : null,
    fromDate: required(report.fromDate),
    toDate: required(report.toDate) ?? periodOrderProblem(report.fromDate, report.toDate),
    advance: cents(report.advance) < 0 ? 'Сумата не може да е отрицателна.' : null,
    expenses:
      report.expenses.length === 0
        ? 'Въведете поне един разход.'
        : report.expenses.some((line) => Object.keys(expenseLineErrors(line, report)).length > 0)
          ? 'Някой от разходите не е попълнен вярно.'
          : null,
    workDone: report.kind === 'trip' ? required(report.workDone) : null,
  })

export const expenseRegister = registerRules<ExpenseReport>({
  one: 'отчет за разходи',
  the: 'Отчетът',
  nameOf: ({ number, person }) => `${number || 'Чернова'} – ${person?.name ?? ''}`,
  more: expenseErrors,
})
