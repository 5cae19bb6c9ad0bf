import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfContents = {
  filledFields: number
  attachments: readonly { name: string; content: Uint8Array<ArrayBuffer> }[]
  /** True if the file contains a signature; the signature is not verified here. */
  isSigned: boolean
  /** True if the first pages contain no text, only scanned images. */
  isScan: boolean
  /** True for an XFA form; its pages only say that Adobe Reader is needed. */
  isAdobeForm: boolean
}
const pictureOperations = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
])
type Attachment = { filename?: string; content?: Uint8Array<ArrayBuffer> | null }
type Field = { type?: string; value?: unknown }

/** Each signature in a PDF has a `/ByteRange`, the bytes that it covers. */
const signatureMark = '/ByteRange'

/** The size of the segments in which the file is read, in bytes, so that a large file does not block the page. */
const pieceBytes = 1024 * 1024
const hasSignature = async (bytes: Blob): Promise<boolean> => {
  const decoder = new TextDecoder('latin1')
  for (let at = 0; at < bytes.size; at += pieceBytes) {
    const piece = bytes.slice(at, at + pieceBytes + signatureMark.length)
    if (decoder.decode(await piece.arrayBuffer()).includes(signatureMark)) return true
  }
  return false
}

const pagesOfScan = 4
const isWithoutText = async (document: PDFDocumentProxy): Promise<boolean> => {
  for (let number = 1; number <= Math.min(pagesOfScan, document.numPages); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return false
    const drawn = await page.getOperatorList()
    if (!drawn.fnArray.some((operation) => pictureOperations.has(operation))) return false
  }
  return document.numPages > 0
}

const isFilled = ({ type, value }: Field): boolean => {
  if (type === 'checkbox' || type === 'radiobutton') return typeof value === 'string' && value !== '' && value !== 'Off'
  if (type !== 'text' && type !== 'combobox' && type !== 'listbox') return false
  return Array.isArray(value) ? value.some((one) => String(one).trim() !== '') : String(value ?? '').trim() !== ''
}

const read = <T>(settled: PromiseSettledResult<T>): T | null => (settled.status === 'fulfilled' ? settled.value : null)

/** Returns the attachments of annotations on the pages. */
const annotationFiles = async (document: PDFDocumentProxy): Promise<Attachment[]> => {
  const fileAttachment = 17
  const notes = (await document.getAnnotationsByType(new Set([fileAttachment]), new Set())) as { file?: Attachment }[]
  return notes.flatMap(({ file }) => file ?? [])
}

/** Collects information about a PDF; parts that cannot be read count as absent. */
export const contentsOf = async (document: PDFDocumentProxy, bytes: Blob): Promise<PdfContents> => {
  const [attached, onPages, fields, meta, signed, scan] = await Promise.allSettled([
    document.getAttachments(),
    annotationFiles(document),
    document.getFieldObjects(),
    document.getMetadata(),
    hasSignature(bytes),
    isWithoutText(document),
  ])
  const inFile = (read(attached) ?? {}) as Record<string, Attachment>
  const all: Attachment[] = [...Object.values(inFile), ...(read(onPages) ?? [])]
  const info = (read(meta)?.info ?? {}) as { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }
  // One field may have several widgets, so fields are counted by name.
  const places = Object.values((read(fields) ?? {}) as Record<string, Field[]>)
  const filled = places.filter((some) => some.some(isFilled))
  return {
    filledFields: filled.length,
    attachments: all.flatMap(({ filename, content }) => (filename && content ? [{ name: filename, content }] : [])),
    isSigned: read(signed) ?? false,
    isScan: read(scan) ?? false,
    isAdobeForm: info.IsXFAPresent === true && info.IsAcroFormPresent !== true,
  }
}
