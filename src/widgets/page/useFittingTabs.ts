import { type RefObject, useLayoutEffect, useState } from 'react'
import { tabsThatFit } from './tabsThatFit.ts'

/** The width of the „+4“ tab (`.tabs-more`), in em. */
const moreEms = 4.4

/**
 * Which tabs are shown. `places`: the indexes of the visible tabs; `width`: the width of the row in pixels, undefined
 * if all tabs fit.
 */
type Fitting = { places: readonly number[]; width: number | undefined }

const tabsIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('[role=tab]')]

const fittingIn = (row: HTMLElement, frame: HTMLElement, current: number): Fitting => {
  const { fontSize, paddingLeft, paddingRight } = getComputedStyle(frame)
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
  const widths = tabsIn(row).map((tab) => tab.getBoundingClientRect().width)
  const space = frame.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0)
  const more = Number.parseFloat(fontSize) * moreEms
  const places = tabsThatFit({ widths, gap, space, more, current })
  if (places.length === widths.length) return { places, width: undefined }
  // If only one tab is visible, it may be wider than the row, so the row gets the free width and the text wraps.
  if (places.length === 1) return { places, width: Math.floor(space - more - gap) }
  const width = places.reduce((sum, place) => sum + (widths[place] ?? 0), gap * (places.length - 1))
  return { places, width: Math.ceil(width) }
}

const isSame = (one: Fitting | null, other: Fitting) =>
  one?.width === other.width && one?.places.join() === other.places.join()

/** Returns the tabs that fit in the row; all tabs until they are measured. Measures again when the row changes. */
export const useFittingTabs = (row: RefObject<HTMLElement | null>, count: number, current: number): Fitting => {
  const [fitting, setFitting] = useState<Fitting | null>(null)
  useLayoutEffect(() => {
    const list = row.current
    const frame = list?.parentElement
    if (!list || !frame) return
    const measure = () => {
      // The browser scrolls the row to a focused tab. When that tab fits again, the scrolling is undone.
      list.scrollLeft = 0
      const now = fittingIn(list, frame, current)
      setFitting((before) => (isSame(before, now) ? before : now))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const one of [frame, ...tabsIn(list)]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [row, count, current])
  return fitting?.places.every((place) => place < count)
    ? fitting
    : { places: Array.from({ length: count }, (_, place) => place), width: undefined }
}
