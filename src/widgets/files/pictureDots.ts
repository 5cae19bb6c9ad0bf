/**
 * The size that a picture declares. A picture of a few KB may declare any size, and the browser then needs four bytes of
 * memory for each of its pixels.
 */
export type DeclaredSize = { width: number; height: number }

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const begins = (bytes: Uint8Array, mark: string, from = 0): boolean =>
  [...mark].every((letter, at) => bytes[from + at] === letter.charCodeAt(0))

/**
 * Returns the size of a JPEG. It is in the frame header, which comes after other segments (an EXIF thumbnail is inside
 * one).
 */
const jpegSize = (bytes: Uint8Array): DeclaredSize | null => {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // C4, C8 and CC are tables and a reserved marker.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const webpSize = (bytes: Uint8Array): DeclaredSize | null => {
  const view = viewOf(bytes)
  if (bytes.length < 30) return null
  if (begins(bytes, 'VP8X', 12))
    return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
  // The other two kinds of WebP (VP8L and VP8) store width and height in 14 bits each.
  if (begins(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Returns the size that a picture declares; null if its kind is unknown or the file ends before the size. */
export const declaredSize = (bytes: Uint8Array): DeclaredSize | null => {
  if (bytes.length < 26) return null
  const view = viewOf(bytes)
  if (begins(bytes, '\x89PNG')) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (begins(bytes, 'GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (begins(bytes, 'BM'))
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes)
  return begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8) ? webpSize(bytes) : null
}

/**
 * The maximum number of pixels. It is more than a phone camera makes (200 million), and does not fill the memory of the
 * browser.
 */
const mostDots = 256_000_000

export const isTooLarge = (size: DeclaredSize | null): size is DeclaredSize =>
  size !== null && size.width * size.height > mostDots
