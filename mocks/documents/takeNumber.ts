import { nextNumber, numberOf } from '../../src/rules/identifiers/registrationNumber.ts'
import { refuse } from '../engine/refused.ts'
import type { CounterRow } from '../settings/rows.ts'
import type { World } from '../world.ts'

const asRuleRow = (row: CounterRow) => ({
  ...row,
  firstNumber: row.initialNumber,
  restartsEachYear: row.resetsYearly,
})

/** Takes the next number of an index: the counter moves in the same step as the document that gets it. */
export const takeNumber = (world: World, numberIndexId: number, dateRegistered: string): string => {
  const index = world.numberIndexes.get(numberIndexId)
  if (!index?.isActive) return refuse('Няма активен регистров индекс за този вид документ.')
  const rows = world.counters.by('code', index.counterCode).map(asRuleRow)
  if (rows.length === 0) return refuse(`Регистровият индекс „${index.numberPrefix}“ няма брояч.`)
  const { count, row, isNewYear } = nextNumber(rows, dateRegistered)
  const { firstNumber: _first, restartsEachYear: _restarts, ...counter } = row
  world.put('counters', isNewYear ? { ...counter, id: world.nextId('counters') } : counter)
  return numberOf(index.numberPrefix, count)
}
