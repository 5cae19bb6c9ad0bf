import { median } from './median.ts'
import type { Line, Report, Table } from './report.ts'
import { type Measure, measures, type Visit } from './visit.ts'

export type Visits = Readonly<Record<string, readonly Visit[]>>
/**
 * The maximum value of a result: absolute (`most`), or as a multiple of the best competing library (of the plain table
 * if none is installed).
 */
export type Goal = { most?: number; ofCompetitors?: number; ofTable?: number }
type Goals = Partial<Record<Measure, Goal>>

const competitors = ['refine', 'reactAdmin']

export const middle = (visits: readonly Visit[] | undefined, measure: Measure): number =>
  median((visits ?? []).flatMap((one) => one[measure] ?? []))

export const sideBySide = (title: string, visits: Visits): Table => ({
  title,
  columns: Object.keys(visits),
  rows: measures
    .map((what) => ({ what, values: Object.values(visits).map((ones) => middle(ones, what)) }))
    .filter(({ values }) => values.some((value) => !Number.isNaN(value))),
})

const unitOf = (measure: Measure): Line['unit'] =>
  measure === 'heap' ? 'MB' : measure.startsWith('scripts') ? 'KB' : 'ms'

export const ratio = (what: string, over: number, under: number, goal: number | undefined, unit = 'ms'): Line => ({
  what,
  value: over / under,
  unit: '×',
  ...(goal === undefined ? {} : { goal }),
  detail: `${over.toFixed(1)} ${unit} / ${under.toFixed(1)} ${unit}`,
})

const lineOf = (
  where: string,
  measure: Measure,
  { most, ofCompetitors, ofTable }: Goal,
  visits: Visits,
): Line | undefined => {
  const ours = middle(visits.app, measure)
  const what = `${where}${measure}`
  if (most !== undefined) return { what, value: ours, unit: unitOf(measure), goal: most, detail: '' }
  const best = Math.min(
    ...competitors.map((name) => middle(visits[name], measure)).filter((value) => !Number.isNaN(value)),
  )
  if (ofCompetitors !== undefined && Number.isFinite(best))
    return ratio(`${what}, of the best peer`, ours, best, ofCompetitors)
  if (ofTable === undefined) return undefined
  return ratio(`${what}, of the bare table`, ours, middle(visits.table, measure), ofTable)
}

export const besides = (title: string, where: string, goals: Goals, visits: Visits): Report => ({
  lines: measures.flatMap((measure) => {
    const goal = goals[measure]
    return goal ? (lineOf(where, measure, goal, visits) ?? []) : []
  }),
  tables: [sideBySide(title, visits)],
})
