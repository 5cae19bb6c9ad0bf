import * as utif from 'utif2'
import type { Opened } from './opened.ts'
import { pngOf } from './png.ts'
import { soundTiff } from './soundTiff.ts'
import { assertSize, CannotRead, damagedError } from './unreadable.ts'

const mostBytes = 50 * 1024 * 1024
const mostDots = 64_000_000
/** The maximum number of bits per pixel; only raw camera pictures have more. */
const mostBits = 64
const reduced = 1

type Page = utif.IFD
const numberOf = (page: Page, tag: number, otherwise: number): number => {
  const given = page[`t${tag}`]
  const first = typeof given === 'object' ? given[0] : given
  return typeof first === 'number' ? first : otherwise
}

const assertDots = (page: Page): void => {
  const [width, height] = [numberOf(page, 256, 0), numberOf(page, 257, 0)]
  const bits = numberOf(page, 258, 1) * numberOf(page, 277, 1)
  if (width < 1 || height < 1 || bits > mostBits) throw damagedError()
  if (width * height > mostDots)
    throw new CannotRead(
      'Изображението е твърде голямо за преглед',
      `Страницата е ${width} × ${height} точки. Изтеглете файла, за да го отворите.`,
    )
}

export const readTiff = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostBytes, 'изображения')
  const bytes = soundTiff(new Uint8Array(await file.arrayBuffer()))
  const isPage = (page: Page) => numberOf(page, 256, 0) > 0 && (numberOf(page, 254, 0) & reduced) === 0
  const pages = utif.decode(bytes.buffer).filter(isPage)
  if (pages.length === 0) throw damagedError()
  return {
    reading: { kind: 'pages', pages: pages.length },
    part: (part) => {
      const page = pages[part]
      if (!page) throw damagedError()
      assertDots(page)
      // A copy, because the decoder stores the pixels in the object; they are not kept in memory after viewing.
      const drawn = { ...page }
      utif.decodeImage(bytes.buffer, drawn)
      if (!drawn.data) throw damagedError()
      return pngOf(utif.toRGBA8(drawn), drawn.width, drawn.height)
    },
  }
}
