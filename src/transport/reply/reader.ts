export const unreadable: unique symbol = Symbol('unreadable')

export type Problem = { path: string; expected: string; received: string }

export type Reader = (raw: unknown, path: string, problems: Problem[]) => unknown

const LONGEST = 40

const kindOf = (raw: unknown): string => {
  if (raw === null || raw === undefined) return 'нищо'
  if (Array.isArray(raw)) return 'списък'
  if (typeof raw === 'object') return 'обект'
  const text = String(raw)
  return `„${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}“`
}

export const refuse = (raw: unknown, path: string, problems: Problem[], expected: string): typeof unreadable => {
  problems.push({ path: path || 'целия отговор', expected, received: kindOf(raw) })
  return unreadable
}
