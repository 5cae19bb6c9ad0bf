/** Bulgarian letters in groups by frequency. A letter of the first group counts 4, of the second 3, and so on. */
const groups = ['аиоетн', 'рсвлдпк', 'мзъягбуч', 'цйжшщхф', 'юь']
const weights = new Map(groups.flatMap((letters, at) => [...letters].map((letter) => [letter, groups.length - 1 - at])))
const punctuation = '„“”‘’«»№–—…§\u00a0'
/** What counts against an encoding: a character that Bulgarian texts do not contain, a capital after a small letter. */
const [foreign, capitalInside] = [3, 4]

const isAscii = (letter: string): boolean => letter <= '\u007f'

/** Returns how likely the text has been decoded correctly: frequent Bulgarian letters count for the encoding. */
export const likeness = (text: string): number => {
  let sum = 0
  let isAfterSmall = false
  for (const letter of text) {
    const small = letter.toLowerCase()
    if (!isAscii(letter)) {
      sum += weights.get(small) ?? (punctuation.includes(letter) ? 0 : -foreign)
      if (isAfterSmall && small !== letter) sum -= capitalInside
    }
    isAfterSmall = !isAscii(letter) && small === letter && small !== letter.toUpperCase()
  }
  return sum
}

const isLatinLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/** The byte of the euro sign in windows-1252; in cp866 it is „А“, which is hardly ever alone. */
const euro = 0x80

/**
 * True for a text in Latin letters: its accented letters (and quotes) are next to ASCII letters, while words of
 * Cyrillic letters contain none.
 */
const isLatin = (bytes: Uint8Array): boolean => {
  let [high, latin] = [0, 0]
  bytes.forEach((code, at) => {
    if (code < 0x80) return
    high += 1
    const [before = 0, after = 0] = [bytes[at - 1], bytes[at + 1]]
    const isLoneEuro = code === euro && before < 0x80 && after < 0x80
    if (isLoneEuro || isLatinLetter(before) || isLatinLetter(after)) latin += 1
  })
  return latin * 2 > high
}

/** Only this many bytes are examined. */
const sampleBytes = 64 * 1024
/** KOI8-R and cp866 are rare, so they are assumed only if the text is clearly more likely than in windows-1251. */
const clearly = 8
const rare = ['koi8-r', 'ibm866'] as const

/** Returns the likely encoding of a text with one byte per character. */
export const likelyEncoding = (bytes: Uint8Array): string => {
  const sample = bytes.subarray(0, sampleBytes)
  if (isLatin(sample)) return 'windows-1252'
  const likenessIn = (encoding: string) => likeness(new TextDecoder(encoding).decode(sample))
  const usual = { encoding: 'windows-1251', sum: likenessIn('windows-1251') + clearly }
  return rare
    .map((encoding) => ({ encoding: encoding as string, sum: likenessIn(encoding) }))
    .reduce((best, one) => (one.sum > best.sum ? one : best), usual).encoding
}
