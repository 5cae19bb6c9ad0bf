import { damagedError } from './unreadable.ts'

/** Sector numbers from this value on are special marks, not data. */
const firstMark = 0xfffffffa
const none = 0xffffffff
const headEntries = 109
const entryBytes = 128
const [leftAt, rightAt, childAt, firstAt, sizeAt, kindAt] = [68, 72, 76, 116, 120, 66]
const [folder, stream, root] = [1, 2, 5]
/** Streams shorter than this, in bytes, are in small sectors. */
const [shortest, smallBytes] = [4096, 64]

/** Returns the bytes, the last sector filled up with zeros: a file that was cut may end within it. */
const wholeSectors = (bytes: Uint8Array<ArrayBuffer>, sectorBytes: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(Math.ceil(bytes.length / sectorBytes) * sectorBytes)
  whole.set(bytes)
  return whole
}

/**
 * Returns a compound file that a parser can read. Refuses one in which sectors or entries form a cycle: a parser would
 * loop endlessly and fill the memory. A stream that claims more bytes than it has is emptied; `lost` is their number.
 */
export const soundOle = (given: Uint8Array<ArrayBuffer>): { bytes: Uint8Array<ArrayBuffer>; lost: number } => {
  if (given.length < 512) throw damagedError()
  const sectorBytes = new DataView(given.buffer).getUint16(30, true) === 12 ? 4096 : 512
  const bytes = wholeSectors(given, sectorBytes)
  const view = new DataView(bytes.buffer)
  const perSector = sectorBytes / 4
  const placeOf = (sector: number): number => {
    const place = (sector + 1) * sectorBytes
    if (place + sectorBytes > bytes.length + sectorBytes) throw damagedError()
    return place
  }
  const word = (place: number): number => (place + 4 <= bytes.length ? view.getUint32(place, true) : none)
  const mostSectors = Math.ceil(bytes.length / sectorBytes)

  const tables: number[] = []
  for (let at = 0; at < headEntries; at += 1) {
    const sector = word(76 + at * 4)
    if (sector < firstMark) tables.push(sector)
  }
  for (let sector = word(68), seen = 0; sector < firstMark; seen += 1) {
    if (seen > mostSectors) throw damagedError()
    const place = placeOf(sector)
    for (let at = 0; at < perSector - 1; at += 1) {
      const table = word(place + at * 4)
      if (table < firstMark) tables.push(table)
    }
    sector = word(place + (perSector - 1) * 4)
  }
  if (tables.length > mostSectors) throw damagedError()

  /** Returns the next sector of a chain. A chain may be cyclic, so `chainOf` limits its length. */
  const next = (sector: number): number => {
    const table = tables[Math.floor(sector / perSector)]
    return table === undefined ? none : word(placeOf(table) + (sector % perSector) * 4)
  }
  const chainOf = (first: number): number[] => {
    const chain: number[] = []
    for (let sector = first; sector < firstMark; sector = next(sector)) {
      if (chain.length > mostSectors) throw damagedError()
      chain.push(sector)
    }
    return chain
  }

  const directory = chainOf(word(48)).map(placeOf)
  const entries = directory.flatMap((place) =>
    Array.from({ length: sectorBytes / entryBytes }, (_, at) => place + at * entryBytes),
  )
  const reached = new Set<number>()
  const small = chainOf(word(60)).flatMap((sector) =>
    Array.from({ length: perSector }, (_, at) => word(placeOf(sector) + at * 4)),
  )
  /** All small sectors are in one stream, that of the root. */
  const smallEnd = chainOf(word((entries[0] ?? 0) + firstAt)).length * sectorBytes
  const smallChainLength = (first: number): number => {
    let length = 0
    for (let sector = first; sector < firstMark; sector = small[sector] ?? none) {
      if (length > small.length) throw damagedError()
      if ((sector + 1) * smallBytes > smallEnd) break
      length += 1
    }
    return length
  }
  /** The number of bytes in the sectors of a stream. */
  const heldBytes = (first: number, size: number): number =>
    size >= shortest ? chainOf(first).length * sectorBytes : smallChainLength(first) * smallBytes

  let lost = 0
  // Only entries that the root leads to are read; others may contain anything.
  const open = entries.slice(0, 1)
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const kind = bytes[entry + kindAt]
    if (kind !== folder && kind !== stream && kind !== root) continue
    for (const at of [leftAt, rightAt, childAt]) {
      const to = word(entry + at)
      if (to === none) continue
      const next = entries[to]
      if (next === undefined || to === 0 || reached.has(to)) throw damagedError()
      reached.add(to)
      open.push(next)
    }
    const [first, size] = [word(entry + firstAt), word(entry + sizeAt)]
    if (kind === stream && size > 0 && (size > bytes.length || heldBytes(first, size) < size)) {
      view.setUint32(entry + sizeAt, 0, true)
      lost += 1
    }
  }
  return { bytes, lost }
}
