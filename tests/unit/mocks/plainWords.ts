import type { World } from '../../../mocks/engine/world.ts'

/** What only machines write: a date as it is sent, the key of a record, a word of the code, a number with a decimal point. */
const machineWords = [
  /\b\d{4}-\d\d-\d\d(?!\d)/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-/i,
  /\b(?:true|false|null|undefined|NaN)\b|\[object/,
  /^-?\d+\.\d+$/,
]
/** Of these a number is the value itself; elsewhere it would be the key of a record. */
const counted = ['Брой листове', 'Брой приложения']

/** What a row of the journal or of a history says as machines write it; undefined when all is in words. */
export const machineWordIn = (row: {
  attribute: string | null
  oldValue: string | null
  newValue: string | null
}): string | undefined =>
  [row.oldValue, row.newValue].find(
    (value) =>
      value !== null &&
      (machineWords.some((word) => word.test(value)) ||
        (/^\d+$/.test(value) && !counted.includes(row.attribute ?? ''))),
  ) ?? undefined

/** Refuses every row of the journal and of the histories that is not in words: so each test that writes checks its writer. */
export const insistOnWords = (world: World): void => {
  world.on('stepEnds', (rewritten) => {
    for (const { table, after } of rewritten) {
      if (after === null || (table !== 'userActions' && table !== 'history')) continue
      const said = machineWordIn(after)
      if (said !== undefined) throw new Error(`${table} says as machines write it: ${said} (${JSON.stringify(after)})`)
    }
  })
}
