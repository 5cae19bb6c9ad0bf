import { type Gap, gapText } from '../../../rules/identifiers/numbersRegister.ts'

/** A gap as its numbers are written: „04-12“, „04-12–15“; of a counter of several indexes „12 (04, 93)“. */
export const gapNumbers = (gap: Gap, prefixes: readonly string[]): string =>
  prefixes.length === 1 ? `${prefixes[0]}-${gapText(gap)}` : `${gapText(gap)} (${prefixes.join(', ')})`
