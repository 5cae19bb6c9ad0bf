import { Observable } from 'rxjs'
import type { Pdf } from './openPdf.ts'

/** Dots for each point of paper: 150 to the inch. */
const scale = 150 / 72
/**
 * Without loss, and made aside: Chromium works at a PNG only while the page has nothing else to do, which takes seconds for
 * each page of paper. A browser that makes no WebP gives a PNG.
 */
const [format, quality] = ['image/webp', 1] as const
/** A printed page is at most this many dots on its longer side. */
const mostDots = 4000

const pictureOf = async ({ document: pdf }: Pdf, number: number): Promise<HTMLImageElement> => {
  const page = await pdf.getPage(number)
  const whole = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * Math.min(1, mostDots / Math.max(whole.width, whole.height)) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const picture = document.createElement('img')
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, quality))
  canvas.width = 0
  picture.alt = ''
  if (bytes) picture.src = URL.createObjectURL(bytes)
  await picture.decode()
  return picture
}

/**
 * Prints all pages: each becomes a picture on a sheet that only paper shows. Emits how many are ready, completes when the
 * browser's print dialog was shown; ending the subscription takes the sheet away.
 */
export const printPdf = (pdf: Pdf): Observable<number> =>
  new Observable((subscriber) => {
    const sheet = document.createElement('div')
    sheet.className = 'sheet-printed pdf-printed'
    const prepare = async () => {
      for (let page = 1; page <= pdf.pages && !subscriber.closed; page += 1) {
        sheet.append(await pictureOf(pdf, page))
        subscriber.next(page)
      }
      if (subscriber.closed) return
      document.documentElement.classList.add('prints-sheet')
      document.body.append(sheet)
      window.print()
      subscriber.complete()
    }
    prepare().catch((error: unknown) => subscriber.error(error))
    return () => {
      document.documentElement.classList.remove('prints-sheet')
      sheet.remove()
      for (const { src } of sheet.querySelectorAll('img')) URL.revokeObjectURL(src)
    }
  })
