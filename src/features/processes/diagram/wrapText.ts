const piecesOf = (word: string, most: number): string[] =>
  word.length <= most ? [word] : [word.slice(0, most), ...piecesOf(word.slice(most), most)]

/** Splits a text into lines of at most `most` characters. Text that does not fit into the lines is replaced by „…“. */
export const linesOf = (text: string, most: number, lines: number): string[] => {
  const made: string[] = []
  for (const piece of text.split(/\s+/).flatMap((word) => piecesOf(word, most))) {
    const last = made.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= most) made[made.length - 1] = `${last} ${piece}`
    else made.push(piece)
  }
  if (made.length <= lines) return made
  return [...made.slice(0, lines - 1), `${(made[lines - 1] ?? '').slice(0, most - 1)}…`]
}
