import { addressTypeRules, groupRules } from '../../src/rules/correspondents/correspondentRegisters.ts'
import { counterRules } from '../../src/rules/documents/counterRules.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers } from '../records/crudHandlers.ts'

export const correspondentGroupsHandlers = (db: MockDatabase) => {
  const countOf = ({ id }: { id: number }) => db.correspondents.by('correspondentGroupId', id).length
  return crudHandlers(db, {
    table: 'correspondentGroups',
    rules: groupRules,
    view: ({ order, ...group }) => ({ ...group, correspondentsCount: countOf(group) }),
    row: ({ id, name, isActive }, before) => ({ id, name, order: before?.order ?? id, isActive }),
    usedBy: (group) => ({ correspondent: countOf(group) }),
  })
}

export const addressTypesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'addressTypes',
    rules: addressTypeRules,
    view: ({ order, ...type }) => type,
    row: (type, before) => ({ ...type, order: before?.order ?? type.id }),
    usedBy: ({ id }) => ({
      correspondent: new Set(db.correspondentAddresses.by('addressTypeId', id).map((one) => one.correspondentId)).size,
    }),
  })

export const indexCountersHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'counters',
    rules: counterRules,
    view: ({ code: _code, initialNumber, resetsYearly, ...counter }) => ({
      ...counter,
      firstNumber: initialNumber,
      restartsEachYear: resetsYearly,
    }),
    row: ({ firstNumber, restartsEachYear, year, currentValue, step, ...counter }, before) => ({
      ...counter,
      code: before?.code ?? codeOf(db, counter.name) ?? `Б${counter.id}`,
      year: year ?? 0,
      initialNumber: firstNumber ?? 1,
      currentValue: currentValue ?? 0,
      step: step ?? 1,
      resetsYearly: restartsEachYear,
    }),
    usedBy: ({ code }) => ({
      numberIndex: db.numberIndexes.all().filter(({ counterCode }) => counterCode === code).length,
    }),
    compare: (a, b) => b.year - a.year || a.name.localeCompare(b.name, 'bg'),
  })

/**
 * Returns the code of the counter with a name. A counter has one row per year; all rows with the same name have the
 * same code.
 */
const codeOf = (db: MockDatabase, name: string): string | undefined =>
  db.counters.all().find((one) => one.name === name)?.code
