import type { DiagramEdge } from './graph.ts'
import type { ShapePlace, ShapePlaces } from './places.ts'

/** How an arrow runs between the shapes. Without any field it goes straight down. */
export type EdgeRoute = {
  /** The row below which the horizontal segment of the arrow runs. */
  out?: number
  /** The column before which the vertical segment of the arrow runs. */
  gutter?: number
  into?: number
  side?: 'left' | 'right'
}
/**
 * A segment of an arrow. `channel` is the space between two rows or columns in which it runs; `from` and `to` are in
 * half columns or half rows.
 */
export type Piece = { edge: string; channel: number; from: number; to: number }

type Ends = { from: ShapePlace; to: ShapePlace }

const routeOf = ({ from, to }: Ends, isFree: (column: number, after: number, before: number) => boolean): EdgeRoute => {
  if (to.row <= from.row) {
    const isLeft = to.column <= from.column
    return { out: from.row, gutter: isLeft ? to.column + 1 : to.column, side: isLeft ? 'right' : 'left' }
  }
  if (isFree(to.column, from.row, to.row)) return from.column === to.column ? {} : { out: from.row }
  return { out: from.row, gutter: from.column < to.column ? to.column : to.column + 1, into: to.row - 1 }
}

export const routesOfEdges = (
  edges: readonly DiagramEdge[],
  places: ShapePlaces,
): ReadonlyMap<string, Ends & { way: EdgeRoute }> => {
  const taken = new Set([...places.of.values()].map(({ row, column }) => `${row}:${column}`))
  const isFree = (column: number, after: number, before: number): boolean => {
    for (let row = after + 1; row < before; row += 1) if (taken.has(`${row}:${column}`)) return false
    return true
  }
  return new Map(
    edges.flatMap(({ key, from, to }) => {
      const ends = { from: places.of.get(from), to: places.of.get(to) }
      if (!ends.from || !ends.to) return []
      const known = { from: ends.from, to: ends.to }
      return [[key, { ...known, way: routeOf(known, isFree) }] as const]
    }),
  )
}

const middlePosition = (column: number): number => column * 2 + 1
const gutterPosition = (gutter: number): number => gutter * 2

export const horizontalPieces = (ways: ReadonlyMap<string, Ends & { way: EdgeRoute }>): Piece[] =>
  [...ways].flatMap(([edge, { from, to, way }]) => {
    const { out, gutter, into } = way
    const turn = gutter === undefined ? middlePosition(to.column) : gutterPosition(gutter)
    const first = out === undefined ? [] : [{ edge, channel: out, from: middlePosition(from.column), to: turn }]
    return into === undefined ? first : [...first, { edge, channel: into, from: turn, to: middlePosition(to.column) }]
  })

export const verticalPieces = (ways: ReadonlyMap<string, Ends & { way: EdgeRoute }>): Piece[] =>
  [...ways].flatMap(([edge, { to, way }]) => {
    const { out, gutter, into } = way
    if (out === undefined || gutter === undefined) return []
    return [
      {
        edge,
        channel: gutter,
        from: middlePosition(out),
        to: into === undefined ? gutterPosition(to.row) : middlePosition(into),
      },
    ]
  })

/**
 * The parallel tracks in each channel (the space between two rows or columns). Overlapping segments of arrows get
 * different tracks.
 */
export type Tracks = { trackOf: (edge: string, channel: number) => number; countIn: (channel: number) => number }

export const tracksOf = (pieces: readonly Piece[]): Tracks => {
  const tracks = new Map<string, number>()
  const ends = new Map<number, number[]>()
  const low = ({ from, to }: Piece) => Math.min(from, to)
  for (const piece of [...pieces].sort((a, b) => low(a) - low(b))) {
    const used = ends.get(piece.channel) ?? []
    const free = used.findIndex((end) => end < low(piece))
    const track = free < 0 ? used.length : free
    const end = Math.max(piece.from, piece.to)
    ends.set(piece.channel, free < 0 ? [...used, end] : used.map((one, at) => (at === track ? end : one)))
    tracks.set(`${piece.edge}@${piece.channel}`, track)
  }
  return {
    trackOf: (edge, channel) => tracks.get(`${edge}@${channel}`) ?? 0,
    countIn: (channel) => ends.get(channel)?.length ?? 0,
  }
}
