/**
 * Characters that are removed from a file name: control characters, and direction marks, which make a name look
 * different.
 */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const clean = (name: string): string | null =>
  name
    .replace(unsafe, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trim()
    .slice(0, 255) || null

const decodeName = (charset: string, percent: string): string | null => {
  if (!/^(utf-8|iso-8859-1)$/i.test(charset)) return null
  const bytes = percent.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (/[^\0-\xff]/.test(bytes)) return null
  return new TextDecoder(charset).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)))
}

/**
 * Returns the file name in a Content-Disposition header (RFC 6266, RFC 5987); `filename*` has priority over `filename`.
 * Null if there is none. Path separators become „_“, direction marks are removed.
 */
export const fileNameOf = (disposition: string | null): string | null => {
  if (!disposition) return null
  const extended = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(disposition)
  const wide = extended ? decodeName(extended[1] ?? '', extended[2] ?? '') : null
  if (wide) return clean(wide)
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)
  if (quoted) return clean((quoted[1] ?? '').replace(/\\(.)/g, '$1'))
  const bare = /;\s*filename\s*=\s*([^;\s]+)/i.exec(disposition)
  return bare ? clean(bare[1] ?? '') : null
}
