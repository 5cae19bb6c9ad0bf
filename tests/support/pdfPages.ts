import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * A text on a page; all lengths are in points. `from` and `to` are measured from the left edge, `height` from the
 * bottom.
 */
type Placed = { text: string; from: number; to: number; height: number }

export const pdfPages = async (bytes: ArrayBuffer): Promise<{ text: string; placed: Placed[] }[]> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const pdf = await loading.promise
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const texts = items.flatMap((item) => ('str' in item ? [item] : []))
      return {
        text: texts
          .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
          .join('')
          .replace(/\s+/g, ' '),
        placed: texts
          .filter(({ str }) => str.trim() !== '')
          .map(({ str, transform, width }) => ({
            text: str,
            from: Number(transform[4]),
            to: Number(transform[4]) + width,
            height: Number(transform[5]),
          })),
      }
    }),
  )
  await loading.destroy()
  return pages
}
