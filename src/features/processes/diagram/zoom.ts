import type { CSSProperties } from 'react'

/** How large the picture is: as wide as its frame, whole in its frame, or so many times its own size. */
export type Zoom = 'wide' | 'whole' | number

const letters = 16
const factor = 1.25
const limits = { least: 0.3, most: 3 }
/** A picture that is fitted to the width of its frame is never smaller than this, so that it can be read. */
const readable = 0.75

const ownSize = (width: number, scale: number): string => `${(width * scale) / letters}rem`

/** The size of a picture of this width, in units of which sixteen are one letter of the page. */
export const sizeAt = (zoom: Zoom, width: number): CSSProperties => {
  if (zoom === 'whole') return { width: '100%', height: '100%' }
  if (zoom === 'wide') return { width: '100%', minWidth: ownSize(width, readable), maxWidth: ownSize(width, 1) }
  return { width: ownSize(width, zoom) }
}

/** The next size of a picture from the one it has on the screen now. */
export const scaleAfter = (picture: SVGSVGElement, isNearer: boolean): number => {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const drawn = picture.getScreenCTM()?.a ?? 1
  const scale = drawn / (letter / letters)
  return Math.min(limits.most, Math.max(limits.least, isNearer ? scale * factor : scale / factor))
}
