import { decodedStrictly, encodingOfName } from './codePages.ts'
import { likelyEncoding } from './likelyEncoding.ts'
import { CannotRead } from './unreadable.ts'

export type Decoded = { text: string; encoding: string }

const names: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'koi8-r': 'KOI8-R',
  ibm866: 'cp866 (DOS)',
}
const nameOf = (encoding: string): string => names[encoding] ?? encoding

const marks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const
const markedEncoding = (bytes: Uint8Array) =>
  marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]

const sampleBytes = 4096
/** The possible high bytes of UTF-16 in Bulgarian texts: Latin, Cyrillic, general punctuation, letter-like symbols. */
const upperBytes = new Set([0x00, 0x04, 0x20, 0x21])
/** The minimum share of such bytes. Texts in other encodings do not reach it at random. */
const likelyShare = 0.95

/**
 * Detects UTF-16 without a byte order mark: nearly all bytes at even positions are in `upperBytes` and those at odd
 * positions are not, or the other way round.
 */
const unmarkedUtf16 = (bytes: Uint8Array): string | undefined => {
  const pairs = Math.floor(Math.min(bytes.length, sampleBytes) / 2)
  if (pairs < 2) return undefined
  const share = (offset: number) => {
    let count = 0
    for (let pair = 0; pair < pairs; pair += 1) if (upperBytes.has(bytes[pair * 2 + offset] ?? -1)) count += 1
    return count / pairs
  }
  const [even, odd] = [share(0), share(1)]
  if (odd >= likelyShare && even < likelyShare) return 'utf-16le'
  if (even >= likelyShare && odd < likelyShare) return 'utf-16be'
  return undefined
}

/**
 * True for control characters that do not occur in texts; tabs, line ends, the DOS end-of-file and ESC do not count.
 */
const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 32 && code !== 26 && code !== 27)
const mostControls = 0.01

const assertText = (text: string): void => {
  const seen = text.slice(0, sampleBytes)
  let controls = 0
  for (let at = 0; at < seen.length; at += 1) if (isControl(seen.charCodeAt(at))) controls += 1
  if (controls > seen.length * mostControls)
    throw new CannotRead(
      'Файлът не е текст',
      'Името му е на текстов файл, но съдържанието му е друго. Ако познавате подателя, изтеглете файла и го проверете.',
    )
}

const declaration = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{2,40})["']/
/** Returns the encoding named in an XML declaration, if the browser supports it. */
const declaredEncoding = (bytes: Uint8Array): string | undefined => {
  const name = declaration.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 300)))?.[1]
  // The declaration was readable as single bytes, so the file cannot be UTF-16, even if it says so.
  if (name === undefined || /^utf-?16/i.test(name)) return undefined
  return encodingOfName(name)
}

const decodedAs = (bytes: Uint8Array, encoding: string): Decoded => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding: nameOf(encoding),
})

const decode = (bytes: Uint8Array): Decoded => {
  const sure = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  if (sure) return decodedAs(bytes, sure)
  // A text in another encoding is hardly ever valid UTF-8.
  const utf8 = decodedStrictly(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: utf8, encoding: nameOf('utf-8') }
  const named = declaredEncoding(bytes)
  return decodedAs(bytes, named === undefined || named === 'utf-8' ? likelyEncoding(bytes) : named)
}

/**
 * Decodes UTF-8, UTF-16 (with or without a byte order mark), or the encoding of an XML declaration; otherwise
 * the likely encoding: windows-1251, windows-1252, KOI8-R or cp866.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const decoded = decode(bytes)
  assertText(decoded.text)
  return decoded
}
