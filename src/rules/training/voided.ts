import type { Assertion, FactKind } from '../../contract/training/exercise.ts'
import type { Fact } from './facts.ts'

const cancelledStaff = ['Отменен', 'Отменена', 'Отменено', 'Отказан', 'Отказана', 'Отказано', 'Анулиран']

/** How a record of a kind says that it is annulled or withdrawn: a field and its values. */
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

/**
 * Whether a new record was annulled since: annulling is how a mistake is repaired, so the record counts neither for nor
 * against. An assertion whose `find` speaks of that very field means such records too.
 */
export const isVoided = ({ kind, since, fields }: Fact, { find }: Pick<Assertion, 'find'>): boolean => {
  const [field, ...values] = voidWhen[kind] ?? []
  if (since !== 'new' || field === undefined || find.some((one) => one.field === field)) return false
  return values.some((value) => value === fields[field])
}
