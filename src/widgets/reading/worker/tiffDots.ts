import * as utif from 'utif2'

export type TiffPage = utif.IFD
export const numberOf = (page: TiffPage, tag: number, otherwise: number): number => {
  const given = page[`t${tag}`]
  const first = typeof given === 'object' ? given[0] : given
  return typeof first === 'number' ? first : otherwise
}

/** TIFF tags. */
const [photometric, orientation, samplesPerPixel, bitsPerSample, extraSamples] = [262, 274, 277, 258, 338]
/** Values of `photometric`, and how many samples of a pixel are its colour. */
const [whiteIsZero, blackIsZero, rgb, cmyk] = [0, 1, 2, 5]
const colourSamples: Readonly<Record<number, number>> = { [whiteIsZero]: 1, [blackIsZero]: 1, [rgb]: 3, [cmyk]: 4 }
/** Values of `extraSamples`: the colours are multiplied by the opacity, or are not. */
const [multiplied, separate] = [1, 2]

/**
 * Returns the pixels on white paper, as RGBA. The TIFF package converts only pictures without 8 or 16 bits per sample:
 * for CMYK it needs a window, which a worker lacks, and it misreads grey pictures of 16 bits with opacity.
 */
const paperDots = (page: TiffPage): Uint8Array => {
  const kind = numberOf(page, photometric, rgb)
  const samples = numberOf(page, samplesPerPixel, 1)
  const bytes = numberOf(page, bitsPerSample, 1) / 8
  const colours = colourSamples[kind]
  if (colours === undefined || (bytes !== 1 && bytes !== 2) || samples < colours) return utif.toRGBA8(page)
  const { data, width, height } = page
  const extra = samples > colours ? numberOf(page, extraSamples, 0) : 0
  const dots = new Uint8Array(width * height * 4).fill(255)
  // The package writes 16 bits with the low byte first; the high byte is enough.
  const sampleOf = (dot: number, sample: number): number => data[(dot * samples + sample) * bytes + bytes - 1] ?? 0
  for (let dot = 0; dot < width * height; dot += 1) {
    const ink = kind === cmyk ? 255 - sampleOf(dot, 3) : 255
    const opacity = extra === multiplied || extra === separate ? sampleOf(dot, colours) : 255
    for (let channel = 0; channel < 3; channel += 1) {
      const value = sampleOf(dot, colours === 1 ? 0 : channel)
      const light = kind === whiteIsZero ? 255 - value : kind === cmyk ? ((255 - value) * ink) / 255 : value
      const onPaper = extra === separate ? (light * opacity) / 255 : light
      dots[dot * 4 + channel] = Math.min(255, Math.round(onPaper) + 255 - opacity)
    }
  }
  return dots
}

type Dots = { dots: Uint8Array; width: number; height: number }

/** From this orientation on, the rows of the picture are columns of the file. */
const firstTurned = 5

/** Returns the pixels of a page as it is to be shown: scanners may store a page turned or mirrored. */
export const tiffDots = (page: TiffPage): Dots => {
  const { width, height } = page
  const dots = paperDots(page)
  const stored = numberOf(page, orientation, 1)
  if (stored < 2 || stored > 8) return { dots, width, height }
  const isTurned = stored >= firstTurned
  const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height]
  const isFromRight = stored === 2 || stored === 3 || stored === 7 || stored === 8
  const isFromBelow = stored === 3 || stored === 4 || stored === 6 || stored === 7
  const from = new Uint32Array(dots.buffer, dots.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  for (let y = 0; y < shownHeight; y += 1)
    for (let x = 0; x < shownWidth; x += 1) {
      const [column, row] = isTurned ? [y, x] : [x, y]
      const source = (isFromBelow ? height - 1 - row : row) * width + (isFromRight ? width - 1 - column : column)
      to[y * shownWidth + x] = from[source] ?? 0
    }
  return { dots: new Uint8Array(to.buffer), width: shownWidth, height: shownHeight }
}
