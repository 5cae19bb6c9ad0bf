import { decodedStrictly, encodingOfName, encodingOfPage } from './codePages.ts'
import { likelyEncoding } from './likelyEncoding.ts'

/**
 * The encoding of Western Europe. Programs also name it for texts in other encodings, because it is their default; so it
 * is not believed.
 */
const western = 'windows-1252'
/** The encoding from whose text the bytes can be recovered: each of its 256 bytes is another character. */
export const recoverable = western

/** Returns the encoding of a text: the first of the named ones that fits the bytes, else the likely one. */
const mailEncoding = (bytes: Uint8Array, named: readonly (string | undefined)[]): string =>
  named.find(
    (encoding) => encoding !== undefined && encoding !== western && decodedStrictly(bytes, encoding) !== undefined,
  ) ?? (decodedStrictly(bytes, 'utf-8') === undefined ? likelyEncoding(bytes) : 'utf-8')

/**
 * Outlook stores ANSI texts in the Windows code page, also if the letter was sent in another encoding of that language.
 */
const windowsPages: Readonly<Record<string, string>> = {
  'iso-2022-jp': 'shift_jis',
  'euc-jp': 'shift_jis',
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
}

type Pages = { messageCodepage?: number | undefined; internetCodepage?: number | undefined }

/** Returns the encoding of the ANSI texts of an Outlook letter. `bytes` are all of them. */
export const ansiEncoding = (bytes: Uint8Array, { messageCodepage, internetCodepage }: Pages): string => {
  const named = [messageCodepage, internetCodepage].map(encodingOfPage)
  return mailEncoding(
    bytes,
    named.map((encoding) => windowsPages[encoding ?? ''] ?? encoding),
  )
}

const headBytes = 2048
const charset = /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]{2,40})/i
/** Decodes an HTML body in the encoding that the letter or the HTML names. */
export const htmlText = (html: Uint8Array, page: number | undefined): string => {
  const name = charset.exec(new TextDecoder('latin1').decode(html.subarray(0, headBytes)))?.[1]
  const named = [encodingOfPage(page), name === undefined ? undefined : encodingOfName(name)]
  return new TextDecoder(mailEncoding(html, named)).decode(html)
}

const byteOf = new Map(
  Array.from({ length: 256 }, (_, code) => [new TextDecoder(recoverable).decode(Uint8Array.of(code)), code]),
)
const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = byteOf.get(text.charAt(at))
    if (code === undefined) return undefined
    bytes[at] = code
  }
  return bytes
}
const ascii = /^[\0-\x7f]*$/

/**
 * Returns the text of a letter that was decoded in the Western encoding, in its likely one: old programs named that
 * encoding, or none, for Bulgarian texts too.
 */
export const mendedText = (text: string): string => {
  const bytes = ascii.test(text) ? undefined : bytesOf(text)
  return bytes ? new TextDecoder(mailEncoding(bytes, [])).decode(bytes) : text
}
