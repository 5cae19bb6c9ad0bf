import { yearOf } from '../../src/dates/civilDate.ts'
import type { OnRoute } from '../../src/rules/staff/mayMoveStaff.ts'
import type { Move } from '../../src/rules/staff/staffRoute.ts'
import { nextNumber } from '../records/nextNumber.ts'
import type { StaffRow } from './staffTableRows.ts'

export const giveNumber = <R extends StaffRow>(
  row: R,
  all: readonly StaffRow[],
  { key }: Move,
  prefix: string,
  today: string,
): R => {
  const next = (begin: string, numbers: readonly string[]) => nextNumber(`${begin}-`, numbers, `/${yearOf(today)}`)
  const numbersOf = all.map(({ number }) => number)
  if (key === 'submit' && row.number === '') return { ...row, date: today, number: next(prefix, numbersOf) }
  if (key !== 'approve' || !('orderNumber' in row)) return row
  const orders = all.map((one) => ('orderNumber' in one ? String(one.orderNumber) : ''))
  return { ...row, orderDate: today, orderNumber: next(`З${prefix}`, orders) }
}

type Typed = Pick<OnRoute, 'id' | 'person' | 'authorId' | 'fromDate'> & {
  kind: string
  toDate: string | null
  note: string
}
export const commonRow = (record: Typed, before: StaffRow | undefined): StaffRow => ({
  id: record.id,
  number: before?.number ?? '',
  date: before?.date ?? null,
  personId: record.person?.id ?? 0,
  authorId: before?.authorId ?? record.authorId ?? 0,
  kind: record.kind,
  fromDate: record.fromDate ?? '',
  toDate: record.toDate ?? '',
  note: record.note.trim(),
  step: before?.step ?? 'draft',
  history: before?.history ?? [],
})

type Ordered = { orderNumber: string; orderDate: string | null }
export const orderOf = (before: Ordered | undefined): Ordered => ({
  orderNumber: before?.orderNumber ?? '',
  orderDate: before?.orderDate ?? null,
})
