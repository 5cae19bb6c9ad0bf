import { print } from './print.ts'
import { layForPrint } from './printPages.ts'
import type { Turn } from './ViewerTools.tsx'

/** Pixels per point at 150 dpi. */
const scale = 150 / 72
const [shortSide, longSide] = [595, 842]

/** Returns the picture with rotated pixels, because a box rotated by CSS would overflow the sheet. */
const drawn = async (picture: HTMLImageElement, turn: Turn): Promise<string> => {
  if (turn === 0) return picture.src
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = document.createElement('canvas')
  const isOnSide = turn !== 180
  canvas.width = isOnSide ? height : width
  canvas.height = isOnSide ? width : height
  const context = canvas.getContext('2d')
  if (!context) return picture.src
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return bytes ? URL.createObjectURL(bytes) : picture.src
}

export const printPicture = async ({ name, address }: { name: string; address: string }, turn: Turn): Promise<void> => {
  const original = new Image()
  original.src = address
  await original.decode()
  const picture = document.createElement('img')
  picture.alt = ''
  picture.src = await drawn(original, turn)
  await picture.decode()
  const isWide = picture.naturalWidth > picture.naturalHeight
  const [width, height] = isWide ? [longSide, shortSide] : [shortSide, longSide]
  picture.style.maxWidth = `${picture.naturalWidth / scale}pt`
  picture.style.maxHeight = `${picture.naturalHeight / scale}pt`
  const takeAway = layForPrint([{ picture, width, height }], name)
  print()
  takeAway()
  if (picture.src !== address) URL.revokeObjectURL(picture.src)
}
