import type { PreviewKind } from './previewKind.ts'

/**
 * Detects a truncated file, such as an interrupted download, because browsers and pdf.js show the beginning of such a
 * file without an error. The check follows the structure up to the end mark and ignores bytes after the mark.
 */

const at4 = (bytes: Uint8Array, at: number): number => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
  return a * 0x1000000 + b * 0x10000 + c * 0x100 + d
}
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * Says whether a file has its end. `bytes` is the examined part of the file, and `size` is the size of the whole file in
 * bytes. They differ if only the end of the file is examined.
 */
type Ends = (bytes: Uint8Array, size: number) => boolean

const hasInside = (bytes: Uint8Array, mark: readonly number[]): boolean => {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (mark.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

/**
 * True if a JPEG has its end mark FFD9. Before the mark are segments with a length (an EXIF thumbnail is inside one)
 * and the image data.
 */
const jpegEnds: Ends = (bytes, size) => {
  // Of a large JPEG only the end is examined. Image data never contains the end mark; an EXIF thumbnail does, but it is
  // before that part (`thumbnailBytes`).
  if (bytes.length < size) return hasInside(bytes, [0xff, 0xd9])
  let at = bytes.indexOf(0xff, 2)
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return true
    // JPEG markers that no length field follows: FF00 (a data byte FF), FF01, a repeated FF (padding), restart markers
    // (D0–D7) and the start of the image (D8).
    const isBare = marker <= 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
    const next = isBare ? at + (marker === 0xff ? 1 : 2) : at + 2 + (at4(bytes, at + 2) >>> 16)
    at = bytes.indexOf(0xff, next)
  }
  return false
}

/** The last chunk of a PNG (IEND): its length, name and checksum. */
const pngEndMark = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const pngEnds: Ends = (bytes, size) => {
  if (bytes.length < size) return hasInside(bytes, pngEndMark)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + at4(bytes, at))
    if (textAt(bytes, at + 4, 4) === 'IEND') return true
  return false
}

const colours = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
/**
 * True if a GIF has its end mark 3B. Before the mark are images (2C) and extensions (21), each followed by data blocks
 * with a length.
 */
const gifEnds: Ends = (bytes, size) => {
  // Of a large GIF only the end is examined, so it counts as complete: the end mark is a single byte, which says
  // nothing without the blocks before it.
  if (bytes.length < size) return true
  let at = 13 + colours(bytes[10])
  while (at < bytes.length) {
    if (bytes[at] === 0x3b) return true
    if (bytes[at] === 0x2c) at += 11 + colours(bytes[at + 9])
    else if (bytes[at] === 0x21) at += 2
    else return false
    for (let piece = bytes[at]; piece; piece = bytes[at]) at += piece + 1
    at += 1
  }
  return false
}

const webpHead = 12
/** True if a WebP file has the length that is stored at its beginning, in little-endian order. */
const webpEnds: Ends = (bytes, size) => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(4, 8)
  return 8 + a + b * 0x100 + c * 0x10000 + d * 0x1000000 <= size
}

/** The length of the last part of a file, in bytes. Of a larger file only this part is examined. */
const tailBytes = 1024 * 1024
/** The longest beginning of a JPEG that contains its EXIF thumbnail, in bytes. */
const thumbnailBytes = 128 * 1024
/**
 * True if no object follows the last `startxref`. In a linearized or updated PDF further objects follow an earlier
 * `startxref`, so a truncated file ends with objects.
 */
const pdfEnds: Ends = (bytes) => {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-tailBytes))
  const end = tail.lastIndexOf('startxref')
  return end >= 0 && !/\d\s+obj\b/.test(tail.slice(end))
}

/** The check of the end by file kind. Text files are not in this table, because they have no end mark. */
const ends: Partial<Record<PreviewKind, Ends>> = {
  'image/jpeg': jpegEnds,
  'image/png': pngEnds,
  'image/gif': gifEnds,
  'image/webp': webpEnds,
  'application/pdf': pdfEnds,
}

export const isCutShort = (kind: PreviewKind, bytes: Uint8Array, size = bytes.length): boolean =>
  ends[kind]?.(bytes, size) === false

/**
 * Returns the part of a file that `isCutShort` examines: of a WebP the head, of any other large file the end, because
 * reading 20 MB blocks the page for more than 50 ms. Empty for a kind without an end mark.
 */
export const partWithEnd = (kind: PreviewKind, file: Blob): Blob => {
  if (kind === 'image/webp') return file.slice(0, webpHead)
  if (!ends[kind]) return file.slice(0, 0)
  return file.size <= tailBytes ? file : file.slice(Math.max(thumbnailBytes, file.size - tailBytes))
}
