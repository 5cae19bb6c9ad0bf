import type { MockDatabase } from './mockDatabase.ts'

const mostHandlers = 12
const recent = new WeakMap<MockDatabase, Map<string, unknown>>()

const answersOf = (db: MockDatabase): Map<string, unknown> => {
  const known = recent.get(db)
  if (known) return known
  const answers = new Map<string, unknown>()
  recent.set(db, answers)
  db.onChange(() => answers.clear())
  db.on('replayed', () => answers.clear())
  return answers
}

/** Caches the last result for a key; cleared on any change of the mock database. */
export const recentOf = <T>(db: MockDatabase, question: unknown, make: () => T): T => {
  const answers = answersOf(db)
  const key = JSON.stringify(question)
  if (answers.has(key)) return answers.get(key) as T
  const made = make()
  answers.set(key, made)
  if (answers.size > mostHandlers) answers.delete(answers.keys().next().value as string)
  return made
}
