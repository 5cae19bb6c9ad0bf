import { Observable } from 'rxjs'
import { print } from '../files/print.ts'
import { layForPrint, type PrintedPage } from '../files/printPages.ts'
import type { Turn } from '../files/ViewerTools.tsx'
import { renderPage, viewportOf } from './drawPage.ts'
import type { Pdf } from './openPdf.ts'

/** Pixels per point at 150 dpi. */
const scale = 150 / 72
/**
 * Lossless WebP, encoded asynchronously. Chromium encodes PNG only while idle, which takes seconds per page. A browser
 * without WebP returns PNG.
 */
const [format, quality] = ['image/webp', 1] as const
/** The maximum length of the longer side, in pixels. */
const mostDots = 4000

const pageOf = async ({ document: pdf }: Pdf, number: number, turn: Turn): Promise<PrintedPage> => {
  const page = await pdf.getPage(number)
  const { width, height } = viewportOf(page, { scale: 1, turn })
  const viewport = viewportOf(page, { scale: Math.min(scale, mostDots / Math.max(width, height)), turn })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await renderPage(pdf, page, { canvas, viewport, renderIntent: 'print' }).drawn
  const picture = document.createElement('img')
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, quality))
  canvas.width = 0
  picture.alt = ''
  if (bytes) picture.src = URL.createObjectURL(bytes)
  await picture.decode()
  return { picture, width, height }
}

/**
 * Prints all pages as images on sheets that are visible only in print. Emits the number of finished pages and completes
 * after the print dialog was shown; unsubscribing removes the sheets.
 */
export const printPdf = (pdf: Pdf, turn: Turn, name: string): Observable<number> =>
  new Observable((subscriber) => {
    const pages: PrintedPage[] = []
    let takeAway = () => {}
    const prepare = async () => {
      for (let page = 1; page <= pdf.pages && !subscriber.closed; page += 1) {
        pages.push(await pageOf(pdf, page, turn))
        subscriber.next(page)
      }
      if (subscriber.closed) return
      takeAway = layForPrint(pages, name)
      print()
      subscriber.complete()
    }
    prepare().catch((error: unknown) => subscriber.error(error))
    return () => {
      takeAway()
      for (const { picture } of pages) URL.revokeObjectURL(picture.src)
    }
  })
