import { useEffect, useState } from 'react'

/** What waits to be drawn, of all parts that are drawn gradually; one of them is drawn in each frame. */
const waiting = new Set<() => void>()
let isFrameAsked = false

/** A frame that takes longer (ms) makes the next step smaller: a slow computer is not held up either. */
const longFrame = 34
const [slowest, fastest] = [0.125, 2]
let pace = 1
let last = 0

const drawNext = (now: number) => {
  const [first] = waiting
  isFrameAsked = false
  if (first === undefined) return
  if (last !== 0) pace = now - last > longFrame ? Math.max(slowest, pace / 2) : Math.min(fastest, pace * 1.1)
  last = now
  waiting.delete(first)
  first()
  requestForFrame()
}
const requestForFrame = () => {
  if (isFrameAsked) return
  isFrameAsked = waiting.size > 0
  if (isFrameAsked) requestAnimationFrame(drawNext)
  else last = 0
}

/**
 * How much of the total is drawn by now: at first one step, and about a step more in each frame, so that a large file
 * never holds up the page. `atLeast`: as much is drawn at once.
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
