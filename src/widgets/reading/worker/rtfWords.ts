/**
 * Callbacks for the parts of an RTF file, called in file order. `value` is undefined for a control word without a
 * number.
 */
export type RtfReader = {
  open: () => void
  close: () => void
  word: (name: string, value: number | undefined) => void
  /** One byte of text, in the encoding of the current font. */
  byte: (code: number) => void
  text: (text: string) => void
}

const [openBrace, closeBrace, backslash, quote, space, minus] = [0x7b, 0x7d, 0x5c, 0x27, 0x20, 0x2d]
const isLetter = (code = 0): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
const isDigit = (code = 0): boolean => code >= 0x30 && code <= 0x39
export const hexDigit = (code = 0): number => {
  if (isDigit(code)) return code - 0x30
  const letter = (code | 0x20) - 0x61
  return letter >= 0 && letter < 6 ? letter + 10 : -1
}

/** The maximum length of a control word and of its number in RTF. */
const [longestWord, longestNumber] = [32, 10]

const texts: Readonly<Record<string, string>> = { '~': '\u00a0', _: '-', '-': '', ':': '' }
const words: Readonly<Record<string, string>> = { '*': '*', '\n': 'par', '\r': 'par', '\t': 'tab' }

/** Parses RTF and calls the callbacks. Like other programs, it skips everything that is not RTF. */
export const crawlRtf = (bytes: Uint8Array, { open, close, word, byte, text }: RtfReader): void => {
  let at = 0
  const readWord = () => {
    const from = at
    while (at - from < longestWord && isLetter(bytes[at])) at += 1
    const name = String.fromCharCode(...bytes.subarray(from, at))
    const isNegative = bytes[at] === minus && isDigit(bytes[at + 1])
    if (isNegative) at += 1
    const digits = at
    let value = 0
    while (at - digits < longestNumber && isDigit(bytes[at])) {
      value = value * 10 + (bytes[at] ?? 0) - 0x30
      at += 1
    }
    const hasValue = at > digits
    if (bytes[at] === space) at += 1
    // Skips binary data, which contains no control words.
    if (name === 'bin') at += hasValue && !isNegative ? value : 0
    else word(name, hasValue ? (isNegative ? -value : value) : undefined)
  }
  const readSign = () => {
    const code = bytes[at] ?? 0
    if (isLetter(code)) return readWord()
    at += 1
    if (code === quote) {
      const [high, low] = [hexDigit(bytes[at]), hexDigit(bytes[at + 1])]
      if (high < 0 || low < 0) return
      at += 2
      return byte(high * 16 + low)
    }
    const sign = String.fromCharCode(code)
    const [asText, asWord] = [texts[sign], words[sign]]
    if (asText !== undefined) text(asText)
    else if (asWord !== undefined) word(asWord, undefined)
    else byte(code)
  }
  while (at < bytes.length) {
    const code = bytes[at] ?? 0
    at += 1
    if (code === openBrace) open()
    else if (code === closeBrace) close()
    else if (code === backslash) readSign()
    else if (code !== 0x0a && code !== 0x0d && code !== 0) byte(code)
  }
}
