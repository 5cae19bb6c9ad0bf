/** The first bytes of common file types, with the extension of each. */
const kinds: readonly (readonly [begins: RegExp, end: string])[] = [
  [/^%PDF-/, '.pdf'],
  [/^PK/, '.zip'],
  [/^\xff\xd8\xff/, '.jpg'],
  [/^\x89PNG/, '.png'],
  [/^(\xef\xbb\xbf)?<\?xml/, '.xml'],
  [/^(?:Content-Type|MIME-Version|From|Received):/i, '.eml'],
]

/**
 * Returns the name of the signed file: `писмо.pdf.p7m` → `писмо.pdf`. If no extension is left, it is determined by the
 * first bytes.
 */
export const signedName = (name: string, content: Uint8Array): string => {
  const bare = name.replace(/\.p7[ms]$/i, '') || 'файл'
  if (/\.[a-z0-9]{2,5}$/i.test(bare)) return bare
  const begin = new TextDecoder('latin1').decode(content.subarray(0, 64))
  return bare + (kinds.find(([begins]) => begins.test(begin))?.[1] ?? '.txt')
}
