const plain = (text: string): string => text.toLocaleLowerCase('bg').replace(/[„“"'’]/g, '')

/** The options whose name holds every typed word, those that begin with the text first. At most `limit` of them. */
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
  const begins = (option: O) => (words.length > 0 && plain(option.name).startsWith(words.join(' ')) ? 0 : 1)
  if (words.length > 0) fitting.sort((a, b) => begins(a) - begins(b))
  return { shown: fitting.slice(0, limit), left: Math.max(0, fitting.length - limit) }
}
