import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'

/** Patterns of technical texts: an ISO date, the key of a record, an identifier, a decimal point. */
const machineWords = [
  /\b\d{4}-\d\d-\d\d(?!\d)/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-/i,
  /\b(?:true|false|null|undefined|NaN)\b|\[object/,
  /^-?\d+\.\d+$/,
]
/** Fields in which a number is an ordinary value; in any other field a number is probably the key of a record. */
const countAttributes = ['Брой листове', 'Брой приложения']

/** Returns the technical text in a row of the journal or of a history; undefined if there is none. */
export const machineWordIn = (row: {
  attribute: string | null
  oldValue: string | null
  newValue: string | null
}): string | undefined =>
  [row.oldValue, row.newValue].find(
    (value) =>
      value !== null &&
      (machineWords.some((word) => word.test(value)) ||
        (/^\d+$/.test(value) && !countAttributes.includes(row.attribute ?? ''))),
  ) ?? undefined

/** True for a row of the journal that shows only the key of its object, without a name. */
export const isNameless = ({ objectId, description }: { objectId: string; description: string }): boolean =>
  /^(?:\d+$|[0-9a-f]{8}-[0-9a-f]{4}-)/i.test(objectId) && description.trim() === ''

/**
 * Throws if a row of the journal or of a history contains a technical text. It runs after every test that changes data.
 */
export const assertPlainWords = (db: MockDatabase): void => {
  db.on('stepEnds', (rewritten) => {
    for (const { table, after } of rewritten) {
      if (after === null || (table !== 'userActions' && table !== 'history')) continue
      const machineWord = machineWordIn(after)
      if (machineWord !== undefined)
        throw new Error(`${table} says as machines write it: ${machineWord} (${JSON.stringify(after)})`)
      if (table === 'userActions' && isNameless(after))
        throw new Error(`The journal does not name the object of ${JSON.stringify(after)}`)
    }
  })
}
