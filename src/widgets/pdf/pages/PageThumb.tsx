import { useEffect, useRef, useState } from 'react'
import type { Turn } from '../../files/ViewerTools.tsx'
import { renderPage, viewportOf } from '../drawPage.ts'
import type { Pdf } from '../openPdf.ts'
import './pageThumb.css'

/** The longer side of a small picture of a page, in pixels. */
const longest = 150

/** Renders a small picture of a page, as soon as it is visible. */
export const PageThumb = ({ pdf, page: number, turn }: { pdf: Pdf; page: number; turn: Turn }) => {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    let cancel = () => {}
    const draw = async () => {
      const page = await pdf.document.getPage(number)
      if (isGone || !canvas.current) return
      const { width, height } = viewportOf(page, { scale: 1, turn })
      const scale = longest / Math.max(width, height)
      const viewport = viewportOf(page, { scale, turn })
      const finer = Math.min(2, window.devicePixelRatio || 1)
      Object.assign(canvas.current, {
        width: Math.floor(viewport.width * finer),
        height: Math.floor(viewport.height * finer),
      })
      canvas.current.style.width = `${viewport.width}px`
      const drawing = renderPage(pdf.document, page, { canvas: canvas.current, viewport, finer })
      cancel = drawing.cancel
      await drawing.drawn
    }
    draw().catch(() => !isGone && setUnread(true))
    return () => {
      isGone = true
      cancel()
    }
  }, [pdf, number, turn, isNear])
  return (
    <div ref={frame} className="page-thumb" aria-hidden>
      <canvas ref={canvas} width={0} height={0} />
      {isUnread && <span className="muted small">не се показва</span>}
    </div>
  )
}
