import { foldText } from './foldText.ts'

/** What a name is made of for ranking: its words, without punctuation around them. */
const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Whether words of the name begin with the typed ones, in their order: „Георги Георгиев“ of „Георги Иванов Георгиев“. */
const beginInOrder = (name: readonly string[], typed: readonly string[]): boolean => {
  let next = 0
  for (const word of name) if (next < typed.length && word.startsWith(typed[next] ?? '')) next += 1
  return next === typed.length
}

/**
 * How well a name fits what was typed, the smaller the better: the very name, its start, words of it that begin so in
 * the typed order (first those that are whole, or that begin the name), words in another order, anything inside.
 */
const rankOf = (typed: string): ((name: string) => number) => {
  const sought = wordsOf(foldText(typed))
  const text = sought.join(' ')
  return (name) => {
    const words = wordsOf(foldText(name))
    const whole = words.join(' ')
    if (whole === text) return 0
    if (whole.startsWith(text)) return whole.charAt(text.length) === ' ' ? 1 : 2
    if (beginInOrder(words, sought)) {
      if (words[0]?.startsWith(sought[0] ?? '')) return 3
      return ` ${whole} `.includes(` ${text} `) ? 4 : 5
    }
    return sought.every((one) => words.some((word) => word.startsWith(one))) ? 6 : 7
  }
}

/** What was found, the best fit first; of equal ones the order stays. Each name is folded once. */
export const ranked = <T>(found: readonly T[], typed: string, nameOf: (one: T) => string): T[] => {
  if (typed.trim() === '') return [...found]
  const rank = rankOf(typed)
  return found
    .map((one) => ({ one, rank: rank(nameOf(one)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
