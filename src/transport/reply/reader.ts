/** Returned by a reader for a value that it cannot read. */
export const unreadable: unique symbol = Symbol('unreadable')

/** `items[3].guid`, the expected and the received value. */
export type Problem = { path: string; expected: string; received: string }

/** Returns `unreadable` and adds to `problems`, or returns the value, perhaps with problems inside it. */
export type Reader = (raw: unknown, path: string, problems: Problem[]) => unknown

const LONGEST = 40

const kindOf = (raw: unknown): string => {
  if (raw === null || raw === undefined) return 'нищо'
  if (Array.isArray(raw)) return 'списък'
  if (typeof raw === 'object') return 'обект'
  const text = String(raw)
  return `„${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}“`
}

/** Adds a problem and returns `unreadable`. */
export const refuse = (raw: unknown, path: string, problems: Problem[], expected: string): typeof unreadable => {
  problems.push({ path: path || 'целия отговор', expected, received: kindOf(raw) })
  return unreadable
}
