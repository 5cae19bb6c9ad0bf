import { Inflate } from 'fflate'
import { CannotRead, damagedError } from './unreadable.ts'
import { zipNames } from './zipNames.ts'

/** An entry of the ZIP directory; its content is not unpacked yet. */
export type ZipEntry = {
  path: string
  /** The unpacked size in bytes that the directory claims. */
  size: number
  packed: Uint8Array<ArrayBuffer>
  method: number
  isLocked: boolean
}

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const [endBytes, entryBytes, localBytes] = [22, 46, 30]
const longestRemark = 0xffff
const unknown = 0xffffffff
/** The maximum number of entries; a larger directory would fill the memory. */
export const mostEntries = 20_000
const utf8Flag = 0x800
const lockedFlag = 0x1
const [stored, deflated] = [0, 8]

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - endBytes - longestRemark)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) if (view.getUint32(at, true) === endMark) return at
  throw damagedError()
}

type Extra = { unicodeName?: Uint8Array<ArrayBuffer>; large: readonly number[] }
const [largeTag, unicodeTag] = [0x0001, 0x7075]
/** Reads the extra fields of an entry: 64-bit sizes, and the name in UTF-8. */
const extraOf = (view: DataView, from: number, to: number): Extra => {
  const extra: Extra = { large: [] }
  let at = from
  while (at + 4 <= to) {
    const [tag, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const end = Math.min(to, at + 4 + length)
    if (tag === largeTag) {
      const large: number[] = []
      for (let place = at + 4; place + 8 <= end; place += 8) large.push(Number(view.getBigUint64(place, true)))
      extra.large = large
    }
    if (tag === unicodeTag && length > 5)
      extra.unicodeName = new Uint8Array(view.buffer as ArrayBuffer, at + 9, end - at - 9)
    at = end
  }
  return extra
}

/**
 * Returns the packed bytes of an entry. The lengths in the local header are used, because they may differ from those in
 * the directory.
 */
const packedOf = (view: DataView, local: number, length: number): Uint8Array<ArrayBuffer> => {
  if (local + localBytes > view.byteLength || view.getUint32(local, true) !== localMark) throw damagedError()
  const from = local + localBytes + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + length > view.byteLength) throw damagedError()
  return new Uint8Array(view.buffer as ArrayBuffer, from, length)
}

export const zipEntries = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] => {
  const view = new DataView(bytes.buffer)
  if (bytes.length < endBytes) throw damagedError()
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries)
    throw new CannotRead(
      'Архивът е твърде голям за преглед',
      'В него има твърде много файлове. Изтеглете го, за да го отворите.',
    )
  const listBytes = view.getUint32(end + 12, true)
  // In a self-extracting archive a program precedes the ZIP data, which shifts all offsets.
  const moved = end - listBytes - view.getUint32(end + 16, true)
  let at = end - listBytes
  if (at < 0 || moved < 0) throw damagedError()
  const read: { name: Uint8Array; isUtf8: boolean; entry: Omit<ZipEntry, 'path'> }[] = []
  for (let number = 0; number < count; number += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entryMark) throw damagedError()
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const nameEnd = at + entryBytes + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    if (extraEnd > end) throw damagedError()
    const extra = extraOf(view, nameEnd, extraEnd)
    const large = [...extra.large]
    const [size = 0, packedSize = 0, local = 0] = [at + 24, at + 20, at + 42].map((place) => {
      const small = view.getUint32(place, true)
      return small === unknown ? (large.shift() ?? small) : small
    })
    const name = extra.unicodeName ?? bytes.subarray(at + entryBytes, nameEnd)
    at = extraEnd + view.getUint16(at + 32, true)
    // A name that ends with a slash is that of a folder.
    if (name.at(-1) === 0x2f) continue
    read.push({
      name,
      isUtf8: extra.unicodeName !== undefined || (flags & utf8Flag) !== 0,
      entry: { size, packed: packedOf(view, local + moved, packedSize), method, isLocked: (flags & lockedFlag) !== 0 },
    })
  }
  const paths = zipNames(read)
  return read.map(({ entry }, place) => ({ ...entry, path: paths[place] ?? '' }))
}

/** Finds an entry by its path, else without regard to the case of letters: that of parts of Office files does not matter. */
export const entryOf = (entries: readonly ZipEntry[], path: string): ZipEntry | undefined => {
  const small = path.toLowerCase()
  return entries.find((entry) => entry.path === path) ?? entries.find((entry) => entry.path.toLowerCase() === small)
}

const tooLarge = (): CannotRead =>
  new CannotRead(
    'Файлът е твърде голям за преглед',
    'Разархивиран, файлът е по-голям, отколкото архивът казва или тук се отваря. Такива архиви се правят и нарочно, за да затрупат компютъра.',
  )

/** The number of packed bytes per step; even the highest compression ratio unpacks them to at most 16 MB. */
const piece = 16 * 1024

/** Unpacks an entry up to `most` bytes. Throws if it is larger than the directory claims. */
export const unpackEntry = ({ packed, method, isLocked, size }: ZipEntry, most: number): Uint8Array<ArrayBuffer> => {
  if (isLocked) throw new CannotRead('Файлът е заключен с парола', 'Изтеглете архива и го отворете с паролата му.')
  if (size > most) throw tooLarge()
  if (method === stored) return Uint8Array.from(packed)
  if (method !== deflated)
    throw new CannotRead(
      'Файлът не може да бъде показан',
      'Той е архивиран по начин, който тук не се отваря. Изтеглете архива.',
    )
  const whole = new Uint8Array(size)
  let filled = 0
  let isOver = false
  const inflate = new Inflate((chunk, final) => {
    if (filled + chunk.length > size) throw tooLarge()
    whole.set(chunk, filled)
    filled += chunk.length
    isOver = final
  })
  for (let at = 0; at < packed.length; at += piece)
    inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length)
  if (!isOver || filled !== size) throw damagedError()
  return whole
}
