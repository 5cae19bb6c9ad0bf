import { damagedError } from './unreadable.ts'

/** Sector numbers from this value on are special marks, not data. */
const firstMark = 0xfffffffa
const none = 0xffffffff
const headEntries = 109
const entryBytes = 128
const [leftAt, rightAt, childAt, sizeAt, kindAt] = [68, 72, 76, 120, 66]

/**
 * Refuses a compound file in which sectors or entries form a cycle, or which claims more bytes than the file has.
 * Otherwise a parser would loop endlessly and fill the memory.
 */
export const assertSoundOle = (bytes: Uint8Array<ArrayBuffer>): void => {
  const view = new DataView(bytes.buffer)
  if (bytes.length < 512) throw damagedError()
  const sectorBytes = view.getUint16(30, true) === 12 ? 4096 : 512
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
  const assertSmallChain = (first: number) => {
    let length = 0
    for (let sector = first; sector < firstMark; sector = small[sector] ?? none) {
      if (length > small.length) throw damagedError()
      length += 1
    }
  }
  const shortest = 4096
  for (const entry of entries) {
    const kind = bytes[entry + kindAt]
    if (kind !== 1 && kind !== 2 && kind !== 5) continue
    for (const at of [leftAt, rightAt, childAt]) {
      const to = word(entry + at)
      if (to === none) continue
      if (to >= entries.length || reached.has(to)) throw damagedError()
      reached.add(to)
    }
    const size = word(entry + sizeAt)
    if (kind === 1) continue
    if (size > bytes.length) throw damagedError()
    const first = word(entry + sizeAt - 4)
    if (kind === 5 || size >= shortest) chainOf(first)
    else if (size > 0) assertSmallChain(first)
  }
  if (reached.has(0)) throw damagedError()
}
