/** Encodings by the number of their Windows code page, except 1250–1258 and the ISO 8859 family. */
const named: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  20932: 'euc-jp',
  20936: 'gbk',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51936: 'gbk',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
}
/** The code page of ISO 8859-1; those of the other parts follow it. */
const firstIso = 28591
const isoParts = 16

/** Returns the encoding of a name in a file, for example of an XML declaration; undefined if it is not supported. */
export const encodingOfName = (name: string): string | undefined => {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

/**
 * Returns the encoding of a code page. Undefined for US-ASCII (20127), in which no letter needs decoding, and for a page
 * that browsers do not support.
 */
export const encodingOfPage = (page = 0): string | undefined => {
  if (page >= 1250 && page <= 1258) return `windows-${page}`
  const label = page >= firstIso && page < firstIso + isoParts ? `iso-8859-${page - firstIso + 1}` : named[page]
  return label === undefined ? undefined : encodingOfName(label)
}

/** Returns the text, or undefined if the bytes are not valid in the encoding. */
export const decodedStrictly = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
