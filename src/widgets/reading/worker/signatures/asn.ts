import { damagedError } from '../unreadable.ts'

/** An ASN.1 value. `tag` is negative for a context-specific tag: -1 for [0]. */
export type Asn = {
  tag: number
  raw: Uint8Array<ArrayBuffer>
  /** The content; segments of a constructed string are joined. */
  content: Uint8Array<ArrayBuffer>
  items: readonly Asn[]
}

export const [BOOLEAN, BITS, OCTETS, OID, SEQUENCE, SET] = [1, 3, 4, 6, 16, 17]
/** Returns the `tag` for the context-specific tag [n]: -1 for [0]. */
export const inContext = (number: number): number => -1 - number

/** The maximum nesting of values with indefinite length. */
const deepest = 60
/**
 * The maximum number of items of a value. Some programs write a signed file in pieces of 1000 bytes, and 50 MB of them
 * must be read.
 */
const mostItems = 100_000

export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

type Bytes = Uint8Array<ArrayBuffer>
/**
 * The header of an ASN.1 value. `from` to `to` is the content; with an indefinite length, two zero bytes follow between
 * `to` and `end`.
 */
type Head = { tag: number; isConstructed: boolean; from: number; to: number; end: number }
const [universal, context] = [0, 2]

const byteAt = (bytes: Bytes, at: number): number => {
  const byte = bytes[at]
  if (byte === undefined) throw damagedError()
  return byte
}

/** Returns the end of a value with indefinite length by reading the values inside. */
const openEnd = (bytes: Bytes, from: number, depth: number): number => {
  if (depth > deepest) throw damagedError()
  let at = from
  while (byteAt(bytes, at) !== 0 || byteAt(bytes, at + 1) !== 0) at = headAt(bytes, at, depth + 1).end
  return at
}

const headAt = (bytes: Bytes, at: number, depth: number): Head => {
  const first = byteAt(bytes, at)
  const [kind, number, isConstructed] = [first >> 6, first & 0x1f, (first & 0x20) !== 0]
  // Signed data contains no multi-byte tags and no application tags.
  if (number === 0x1f || (kind !== universal && kind !== context)) throw damagedError()
  const tag = kind === universal ? number : inContext(number)
  const length = byteAt(bytes, at + 1)
  if (length === 0x80) {
    if (!isConstructed) throw damagedError()
    const to = openEnd(bytes, at + 2, depth)
    return { tag, isConstructed, from: at + 2, to, end: to + 2 }
  }
  const digits = length < 0x80 ? 0 : length & 0x7f
  if (digits > 4) throw damagedError()
  let size = digits === 0 ? length : 0
  for (let place = 0; place < digits; place += 1) size = size * 256 + byteAt(bytes, at + 2 + place)
  const from = at + 2 + digits
  if (from + size > bytes.length) throw damagedError()
  return { tag, isConstructed, from, to: from + size, end: from + size }
}

const asnAt = (bytes: Bytes, at: number): Asn => {
  const { tag, isConstructed, from, to, end } = headAt(bytes, at, 0)
  let items: Asn[] | undefined
  const read = (): readonly Asn[] => {
    if (items) return items
    items = []
    if (!isConstructed) return items
    const inside = bytes.subarray(0, to)
    for (let place = from; place < to; ) {
      if (items.length === mostItems) throw damagedError()
      items.push(asnAt(inside, place))
      place = headAt(inside, place, 0).end
    }
    return items
  }
  return {
    tag,
    raw: bytes.subarray(at, end),
    get items() {
      return read()
    },
    get content() {
      const isPieces = tag === OCTETS && isConstructed
      return isPieces ? joinBytes(read().map(({ content }) => content)) : bytes.subarray(from, to)
    },
  }
}

/** Reads the first value; its items are read on demand. Bytes after the value may be padding and are ignored. */
export const readAsn = (bytes: Uint8Array): Asn =>
  asnAt(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), 0)

export const requireValue = <T>(part: T | undefined): T => {
  if (part === undefined) throw damagedError()
  return part
}
export const itemAt = (asn: Asn, at: number): Asn => requireValue(asn.items[at])
export const itemWithTag = (asn: Asn, tag: number): Asn | undefined => asn.items.find((one) => one.tag === tag)

export const oidOf = ({ tag, content }: Asn): string => {
  if (tag !== OID) throw damagedError()
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  const [first = 0, ...rest] = numbers
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...rest].join('.')
}

const decoders: Readonly<Record<number, string>> = { 12: 'utf-8', 30: 'utf-16be' }
/** Decodes any ASN.1 string type. Old string types with non-ASCII bytes are decoded as windows-1251. */
export const textOf = ({ tag, content }: Asn): string =>
  new TextDecoder(decoders[tag] ?? (content.some((byte) => byte > 0x7f) ? 'windows-1251' : 'utf-8')).decode(content)

export const bitsOf = ({ tag, content }: Asn): Uint8Array<ArrayBuffer> => {
  if (tag !== BITS || content.length === 0) throw damagedError()
  return content.subarray(1)
}

const utcTime = 23
/** Reads UTCTime `YYMMDDHHMMSSZ` and GeneralizedTime `YYYYMMDDHHMMSS.fffZ`. */
export const timeOf = (asn: Asn): Date => {
  const text = textOf(asn)
  const whole = asn.tag === utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?Z$/.exec(whole) ?? []
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(time.getTime())) throw damagedError()
  return time
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const encodeAsn = (tag: number, ...contents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const content = joinBytes(contents)
  const digits: number[] = []
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  const length = content.length < 0x80 ? [content.length] : [0x80 + digits.length, ...digits]
  return joinBytes([Uint8Array.from([tag, ...length]), content])
}
