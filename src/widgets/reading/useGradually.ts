import { useEffect, useState } from 'react'

/** The next steps of all parts that are rendered gradually. In each frame one of them runs. */
const waiting = new Set<() => void>()
let isFrameRequested = false

/** The frame time in milliseconds above which the next step renders fewer items. */
const longFrame = 34
const [slowest, fastest] = [0.125, 2]
let pace = 1
let last = 0

const drawNext = (now: number) => {
  const [first] = waiting
  isFrameRequested = false
  if (first === undefined) return
  if (last !== 0) pace = now - last > longFrame ? Math.max(slowest, pace / 2) : Math.min(fastest, pace * 1.1)
  last = now
  waiting.delete(first)
  first()
  requestForFrame()
}
const requestForFrame = () => {
  if (isFrameRequested) return
  isFrameRequested = waiting.size > 0
  if (isFrameRequested) requestAnimationFrame(drawNext)
  else last = 0
}

/**
 * Returns how many of `total` items to render now: `step` items at first, about as many more in each frame, so that a
 * large file does not block the page. At least `atLeast` items are rendered at once.
 */
export const useGradually = (total: number, step: number, atLeast = 0): number => {
  const [drawn, setDrawn] = useState(() => Math.max(step, atLeast))
  const isOver = drawn >= total
  useEffect(() => {
    if (isOver) return
    const draw = () => setDrawn(drawn + Math.max(1, Math.round(step * pace)))
    waiting.add(draw)
    requestForFrame()
    return () => {
      waiting.delete(draw)
    }
  }, [drawn, step, isOver])
  return Math.min(drawn, total)
}
