import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Observable } from 'rxjs'
import { fileAddress } from '../../basePath.ts'
import { readInPieces } from '../files/readInPieces.ts'
import { fieldsOf } from './pageFields.ts'
import { joinTextItems, type PageText } from './pageText.ts'
import { contentsOf, type PdfContents } from './pdfContents.ts'

export type Pdf = {
  document: PDFDocumentProxy
  pages: number
  text: (page: number) => Promise<PageText>
  contents: () => Promise<PdfContents>
}

/**
 * The result of opening: a document, a request for a password, a file that is no PDF, or a viewer that is missing on
 * the server.
 */
export type PdfReply =
  | { kind: 'open'; pdf: Pdf }
  | { kind: 'locked'; wrongPassword: boolean }
  | { kind: 'damaged' }
  | { kind: 'unavailable' }

const ownFiles = fileAddress(`static/pdf/${version}/`)
/**
 * The time in milliseconds for the worker to end, after which it is terminated, because a hostile file may keep it
 * busy.
 */
const endTimeoutMs = 2000
/** The maximum number of pages that are shown, because a hostile file may declare any number. */
export const mostPages = 2000

/**
 * Returns the text of a page and then its filled form fields, one line each, in the same order as in the text layer.
 */
const wordsOf = async (page: PDFPageProxy): Promise<PageText> => {
  const [{ items }, fields] = await Promise.all([page.getTextContent(), fieldsOf(page)])
  const filled = fields.filter(({ isTick }) => !isTick).map(({ text }) => ({ str: text, hasEOL: true }))
  const last = items.findLast((item) => 'str' in item)
  const ended = items.map((item) => (item === last && filled.length > 0 ? { ...item, hasEOL: true } : item))
  return joinTextItems([...ended, ...filled])
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

const needsPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

/**
 * Opens a PDF in a separate worker, which ends when the caller unsubscribes. Scripts and code in the file never run;
 * only fonts and a decoder are fetched, from our server.
 */
export const openPdf = (file: Blob, password?: string): Observable<PdfReply> =>
  new Observable((subscriber) => {
    const port = new Worker(`${ownFiles}worker.js`, { type: 'module', name: 'pdf' })
    const worker = PDFWorker.create({ port, verbosity: 0 })
    let end = async () => worker.destroy()
    port.addEventListener('error', () => subscriber.next({ kind: 'unavailable' }))
    const open = async () => {
      const data = await readInPieces(file)
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
        needsPassword(error) ? { kind: 'locked', wrongPassword: password !== undefined } : { kind: 'damaged' },
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
