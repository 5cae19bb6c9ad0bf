import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Observable } from 'rxjs'
import { fileAddress } from '../../basePath.ts'
import { fieldsOf } from './pageFields.ts'
import { joined, type PageText } from './pageText.ts'
import { contentsOf, type PdfContents } from './pdfContents.ts'

/** A PDF that is open. `text` reads the words of a page, counted from 1, once. */
export type Pdf = {
  document: PDFDocumentProxy
  pages: number
  text: (page: number) => Promise<PageText>
  /** What the file holds besides its pages, read once. */
  contents: () => Promise<PdfContents>
}

/** What came of opening: pages, a question for the password, a file that is no PDF inside, or no reader on the server. */
export type PdfReply =
  | { kind: 'open'; pdf: Pdf }
  | { kind: 'locked'; wrongPassword: boolean }
  | { kind: 'damaged' }
  | { kind: 'unavailable' }

/** The files of pdf.js that stand beside the build under their version (rsbuild.config.ts). */
const ownFiles = fileAddress(`static/pdf/${version}/`)
/** How long a reader may take to end by itself; a hostile file may keep it busy for ever. */
const endTimeoutMs = 2000
/** A page tree may name any number of pages; more are not laid out. */
export const mostPages = 2000

/** The words of a page and after them those of its filled fields, each a line of its own: in the order in which they are laid over it. */
const wordsOf = async (page: PDFPageProxy): Promise<PageText> => {
  const [{ items }, fields] = await Promise.all([page.getTextContent(), fieldsOf(page)])
  const filled = fields.filter(({ isTick }) => !isTick).map(({ text }) => ({ str: text, hasEOL: true }))
  const last = items.findLast((item) => 'str' in item)
  const ended = items.map((item) => (item === last && filled.length > 0 ? { ...item, hasEOL: true } : item))
  return joined([...ended, ...filled])
}

const readerOf = (document: PDFDocumentProxy, file: Blob): Pdf => {
  const texts = new Map<number, Promise<PageText>>()
  const read = async (page: number) => wordsOf(await document.getPage(page))
  let contents: Promise<PdfContents> | undefined
  const text = (page: number) => {
    const known = texts.get(page) ?? read(page)
    texts.set(page, known)
    return known
  }
  return {
    document,
    pages: Math.min(document.numPages, mostPages),
    text,
    contents: () => {
      contents ??= contentsOf(document, file)
      return contents
    },
  }
}

const asksPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

/**
 * Opens a PDF in a thread of its own, which ends with the subscription. Its scripts never run, nothing is evaluated or
 * compiled, and nothing is fetched but fonts and a decoder from our own server.
 */
export const openPdf = (file: Blob, password?: string): Observable<PdfReply> =>
  new Observable((subscriber) => {
    const port = new Worker(`${ownFiles}worker.js`, { type: 'module', name: 'pdf' })
    const worker = PDFWorker.create({ port, verbosity: 0 })
    let end = async () => worker.destroy()
    port.addEventListener('error', () => subscriber.next({ kind: 'unavailable' }))
    const open = async () => {
      const data = new Uint8Array(await file.arrayBuffer())
      if (subscriber.closed) return
      const task = getDocument({
        data,
        worker,
        ...(password !== undefined && { password }),
        standardFontDataUrl: ownFiles,
        wasmUrl: ownFiles,
        useWorkerFetch: true,
        useWasm: false,
        isEvalSupported: false,
        enableXfa: false,
        verbosity: 0,
      })
      end = () => task.destroy().finally(() => worker.destroy())
      subscriber.next({ kind: 'open', pdf: readerOf(await task.promise, file) })
    }
    open().catch((error: unknown) =>
      subscriber.next(
        asksPassword(error) ? { kind: 'locked', wrongPassword: password !== undefined } : { kind: 'damaged' },
      ),
    )
    return () => {
      const over = () => port.terminate()
      const late = setTimeout(over, endTimeoutMs)
      end()
        .then(
          () => clearTimeout(late),
          () => clearTimeout(late),
        )
        .finally(over)
    }
  })
