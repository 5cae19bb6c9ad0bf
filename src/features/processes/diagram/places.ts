import { Graph, layout } from '@dagrejs/dagre'
import type { DiagramGraph } from './graph.ts'

export type ShapePlace = { row: number; column: number }
export type LaneColumns = { name: string; first: number; count: number }
export type ShapePlaces = {
  of: ReadonlyMap<string, ShapePlace>
  lanes: readonly LaneColumns[]
  rows: number
  columns: number
}

type Ranked = { key: string; performer: string; row: number; across: number }

/**
 * Returns the shapes with their rows, as the library dagre computes them. In a loop dagre ignores the arrow that goes
 * back.
 */
const rankNodes = ({ nodes, edges }: DiagramGraph): Ranked[] => {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB' })
  for (const { key } of nodes) graph.setNode(key, { width: 1, height: 1 })
  for (const { key, from, to } of edges) graph.setEdge(from, to, {}, key)
  layout(graph)
  const found = nodes.map(({ key, step }) => {
    const { x = 0, y = 0 } = graph.node(key)
    return { key, performer: step.performer, x, y }
  })
  const heights = [...new Set(found.map(({ y }) => y))].sort((a, b) => a - b)
  return found.map(({ x, y, ...one }) => ({ ...one, row: heights.indexOf(y), across: x }))
}

/**
 * Returns the rows and columns of the shapes. Each performer has a lane, as wide as its fullest row. The columns are
 * not taken from dagre, because it ignores the lanes.
 */
export const placesOf = (graph: DiagramGraph): ShapePlaces => {
  const all = rankNodes(graph)
  const of = new Map<string, ShapePlace>()
  const lanes: LaneColumns[] = []
  let first = 0
  for (const name of new Set(all.map(({ performer }) => performer))) {
    const taken = new Map<number, number>()
    const own = all.filter(({ performer }) => performer === name).sort((a, b) => a.across - b.across)
    for (const { key, row } of own) {
      const takenInRow = taken.get(row) ?? 0
      taken.set(row, takenInRow + 1)
      of.set(key, { row, column: first + takenInRow })
    }
    const count = Math.max(...taken.values())
    lanes.push({ name, first, count })
    first += count
  }
  return { of, lanes, rows: Math.max(0, ...all.map(({ row }) => row + 1)), columns: first }
}
