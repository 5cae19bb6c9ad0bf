import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Turn } from '../files/ViewerTools.tsx'
import type { Pdf } from './openPdf.ts'
import { PdfPage, type Shape } from './PdfPage.tsx'
import type { TextRange } from './pageText.ts'

type Props = {
  pdf: Pdf
  name: string
  expected: Shape
  /** The zoom factor; 1 means that the page fits the width. */
  zoom: number
  turn: Turn
  found: ReadonlyMap<number, readonly TextRange[]>
  current: { page: number; place: number } | undefined
  onPage: (page: number) => void
  ref: Ref<HTMLElement>
}

const none: readonly TextRange[] = []
/** The left and the right margin of a page together, in pixels. */
const margin = 24
/** The maximum page width in pixels, because a wide screen would show only the upper third of a wider page. */
const widest = 900

const pageOf = ({ target }: IntersectionObserverEntry) => Number((target as HTMLElement).dataset.page)

/** Returns the page width, and the pages that are visible or at most one screen away. */
const useView = (scroller: HTMLElement | null, pages: number, onPage: (page: number) => void) => {
  const [width, setWidth] = useState(0)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  useLayoutEffect(() => {
    if (!scroller) return
    const sizes = new ResizeObserver(() => setWidth(Math.min(widest, Math.max(160, scroller.clientWidth - margin))))
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [scroller])
  useEffect(() => {
    if (!scroller || width === 0 || pages === 0) return
    const sheets = scroller.querySelectorAll('[data-page]')
    const watch = (rootMargin: string, look: (entries: IntersectionObserverEntry[]) => void) => {
      const observer = new IntersectionObserver(look, { root: scroller, rootMargin })
      for (const sheet of sheets) observer.observe(sheet)
      return observer
    }
    const drawing = watch('100% 0px', (entries) =>
      setNear((before) => {
        const after = new Set(before)
        for (const entry of entries) after[entry.isIntersecting ? 'add' : 'delete'](pageOf(entry))
        return after
      }),
    )
    const reading = watch('-25% 0px -75% 0px', (entries) => {
      const there = entries.find(({ isIntersecting }) => isIntersecting)
      if (there) onPage(pageOf(there))
    })
    return () => {
      drawing.disconnect()
      reading.disconnect()
    }
  }, [scroller, width, pages, onPage])
  return { width, near }
}

export const PdfPages = ({ pdf, name, expected, zoom, turn, found, current, onPage, ref }: Props) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { width, near } = useView(scroller, pdf.pages, onPage)
  const before = useRef(zoom)
  useLayoutEffect(() => {
    if (scroller && before.current !== zoom) scroller.scrollTop *= zoom / before.current
    before.current = zoom
  }, [scroller, zoom])
  const attach = (element: HTMLElement | null) => {
    setScroller(element)
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  /** The scrollable area must be a tab stop, so that it can be scrolled by keyboard. */
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Страници на ${name}` }
  return (
    <div {...scrolled} ref={attach} className="pdf-pages">
      {width > 0 &&
        Array.from({ length: pdf.pages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            pdf={pdf}
            number={number}
            width={Math.round(width * zoom)}
            turn={turn}
            expected={turn === 90 || turn === 270 ? 1 / expected : expected}
            isNear={near.has(number)}
            places={found.get(number) ?? none}
            current={current?.page === number ? current.place : undefined}
          />
        ))}
    </div>
  )
}
