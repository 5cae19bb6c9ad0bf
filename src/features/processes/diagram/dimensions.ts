import type { Tracks } from './edgeRouting.ts'
import type { DiagramNode } from './graph.ts'

export const sizes: Record<DiagramNode['kind'], { width: number; height: number }> = {
  step: { width: 148, height: 86 },
  decision: { width: 146, height: 42 },
}
const columnWidth = 154
const gutter = { least: 14, track: 9 }
const gap = { before: 8, track: 18, after: 20 }
export const margin = 8

const runningSums = (following: readonly number[], from: number): number[] => {
  const sums = [from]
  for (const size of following) sums.push((sums.at(-1) ?? from) + size)
  return sums
}

type Measured = {
  columns: number
  rows: readonly number[]
  top: number
  across: Tracks
  down: Tracks
}

export const rulers = ({ columns, rows, top, across, down }: Measured) => {
  const gutterWidth = (at: number) => gutter.least + gutter.track * down.countIn(at)
  const columnWidths = Array.from({ length: columns }, (_, at) => gutterWidth(at) + columnWidth)
  const lefts = runningSums(columnWidths, margin)
  const gapHeight = (at: number) => gap.before + gap.track * across.countIn(at) + gap.after
  const tops = runningSums(
    rows.map((height, at) => height + gapHeight(at)),
    top,
  )
  const left = (at: number) => lefts[at] ?? margin
  const rowTop = (at: number) => tops[at] ?? top
  const rowHeight = (at: number) => rows[at] ?? 0
  return {
    /** Returns the x of the left edge of the free space before a column. */
    left,
    middle: (column: number) => left(column) + gutterWidth(column) + columnWidth / 2,
    rowMiddle: (row: number) => rowTop(row) + rowHeight(row) / 2,
    /** Returns the y of a horizontal track below a row. Arrows that run in the same gap use parallel tracks. */
    trackAcross: (row: number, track: number) => rowTop(row) + rowHeight(row) + gap.before + gap.track * (track + 0.7),
    /**
     * Returns the x of a vertical track in the free space before a column. Arrows in one space run on parallel tracks.
     */
    trackDown: (at: number, track: number) => left(at) + gutter.least / 2 + gutter.track * (track + 0.5),
    width: left(columns) + gutterWidth(columns) + margin,
    height: rowTop(rows.length) - gap.after + margin,
  }
}
export type DiagramRulers = ReturnType<typeof rulers>
