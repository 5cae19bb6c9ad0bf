import { encodingOfPage } from './codePages.ts'

/** The encoding of a font by its charset number in RTF; 0 and 1 mean the encoding of the file. */
const charsets: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const replacement = '\ufffd'

/** Decodes text by the charset of the font that is in use. */
export const rtfDecoder = () => {
  const ofFont = new Map<number, number>()
  let page = 'windows-1251'
  const decoders = new Map<string, TextDecoder>()
  const decodeAs = (encoding: string, bytes: readonly number[]): string => {
    const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
    decoders.set(encoding, decoder)
    return decoder.decode(Uint8Array.from(bytes))
  }
  return {
    setPage: (number: number) => {
      page = encodingOfPage(number) ?? page
    },
    setCharset: (font: number, charset: number) => ofFont.set(font, charset),
    decode: (bytes: readonly number[], font: number): string => {
      const ofCharset = charsets[ofFont.get(font) ?? 0]
      const text = decodeAs(ofCharset ?? page, bytes)
      // Charset 0 is that of the file for most programs, and windows-1252 for some, also in files with another code page.
      return ofCharset === undefined && text.includes(replacement) ? decodeAs('windows-1252', bytes) : text
    },
  }
}
