import { likeness } from './zipNames.ts'

const [lineFeed, carriageReturn, dash] = [10, 13, 45]

/** Returns the end of the headers that begin at `from`: after the empty line, or at the end of the bytes. */
const headEnd = (bytes: Uint8Array, from: number): number => {
  let line = from
  while (line < bytes.length) {
    const next = bytes.indexOf(lineFeed, line)
    if (next === -1) return bytes.length
    const isEmpty = next === line || (next === line + 1 && bytes[line] === carriageReturn)
    line = next + 1
    if (isEmpty) return line
  }
  return bytes.length
}

const field = new TextEncoder().encode('content-')
/**
 * True if headers of a part begin here. A line with two dashes may also be text, so the next line must begin with
 * `Content-`.
 */
const isPartHead = (bytes: Uint8Array, from: number): boolean =>
  field.every((letter, at) => ((bytes[from + at] ?? 0) | 0x20) === (letter | 0x20))

/** Returns the byte ranges of the headers of the e-mail and of its parts, whose headers follow boundary lines. */
const headsOf = (bytes: Uint8Array): [from: number, to: number][] => {
  const heads: [number, number][] = [[0, headEnd(bytes, 0)]]
  let at = heads[0]?.[1] ?? 0
  while (at < bytes.length) {
    const next = bytes.indexOf(lineFeed, at)
    if (next === -1) break
    const isBoundary = bytes[at] === dash && bytes[at + 1] === dash
    at = next + 1
    if (!isBoundary || !isPartHead(bytes, at)) continue
    const end = headEnd(bytes, at)
    heads.push([at, end])
    at = end
  }
  return heads
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Encodings in which old Bulgarian mail programs wrote headers. */
const eightBit = ['windows-1251', 'koi8-r', 'ibm866'] as const

const decoded = (bytes: Uint8Array): string =>
  eightBit
    .map((encoding) => new TextDecoder(encoding).decode(bytes))
    .reduce((best, text) => (likeness(text) > likeness(best) ? text : best))

/** The maximum length of headers in bytes; longer ones contain no subject or name and are not converted. */
const longestHead = 64 * 1024

/**
 * Converts e-mail headers to UTF-8. Headers should be ASCII, but old programs write Cyrillic letters without naming the
 * encoding.
 */
export const utf8Heads = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const wrong = headsOf(bytes).filter(([from, to]) => to - from <= longestHead && !isUtf8(bytes.subarray(from, to)))
  if (wrong.length === 0) return bytes
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [from, to] of wrong) {
    pieces.push(bytes.subarray(at, from), new TextEncoder().encode(decoded(bytes.subarray(from, to))))
    at = to
  }
  pieces.push(bytes.subarray(at))
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const piece of pieces) {
    whole.set(piece, place)
    place += piece.length
  }
  return whole
}
