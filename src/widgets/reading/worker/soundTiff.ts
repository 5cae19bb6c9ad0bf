import { damagedError } from './unreadable.ts'

/** The size of a value in bytes by TIFF type number. Readers skip values of other types. */
const sizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
}
/** Tags that refer to nested tables. Only cameras write them, and they may form a cycle. */
const inner = new Set([330, 34665, 34853, 37500, 50740, 61440])
/** A private tag that readers ignore; it replaces the tags of nested tables. */
const skipped = 65000
const entryBytes = 12
export const mostTables = 2000

/**
 * Returns the bytes of a TIFF without nested tables. Refuses a file whose tables form a cycle or claim more values than
 * the file has, because a parser would loop endlessly.
 */
export const soundTiff = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const copy = Uint8Array.from(bytes)
  const view = new DataView(copy.buffer)
  if (copy.length < 8) throw damagedError()
  const isLittle = copy[0] === 0x49
  const seen = new Set<number>()
  let table = view.getUint32(4, isLittle)
  while (table !== 0) {
    if (seen.has(table) || seen.size >= mostTables || table + 2 > copy.length) throw damagedError()
    seen.add(table)
    const count = view.getUint16(table, isLittle)
    const end = table + 2 + count * entryBytes
    if (count === 0 || end + 4 > copy.length) throw damagedError()
    for (let at = table + 2; at < end; at += entryBytes) {
      const [tag, type] = [view.getUint16(at, isLittle), view.getUint16(at + 2, isLittle)]
      const length = view.getUint32(at + 4, isLittle) * (sizes[type] ?? 0)
      if (length > 4 && view.getUint32(at + 8, isLittle) + length > copy.length) throw damagedError()
      if (inner.has(tag)) view.setUint16(at, skipped, isLittle)
    }
    table = view.getUint32(end, isLittle)
  }
  return copy
}
