import { decodedStrictly } from './codePages.ts'
import { likelyEncoding } from './likelyEncoding.ts'
import { recoverable } from './mailText.ts'

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

/** The maximum length of headers in bytes; longer ones contain no subject or name and are not converted. */
const longestHead = 64 * 1024

/** The empty line after the headers. */
const emptyLine = /(\r?\n)(\r?\n)$/
/** Without one of these headers the file is no letter. */
const letterHeader = /^(from|to|subject|date|received|message-id|mime-version|content-transfer-encoding):/im
/**
 * Adds a charset to the headers of a text that names none. The parser would take UTF-8, in which the bytes of another
 * encoding are lost; from this charset they can be recovered (`mendedText`).
 */
const withCharset = (head: string): string => {
  if (/charset\s*\*?=/i.test(head)) return head
  if (/^content-type:\s*text\//im.test(head))
    return head.replace(/^content-type:\s*text\/[\w.+-]+/im, `$&; charset=${recoverable}`)
  if (/^content-(type|disposition):/im.test(head) || !letterHeader.test(head)) return head
  return head.replace(emptyLine, `$1Content-Type: text/plain; charset=${recoverable}$1$2`)
}

/**
 * Returns the headers as they should be; undefined if they are so already. Headers should be ASCII, but old programs
 * write Cyrillic letters without naming the encoding.
 */
const changedHead = (head: Uint8Array): string | undefined => {
  const utf8 = decodedStrictly(head, 'utf-8')
  const text = utf8 ?? new TextDecoder(likelyEncoding(head)).decode(head)
  const changed = withCharset(text)
  return changed === utf8 ? undefined : changed
}

/** Converts the headers of an e-mail and of its parts to UTF-8, and adds the charset that they lack. */
export const utf8Heads = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [from, to] of headsOf(bytes)) {
    const changed = to - from > longestHead ? undefined : changedHead(bytes.subarray(from, to))
    if (changed === undefined) continue
    pieces.push(bytes.subarray(at, from), new TextEncoder().encode(changed))
    at = to
  }
  if (at === 0) return bytes
  pieces.push(bytes.subarray(at))
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const piece of pieces) {
    whole.set(piece, place)
    place += piece.length
  }
  return whole
}
