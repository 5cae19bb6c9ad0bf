const plain = (text: string): string => text.toLocaleLowerCase('bg').replace(/[„“"'’]/g, '')

/** Whether words of the name begin with the typed ones, in their order: „Георги Георгиев“ of „Георги Иванов Георгиев“. */
const beginsInOrder = (name: string, words: readonly string[]): boolean => {
  let next = 0
  for (const word of name.split(/\s+/)) if (next < words.length && word.startsWith(words[next] ?? '')) next += 1
  return next === words.length
}

/**
 * The options whose name holds every typed word: first those that begin with the text, then those whose words do in the
 * typed order. At most `limit` of them.
 */
export const lookupMatches = <O extends { name: string }>(
  options: readonly O[],
  text: string,
  limit: number,
): { shown: O[]; left: number } => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const fitting =
    words.length === 0
      ? [...options]
      : options.filter((option) => {
          const name = plain(option.name)
          return words.every((word) => name.includes(word))
        })
  const rank = ({ name }: O) =>
    plain(name).startsWith(words.join(' ')) ? 0 : beginsInOrder(plain(name), words) ? 1 : 2
  if (words.length > 0) fitting.sort((a, b) => rank(a) - rank(b))
  return { shown: fitting.slice(0, limit), left: Math.max(0, fitting.length - limit) }
}
