import type { Assertion, FactKind } from '../../contract/training/exercise.ts'
import type { Fact } from './facts.ts'

const cancelledStaff = ['Отменен', 'Отменена', 'Отменено', 'Отказан', 'Отказана', 'Отказано', 'Анулиран']

/** The field of each kind of record, and its values, that mark the record as annulled or withdrawn. */
const voidWhen: { readonly [K in FactKind]?: readonly [field: string, ...values: (string | boolean)[]] } = {
  document: ['status', 'Анулиран'],
  task: ['status', 'Снета'],
  taskPart: ['taskStatus', 'Снета'],
  obligation: ['isCancelled', true],
  correspondent: ['isActive', false],
  leave: ['step', ...cancelledStaff],
  trip: ['step', ...cancelledStaff],
  sickLeave: ['step', ...cancelledStaff],
  expenseReport: ['step', ...cancelledStaff],
  inspection: ['status', 'Анулирана'],
  groupInspection: ['status', 'Анулирана'],
  approvedType: ['isCancelled', true],
  registeredType: ['isCancelled', true],
  libraryDocument: ['isWithdrawn', true],
}

const voidedNames: { readonly [K in FactKind]?: string } = {
  document: 'Анулираният документ',
  task: 'Снетата задача',
  taskPart: 'Снетата задача',
  obligation: 'Отмененото задължение',
  correspondent: 'Неактивният кореспондент',
  leave: 'Отмененият отпуск',
  trip: 'Отменената командировка',
  sickLeave: 'Отмененият болничен',
  expenseReport: 'Отмененият отчет за разходи',
  inspection: 'Анулираната проверка',
  groupInspection: 'Анулираната групова проверка',
  approvedType: 'Отмененият тип',
  registeredType: 'Отмененият тип',
  libraryDocument: 'Изтегленият документ',
}
export const voidedSentence = (kind: FactKind): string => `${voidedNames[kind] ?? 'Анулираният запис'} не се брои.`

/**
 * True if a new record was annulled later. Such a record does not count as a result, unless the assertion searches by
 * this field.
 */
export const isVoided = ({ kind, since, fields }: Fact, { find }: Pick<Assertion, 'find'>): boolean => {
  const [field, ...values] = voidWhen[kind] ?? []
  if (since !== 'new' || field === undefined || find.some((one) => one.field === field)) return false
  return values.some((value) => value === fields[field])
}
