import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF holds besides its pages. */
export type PdfContents = {
  /** How many fields of its form are filled in. */
  filledFields: number
  attachments: readonly { name: string; content: Uint8Array<ArrayBuffer> }[]
  /** It holds an electronic signature; whether that is valid nobody has judged. */
  isSigned: boolean
  /** A form that only Adobe Reader draws: its pages say just that. */
  isAdobeForm: boolean
}
type Attachment = { filename?: string; content?: Uint8Array<ArrayBuffer> | null }
type Field = { type?: string; value?: unknown }

/** What every signature has, in the file as it stands: the bytes that it covers. */
const signatureMark = '/ByteRange'

const isFilled = ({ type, value }: Field): boolean => {
  if (type === 'checkbox' || type === 'radiobutton') return typeof value === 'string' && value !== '' && value !== 'Off'
  if (type !== 'text' && type !== 'combobox' && type !== 'listbox') return false
  return Array.isArray(value) ? value.some((one) => String(one).trim() !== '') : String(value ?? '').trim() !== ''
}

const read = <T>(settled: PromiseSettledResult<T>): T | null => (settled.status === 'fulfilled' ? settled.value : null)

/** Files fastened to a place on a page. */
const fastened = async (document: PDFDocumentProxy): Promise<Attachment[]> => {
  const fileAttachment = 17
  const notes = (await document.getAnnotationsByType(new Set([fileAttachment]), new Set())) as { file?: Attachment }[]
  return notes.flatMap(({ file }) => file ?? [])
}

/** Reads what a PDF holds besides its pages; what cannot be read counts as not there. */
export const contentsOf = async (document: PDFDocumentProxy, bytes: Blob): Promise<PdfContents> => {
  const [attached, onPages, fields, meta, text] = await Promise.allSettled([
    document.getAttachments(),
    fastened(document),
    document.getFieldObjects(),
    document.getMetadata(),
    bytes.arrayBuffer().then((buffer) => new TextDecoder('latin1').decode(buffer)),
  ])
  const inFile = (read(attached) ?? {}) as Record<string, Attachment>
  const all: Attachment[] = [...Object.values(inFile), ...(read(onPages) ?? [])]
  const info = (read(meta)?.info ?? {}) as { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean }
  // Each field may stand at several places; it is filled in once.
  const places = Object.values((read(fields) ?? {}) as Record<string, Field[]>)
  const filled = places.filter((some) => some.some(isFilled))
  return {
    filledFields: filled.length,
    attachments: all.flatMap(({ filename, content }) => (filename && content ? [{ name: filename, content }] : [])),
    isSigned: read(text)?.includes(signatureMark) ?? false,
    isAdobeForm: info.IsXFAPresent === true && info.IsAcroFormPresent !== true,
  }
}
