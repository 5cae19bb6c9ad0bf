/** What a reader gives for a value it cannot make out. */
export const unreadable: unique symbol = Symbol('unreadable')

/** One place of a reply that could not be read: `items[3].guid`, what stood to be read there, what came. */
export type Problem = { path: string; expected: string; received: string }

/** Reads a raw value; gives `unreadable` and says why in `problems`, or the value, perhaps with problems inside it. */
export type Reader = (raw: unknown, path: string, problems: Problem[]) => unknown

const LONGEST = 40

const kindOf = (raw: unknown): string => {
  if (raw === null || raw === undefined) return 'нищо'
  if (Array.isArray(raw)) return 'списък'
  if (typeof raw === 'object') return 'обект'
  const text = String(raw)
  return `„${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}“`
}

/** Notes that a value cannot be read. */
export const refuse = (raw: unknown, path: string, problems: Problem[], expected: string): typeof unreadable => {
  problems.push({ path: path || 'целия отговор', expected, received: kindOf(raw) })
  return unreadable
}
