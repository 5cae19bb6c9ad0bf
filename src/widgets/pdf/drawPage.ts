import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The most dots a canvas gets: a page may claim to be as large as a house. */
const mostDots = 16_000_000

type Into = { canvas: HTMLCanvasElement; words: HTMLElement }

const fineness = ({ width, height }: PageViewport): number =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(mostDots / (width * height)))

/**
 * Draws a page into a canvas and lays its words over it, to be marked, copied and heard. `drawn` resolves to the elements
 * of the words, one for each piece of the page's text, and never when `stop` was called first.
 */
export const drawPage = (page: PDFPageProxy, { canvas, words }: Into, scale: number) => {
  const viewport = page.getViewport({ scale })
  const finer = fineness(viewport)
  canvas.width = Math.floor(viewport.width * finer)
  canvas.height = Math.floor(viewport.height * finer)
  const drawing = page.render({ canvas, viewport, transform: [finer, 0, 0, finer, 0, 0] })
  let layer: TextLayer | undefined
  let stopped = false
  const write = async () => {
    const textContentSource = await page.getTextContent()
    if (stopped) return []
    words.replaceChildren()
    layer = new TextLayer({ textContentSource, container: words, viewport })
    await layer.render()
    return layer.textDivs
  }
  const drawn = new Promise<readonly HTMLElement[]>((resolve) => {
    const end = (pieces: readonly HTMLElement[]) => !stopped && resolve(pieces)
    // A page that cannot be drawn to its end stays as far as it came; its words are shown all the same.
    const pictured = drawing.promise.catch(() => undefined)
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

/** The addresses that the links of a page lead to, as texts. */
export const linksOf = async (page: PDFPageProxy): Promise<string[]> => {
  const notes = (await page.getAnnotations()) as { subtype?: string; unsafeUrl?: string; url?: string }[]
  const addresses = notes.map(({ subtype, unsafeUrl, url }) => (subtype === 'Link' ? (unsafeUrl ?? url ?? '') : ''))
  return [...new Set(addresses.filter((address) => address !== ''))]
}
