import type { World } from './world.ts'

const mostAnswers = 12
const recent = new WeakMap<World, Map<string, unknown>>()

const answersOf = (world: World): Map<string, unknown> => {
  const known = recent.get(world)
  if (known) return known
  const answers = new Map<string, unknown>()
  recent.set(world, answers)
  world.onChange(() => answers.clear())
  world.on('replayed', () => answers.clear())
  return answers
}

/** Caches the last result for a key; cleared on any change of the mock database. */
export const recentOf = <T>(world: World, question: unknown, make: () => T): T => {
  const answers = answersOf(world)
  const key = JSON.stringify(question)
  if (answers.has(key)) return answers.get(key) as T
  const made = make()
  answers.set(key, made)
  if (answers.size > mostAnswers) answers.delete(answers.keys().next().value as string)
  return made
}
