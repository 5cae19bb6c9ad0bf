import { declaredSize, isTooLarge } from '../../files/pictureDots.ts'

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

/**
 * Detects the type of a picture by its first bytes. Returns null for other files, for SVG, which may contain scripts,
 * and for a picture that declares too many pixels.
 */
export const pictureKind = (bytes: Uint8Array): string | null => {
  if (isTooLarge(declaredSize(bytes))) return null
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  if (begins(bytes, 0x42, 0x4d)) return 'image/bmp'
  return begins(bytes, 0x52, 0x49, 0x46, 0x46) && begins(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50)
    ? 'image/webp'
    : null
}
