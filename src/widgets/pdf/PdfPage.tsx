import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatCount } from '../../rules/words/pluralise.ts'
import type { Turn } from '../files/ViewerTools.tsx'
import { longestMs } from '../reading/openReader.ts'
import { drawPage, linksOf, viewportOf } from './drawPage.ts'
import type { Pdf } from './openPdf.ts'
import { type PageText, partsOf, type TextRange } from './pageText.ts'

/** The height of a page divided by its width. */
export type Shape = number
type Props = {
  pdf: Pdf
  /** The page number, counted from 1. */
  number: number
  /** The width of the page in CSS pixels. */
  width: number
  turn: Turn
  expected: Shape
  /** True if the page is in the view or near it; only such pages are rendered. */
  isNear: boolean
  places: readonly TextRange[]
  current?: number | undefined
}
type Box = { left: number; top: number; width: number; height: number; place: number }

/** A hostile page may have a hundred thousand links. */
const mostLinks = 50

type Drawn = { words: readonly HTMLElement[]; text: PageText; links: readonly string[] }

const boxesOf = (frame: HTMLElement, { words, text }: Drawn, places: readonly TextRange[]): Box[] => {
  const { left, top, width, height } = frame.getBoundingClientRect()
  const boxOf = (rect: DOMRect, place: number): Box => ({
    left: (100 * (rect.left - left)) / width,
    top: (100 * (rect.top - top)) / height,
    width: (100 * rect.width) / width,
    height: (100 * rect.height) / height,
    place,
  })
  return places.flatMap((found, place) =>
    partsOf(found, text).flatMap(({ piece, from, to }) => {
      const element = words[piece]
      const letters = element?.firstChild
      if (!element || !letters) return []
      // The positions of single letters in a form field are unknown, so the whole field is marked as a match.
      if (element.classList.contains('pdf-field')) return [boxOf(element.getBoundingClientRect(), place)]
      const range = document.createRange()
      range.setStart(letters, from)
      range.setEnd(letters, to)
      return [...range.getClientRects()].map((rect) => boxOf(rect, place))
    }),
  )
}

const useDrawn = ({ pdf, number, width, turn, isNear }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const [drawn, setDrawn] = useState<Drawn>()
  const [isUnread, setUnread] = useState(false)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    pdf.document.getPage(number).then(
      (came) => !isGone && setPage(came),
      () => !isGone && setUnread(true),
    )
    return () => {
      isGone = true
    }
  }, [pdf, number, isNear])
  useEffect(() => {
    if (!page || !isNear || !canvas.current || !words.current) return
    const scale = width / viewportOf(page, { scale: 1, turn }).width
    const into = { canvas: canvas.current, words: words.current }
    const { drawn: done, stop } = drawPage(pdf.document, page, into, { scale, turn })
    const late = setTimeout(setSlow, longestMs, true)
    const end = () => {
      clearTimeout(late)
      setSlow(false)
    }
    let isGone = false
    Promise.all([done, pdf.text(number), linksOf(page)]).then(
      ([pieces, text, links]) => {
        if (isGone) return
        end()
        setDrawn({ words: pieces, text, links })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      end()
      setDrawn(undefined)
      stop()
    }
  }, [pdf, page, number, width, turn, isNear])
  return { canvas, words, page, drawn, isUnread, isSlow }
}

export const PdfPage = memo((props: Props) => {
  const { pdf, number, width, turn, expected, places, current } = props
  const frame = useRef<HTMLDivElement>(null)
  const marked = useRef<HTMLElement>(null)
  const { canvas, words, page, drawn, isUnread, isSlow } = useDrawn(props)
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    setBoxes(frame.current && drawn ? boxesOf(frame.current, drawn, places) : [])
  }, [drawn, places])
  useEffect(() => {
    if (current === undefined || boxes.length === 0) return
    const scroller = marked.current?.closest('.pdf-pages')
    if (!marked.current || !scroller) return
    const [box, view] = [marked.current.getBoundingClientRect(), scroller.getBoundingClientRect()]
    if (box.top < view.top || box.bottom > view.bottom) scroller.scrollBy({ top: box.top - view.top - view.height / 3 })
  }, [current, boxes])
  const size = page && viewportOf(page, { scale: 1, turn })
  const height = width * (size ? size.height / size.width : expected)
  const isBlank = drawn !== undefined && drawn.text.text.trim() === ''
  const first = boxes.findIndex(({ place }) => place === current)
  const scale = { '--total-scale-factor': size ? width / size.width : 1 } as CSSProperties
  return (
    <fieldset aria-label={`Страница ${number} от ${pdf.pages}`} data-page={number} className="pdf-sheet">
      <div ref={frame} className="pdf-page" style={{ width, height, ...scale }}>
        <canvas ref={canvas} width={0} height={0} aria-hidden />
        <div ref={words} className="pdf-words" />
        {boxes.map(({ place, left, top, width, height }, index) => (
          <mark
            key={index}
            ref={index === first ? marked : undefined}
            aria-hidden
            className={place === current ? 'current' : undefined}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
        {isUnread && <p className="pdf-unread">Тази страница е повредена и не може да бъде показана.</p>}
        {isSlow && <p className="pdf-unread">Страницата е сложна и още се изчертава. Можете да изтеглите файла.</p>}
        {isBlank && <p className="visually-hidden">На страницата няма текст.</p>}
      </div>
      {drawn !== undefined && drawn.links.length > 0 && (
        <div className="pdf-links">
          Връзки на страницата; оттук не се отварят:
          <ul>
            {drawn.links.slice(0, mostLinks).map((link) => (
              <li key={link}>
                <bdi>{link}</bdi>
              </li>
            ))}
            {drawn.links.length > mostLinks && <li>и още {formatCount(drawn.links.length - mostLinks)}</li>}
          </ul>
        </div>
      )}
    </fieldset>
  )
})
