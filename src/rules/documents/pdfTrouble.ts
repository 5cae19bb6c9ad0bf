/** Why a PDF may not be drawn by itself: its end does not hold together, or it asks for a password. */
export type PdfTrouble = 'damaged' | 'locked'

/** How much is read at the end and where the end points to, in bytes. */
const part = 2048

const textOf = async (bytes: Blob): Promise<string> => new TextDecoder('latin1').decode(await bytes.arrayBuffer())

/**
 * What is wrong with a PDF, or null: the last `startxref` must point to a table or a stream of references, as any
 * finished PDF does, and nothing there may speak of encryption. Browsers answer both with a dialog of their own, which
 * takes the focus from whoever is typing beside it. Only two short parts of the file are read.
 */
export const pdfTroubleOf = async (file: Blob): Promise<PdfTrouble | null> => {
  const tail = await textOf(file.slice(Math.max(0, file.size - part)))
  const end = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)
  if (!end) return 'damaged'
  const start = Number(end[1])
  const references = await textOf(file.slice(start, start + part))
  if (!/^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(references)) return 'damaged'
  return /\/Encrypt\b/.test(tail + references) ? 'locked' : null
}
