import { encodeAsn, joinBytes } from '../../src/widgets/reading/worker/signatures/asn.ts'

export type Der = Uint8Array<ArrayBuffer>

export const sequence = (...items: Der[]): Der => encodeAsn(0x30, ...items)
const compareBytes = (one: Der, other: Der): number => Buffer.compare(one, other)
/** Encodes a set. DER requires that the items of a set are sorted by their bytes. */
export const setOf = (...items: Der[]): Der => encodeAsn(0x31, ...items.toSorted(compareBytes))
export const context = (number: number, ...items: Der[]): Der => encodeAsn(0xa0 + number, ...items)
export const octets = (bytes: Uint8Array): Der => encodeAsn(0x04, bytes)
export const bits = (bytes: Uint8Array, unused = 0): Der => encodeAsn(0x03, Uint8Array.of(unused), bytes)
export const utf8 = (text: string): Der => encodeAsn(0x0c, new TextEncoder().encode(text))
export const nothing: Der = encodeAsn(0x05)
export const yes: Der = encodeAsn(0x01, Uint8Array.of(0xff))
/** Encodes a non-negative integer, given as a number below 256 or as its bytes. */
export const integer = (value: number | Uint8Array): Der => {
  const bytes = typeof value === 'number' ? Uint8Array.of(value) : value
  return encodeAsn(0x02, (bytes[0] ?? 0) > 0x7f ? joinBytes([Uint8Array.of(0), bytes]) : bytes)
}

const base128 = (value: number): number[] => {
  const digits = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128)
  return digits
}
export const oid = (text: string): Der => {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  return encodeAsn(0x06, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)))
}

const digitsOf = (iso: string): string => new Date(iso).toISOString().replace(/[-:T]|\.\d+/g, '')
/** Encodes a time as `YYMMDDHHMMSSZ` (UTCTime), which is required for years before 2050. */
export const time = (iso: string): Der => encodeAsn(0x17, Buffer.from(digitsOf(iso).slice(2)))
export const generalizedTime = (iso: string): Der => encodeAsn(0x18, Buffer.from(digitsOf(iso)))
