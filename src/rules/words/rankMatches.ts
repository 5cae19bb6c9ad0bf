import { foldText } from './foldText.ts'

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/**
 * True if the typed words are, in order, beginnings of words of the name: „Георги Георгиев“ matches „Георги Иванов
 * Георгиев“.
 */
const beginInOrder = (name: readonly string[], typed: readonly string[]): boolean => {
  let next = 0
  for (const word of name) if (next < typed.length && word.startsWith(typed[next] ?? '')) next += 1
  return next === typed.length
}

/**
 * Returns a function that ranks a name for the typed text. From best (smallest) to worst: equal, begins with the text,
 * beginnings of words in the typed order, beginnings in another order, a match inside a word.
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

export const rankMatches = <T>(found: readonly T[], typed: string, nameOf: (one: T) => string): T[] => {
  if (typed.trim() === '') return [...found]
  const rank = rankOf(typed)
  return found
    .map((one) => ({ one, rank: rank(nameOf(one)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
