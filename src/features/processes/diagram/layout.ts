import type { ProcessStep } from '../../../contract/businessProcesses.ts'
import { type DiagramRulers, margin, rulers, sizes } from './dimensions.ts'
import {
  type EdgeRoute,
  horizontalPieces,
  routesOfEdges,
  type Tracks,
  tracksOf,
  verticalPieces,
} from './edgeRouting.ts'
import { type DiagramEdge, type DiagramNode, graphOf } from './graph.ts'
import { placesOf, type ShapePlace } from './places.ts'
import { linesOf } from './wrapText.ts'

type Point = readonly [x: number, y: number]
export type PlacedNode = DiagramNode & { x: number; y: number }
/** An arrow with its points and the position of its label. */
export type PlacedEdge = DiagramEdge & { points: readonly Point[]; labels: { x: number; y: number; isBefore: boolean } }
export type PlacedLane = { name: string; lines: readonly string[]; x: number; width: number }
export type DiagramLayout = {
  width: number
  height: number
  lanes: readonly PlacedLane[]
  nodes: readonly PlacedNode[]
  edges: readonly PlacedEdge[]
}

/** The head of a lane: letters per line and number of lines, then the line height and paddings in drawing units. */
export const laneHead = { letters: 20, lines: 4, line: 16, before: 22, after: 18 } as const

type Kind = DiagramNode['kind']
type Arrow = { key: string; from: ShapePlace; to: ShapePlace; way: EdgeRoute; kinds: { from: Kind; to: Kind } }

const pointsOf = (arrow: Arrow, ruler: DiagramRulers, { across, down }: { across: Tracks; down: Tracks }): Point[] => {
  const { key, from, to, way, kinds } = arrow
  const { middle, rowMiddle, trackAcross, trackDown } = ruler
  const start: Point = [middle(from.column), rowMiddle(from.row) + sizes[kinds.from].height / 2]
  const end: Point = [middle(to.column), rowMiddle(to.row) - sizes[kinds.to].height / 2]
  if (way.out === undefined) return [start, end]
  const outY = trackAcross(way.out, across.trackOf(key, way.out))
  if (way.gutter === undefined) return [start, [start[0], outY], [end[0], outY], end]
  const gutterX = trackDown(way.gutter, down.trackOf(key, way.gutter))
  const toGutter: Point[] = [start, [start[0], outY], [gutterX, outY]]
  if (way.into !== undefined) {
    const intoY = trackAcross(way.into, across.trackOf(key, way.into))
    return [...toGutter, [gutterX, intoY], [end[0], intoY], end]
  }
  const half = sizes[kinds.to].width / 2
  const sideX = end[0] + (way.side === 'left' ? -half : half)
  return [...toGutter, [gutterX, rowMiddle(to.row)], [sideX, rowMiddle(to.row)]]
}

/**
 * Returns the position of an arrow's label: above its horizontal segment, or beside the arrow if it is straight and
 * vertical.
 */
const wordsOf = ([start = [0, 0], turn = start, next]: readonly Point[]): PlacedEdge['labels'] => {
  if (!next) return { x: start[0] + 7, y: turn[1] - 12, isBefore: false }
  const isBefore = next[0] < start[0]
  return { x: start[0] + (isBefore ? -7 : 7), y: turn[1] - 4, isBefore }
}

export const layoutOf = (steps: readonly ProcessStep[]): DiagramLayout => {
  const graph = graphOf(steps)
  const places = placesOf(graph)
  const kinds = new Map(graph.nodes.map(({ key, kind }) => [key, kind]))
  const kindOf = (key: string) => kinds.get(key) ?? 'step'
  const rows: number[] = []
  for (const [key, { row }] of places.of) rows[row] = Math.max(rows[row] ?? 0, sizes[kindOf(key)].height)
  const ways = routesOfEdges(graph.edges, places)
  const tracks = { across: tracksOf(horizontalPieces(ways)), down: tracksOf(verticalPieces(ways)) }
  const heads = places.lanes.map((one) => linesOf(one.name, laneHead.letters * one.count, laneHead.lines))
  const headLines = Math.max(1, ...heads.map(({ length }) => length))
  const top = laneHead.before + laneHead.line * (headLines - 1) + laneHead.after
  const ruler = rulers({ columns: places.columns, rows, top, ...tracks })
  return {
    width: ruler.width,
    height: ruler.height,
    lanes: places.lanes.map(({ name, first, count }, at) => {
      const isLast = at === places.lanes.length - 1
      const end = isLast ? ruler.width - margin : ruler.left(first + count)
      return { name, lines: heads[at] ?? [], x: ruler.left(first), width: end - ruler.left(first) }
    }),
    nodes: graph.nodes.map((node) => {
      const { row, column } = places.of.get(node.key) ?? { row: 0, column: 0 }
      return { ...node, x: ruler.middle(column), y: ruler.rowMiddle(row) }
    }),
    edges: graph.edges.flatMap((edge) => {
      const known = ways.get(edge.key)
      if (!known) return []
      const arrow = { ...known, key: edge.key, kinds: { from: kindOf(edge.from), to: kindOf(edge.to) } }
      const points = pointsOf(arrow, ruler, tracks)
      return [{ ...edge, points, labels: wordsOf(points) }]
    }),
  }
}
