import { extensionOf } from './fileRules.ts'

/**
 * The kind of a file with a preview, as a MIME type. The browser gets this type, not the type that the file declares.
 */
export type PreviewKind =
  | 'application/pdf'
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/heic'
  | 'text/plain'
  | 'text/xml'
  | 'text/csv'
  | 'message/rfc822'
  | 'application/x-ole-storage'
  | 'application/zip'
  | 'image/tiff'
  | 'text/rtf'
  | 'application/pkcs7-mime'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const [littleTiff, bigTiff] = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]
const [zip, emptyZip] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
]
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const gif = letters('GIF8')
const [riff, webp] = [letters('RIFF'), letters('WEBP')]
/** The offset of the type in a RIFF file, in bytes. The word „RIFF“ and the length are before the type. */
const riffKindAt = 8
const ftyp = letters('ftyp')
/** The offset of the word `ftyp`, in bytes. The length of the first box is before it. */
const ftypAt = 4
/** The brands of HEIC pictures. `mif1` and `msf1` are general brands: any picture in this container may have them. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const rtf = letters('{\\rtf')
const pdf = letters('%PDF-')
/** The offset up to which the header of a PDF may start, in bytes. */
const headerWithin = 1024

const beginsWith = (bytes: Uint8Array, magic: readonly number[], from = 0): boolean =>
  magic.every((byte, i) => bytes[from + i] === byte)

/** The kinds of text files, by extension. Text files have no signature bytes, so the file name decides. */
const texts = new Map<string, PreviewKind>([
  ['txt', 'text/plain'],
  ['xml', 'text/xml'],
  ['csv', 'text/csv'],
  ['eml', 'message/rfc822'],
])

/**
 * True for a file with an electronic signature: an ASN.1 sequence, binary or as base64 text. Such a file may contain a
 * PDF, so this check comes first.
 */
const isSignature = (bytes: Uint8Array, name: string): boolean =>
  ['p7s', 'p7m'].includes(extensionOf(name)) &&
  (bytes[0] === 0x30 || beginsWith(bytes, letters('MI')) || beginsWith(bytes, letters('-----BEGIN')))

/** True for a HEIC picture. AVIF pictures have the same container; their first brand is `avif` or `avis`. */
const isHeic = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, ftyp, ftypAt) && heicBrands.has(String.fromCharCode(...bytes.subarray(8, 12)))

/**
 * Returns the kind of a file by its first bytes, for texts and signatures by the file name. Null if there is no
 * preview.
 */
export const previewKind = (bytes: Uint8Array, name: string): PreviewKind | null => {
  if (isSignature(bytes, name)) return 'application/pkcs7-mime'
  if (beginsWith(bytes, png)) return 'image/png'
  if (beginsWith(bytes, jpeg)) return 'image/jpeg'
  if (beginsWith(bytes, gif)) return 'image/gif'
  if (beginsWith(bytes, zip) || beginsWith(bytes, emptyZip)) return 'application/zip'
  if (beginsWith(bytes, littleTiff) || beginsWith(bytes, bigTiff)) return 'image/tiff'
  if (beginsWith(bytes, ole)) return 'application/x-ole-storage'
  if (beginsWith(bytes, rtf)) return 'text/rtf'
  if (beginsWith(bytes, riff) && beginsWith(bytes, webp, riffKindAt)) return 'image/webp'
  if (isHeic(bytes)) return 'image/heic'
  const last = Math.min(bytes.length, headerWithin) - pdf.length
  for (let at = 0; at <= last; at += 1) if (beginsWith(bytes, pdf, at)) return 'application/pdf'
  return texts.get(extensionOf(name)) ?? null
}
