import {
  AnnotationMode,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Turn } from '../files/ViewerTools.tsx'
import { drawTicks, fieldsOf, giveValues, layFields } from './pageFields.ts'

/** The maximum size of a rendered page in canvas pixels, because a page may declare any size. */
const mostDots = 16_000_000

type Into = { canvas: HTMLCanvasElement; words: HTMLElement }
type Seen = { scale: number; turn: Turn }

/**
 * Returns the size and rotation of a page in pixels. `turn`: the user's rotation, added to the rotation of the page in
 * the file.
 */
export const viewportOf = (page: PDFPageProxy, { scale, turn }: Seen): PageViewport =>
  page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })

/**
 * Renders a page. A filled form field is rendered too if the PDF does not say how it looks. Returns a function that
 * stops the rendering.
 */
export const renderPage = (
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  { canvas, viewport, finer = 1, renderIntent = 'display' }: RenderedInto,
) => {
  let stopped = false
  let cancel = () => {
    stopped = true
  }
  const draw = async () => {
    const fields = await fieldsOf(page)
    if (stopped) return fields
    giveValues(document, fields)
    const drawing = page.render({
      canvas,
      viewport,
      intent: renderIntent,
      transform: [finer, 0, 0, finer, 0, 0],
      annotationMode: AnnotationMode.ENABLE_STORAGE,
    })
    cancel = () => drawing.cancel()
    await drawing.promise
    drawTicks(canvas, fields, (box) => viewport.convertToViewportRectangle(box).map((dots) => dots * finer))
    return fields
  }
  return { drawn: draw(), cancel: () => cancel() }
}
type RenderedInto = {
  canvas: HTMLCanvasElement
  viewport: PageViewport
  finer?: number
  renderIntent?: 'display' | 'print'
}

const fineness = ({ width, height }: PageViewport): number =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(mostDots / (width * height)))

/**
 * Renders a page into a canvas, with a text layer for selection, copying and screen readers. `drawn` resolves to the
 * elements of the text layer, one per text item; after `stop` it never resolves.
 */
export const drawPage = (document: PDFDocumentProxy, page: PDFPageProxy, { canvas, words }: Into, seen: Seen) => {
  const viewport = viewportOf(page, seen)
  const finer = fineness(viewport)
  canvas.width = Math.floor(viewport.width * finer)
  canvas.height = Math.floor(viewport.height * finer)
  const drawing = renderPage(document, page, { canvas, viewport, finer })
  let layer: TextLayer | undefined
  let stopped = false
  const write = async () => {
    const textContentSource = await page.getTextContent()
    if (stopped) return []
    words.replaceChildren()
    layer = new TextLayer({ textContentSource, container: words, viewport })
    await layer.render()
    const fields = await fieldsOf(page)
    return stopped ? [] : [...layer.textDivs, ...layFields(words, fields, page.view)]
  }
  const drawn = new Promise<readonly HTMLElement[]>((resolve) => {
    const end = (pieces: readonly HTMLElement[]) => !stopped && resolve(pieces)
    // If a page fails to render completely, the partial image and its text are shown.
    const pictured = drawing.drawn.catch(() => undefined)
    write().then(
      (pieces) => pictured.then(() => end(pieces)),
      () => end([]),
    )
  })
  return {
    drawn,
    stop: () => {
      stopped = true
      drawing.cancel()
      layer?.cancel()
      words.replaceChildren()
      canvas.width = 0
      canvas.height = 0
    },
  }
}

/** The longest shown address of a link, in characters. */
const longestLink = 300

export const linksOf = async (page: PDFPageProxy): Promise<string[]> => {
  const notes = (await page.getAnnotations()) as { subtype?: string; unsafeUrl?: string; url?: string }[]
  const addresses = notes.map(({ subtype, unsafeUrl, url }) => (subtype === 'Link' ? (unsafeUrl ?? url ?? '') : ''))
  return [...new Set(addresses.filter((address) => address !== '').map((address) => address.slice(0, longestLink)))]
}
