import { decodedStrictly } from './codePages.ts'
import { likeness } from './likelyEncoding.ts'

type Given = { name: Uint8Array; isUtf8: boolean }

const isAscii = (name: Uint8Array): boolean => name.every((byte) => byte < 0x80)

/**
 * The encodings of names in old archives: Windows Explorer uses the DOS code page, some other programs the Windows code
 * page.
 */
const old = ['ibm866', 'windows-1251'] as const

/**
 * Decodes the names of entries. Names without the UTF-8 flag are all in one encoding, which the archive does not name.
 */
export const zipNames = (all: readonly Given[]): string[] => {
  const certain = all.map(({ name, isUtf8 }) =>
    isUtf8 || isAscii(name) ? new TextDecoder('utf-8').decode(name) : decodedStrictly(name, 'utf-8'),
  )
  const others = all.filter((_, at) => certain[at] === undefined)
  const likely = old
    .map((encoding) => {
      const decoder = new TextDecoder(encoding)
      return { decoder, sum: likeness(others.map(({ name }) => decoder.decode(name)).join('')) }
    })
    .reduce((best, one) => (one.sum > best.sum ? one : best))
  return all.map(({ name }, at) => certain[at] ?? likely.decoder.decode(name))
}
