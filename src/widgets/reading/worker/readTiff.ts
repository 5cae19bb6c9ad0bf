import * as utif from 'utif2'
import type { Opened } from './opened.ts'
import { pngOf } from './png.ts'
import { soundTiff } from './soundTiff.ts'
import { numberOf, type TiffPage, tiffDots } from './tiffDots.ts'
import { assertSize, CannotRead, damagedError } from './unreadable.ts'

const mostBytes = 50 * 1024 * 1024
const mostDots = 64_000_000
/** The maximum number of bits per pixel: CMYK with opacity in 16 bits. Only raw camera pictures have more. */
const mostBits = 80
const reduced = 1
/** None, fax (three kinds), LZW, JPEG (old and new), Deflate (two numbers), PackBits. */
const compressions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 32946, 32773])
const inPlanes = 2

const assertShown = (page: TiffPage): void => {
  const [width, height] = [numberOf(page, 256, 0), numberOf(page, 257, 0)]
  if (width < 1 || height < 1) throw damagedError()
  if (width * height > mostDots)
    throw new CannotRead(
      'Изображението е твърде голямо за преглед',
      `Страницата е ${width} × ${height} точки. Изтеглете файла, за да го отворите.`,
    )
  const samples = numberOf(page, 277, 1)
  const isInPlanes = samples > 1 && numberOf(page, 284, 1) === inPlanes
  if (isInPlanes || !compressions.has(numberOf(page, 259, 1)) || numberOf(page, 258, 1) * samples > mostBits)
    throw new CannotRead(
      'Изображението не може да бъде показано',
      'Записано е по начин, който тук не се чете. Изтеглете файла, за да го отворите с програма за снимки.',
    )
}

export const readTiff = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostBytes, 'изображения')
  const bytes = soundTiff(new Uint8Array(await file.arrayBuffer()))
  const isPage = (page: TiffPage) => numberOf(page, 256, 0) > 0 && (numberOf(page, 254, 0) & reduced) === 0
  const pages = utif.decode(bytes.buffer).filter(isPage)
  if (pages.length === 0) throw damagedError()
  return {
    reading: { kind: 'pages', pages: pages.length },
    part: (part) => {
      const page = pages[part]
      if (!page) throw damagedError()
      assertShown(page)
      // A copy, because the decoder stores the pixels in the object; they are not kept in memory after viewing.
      const drawn = { ...page }
      utif.decodeImage(bytes.buffer, drawn)
      if (!drawn.data) throw damagedError()
      const { dots, width, height } = tiffDots(drawn)
      return pngOf(dots, width, height)
    },
  }
}
