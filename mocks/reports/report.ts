import type { ReportSummary } from '../../src/contract/reports.ts'
import type { SortColumn } from '../../src/contract/shapes/base.ts'
import type { CivilDate } from '../../src/dates/civilDate.ts'
import { type Metrics, metricNames, totalsOf } from '../../src/rules/reports/metrics.ts'
import { barOfDay, barsOfPeriod, samePeriodBefore, type WholePeriod } from '../../src/rules/reports/periods.ts'
import { recentOf } from '../engine/memoizeLast.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { pageOfRows, sortedBy } from '../records/recordHandlers.ts'
import { todayOf } from '../settings/calendar.ts'

type GivenReportFilter = {
  fromDate?: string | undefined
  toDate?: string | undefined
  sortColumns?: SortColumn[] | undefined
}
type Bars = ReportSummary['charts'][number]['bars']
/** The result of a report for one filter. The result is cached, because several endpoints of the report use it. */
export type MadeReport<R> = { rows: readonly R[]; notes?: Record<string, number>; charts?: Record<string, Bars> }
export type Filter<G> = Omit<G, keyof WholePeriod | 'sortColumns'> & WholePeriod

type Source<G, K extends string, R extends Record<K, number | null>> = {
  metrics: Metrics<K>
  since: (db: MockDatabase) => CivilDate | null
  make: (db: MockDatabase, filter: Filter<G>) => MadeReport<R> | Promise<MadeReport<R>>
  currency?: (period: WholePeriod) => string
  /** The default period of the report. Without this function the default is from the oldest record until today. */
  period?: (given: G, today: CivilDate) => WholePeriod
}

export const tally = (series: number) => {
  const bars = new Map<string, Bars[number]>()
  const barOf = (key: string, label: string) => {
    const known = bars.get(key)
    if (known) return known
    const made = { key, label, values: Array<number>(series).fill(0) }
    bars.set(key, made)
    return made
  }
  return {
    add: (key: string, label: string, at: number, amount = 1): void => {
      const { values } = barOf(key, label)
      values[at] = (values[at] ?? 0) + amount
    },
    bars: (): Bars => [...bars.values()],
    largest: (most: number): Bars => [...bars.values()].toSorted((a, b) => heightOf(b) - heightOf(a)).slice(0, most),
  }
}
const heightOf = ({ values }: Bars[number]): number => values.reduce((sum, one) => sum + one, 0)

/** Returns sums by month, or by day if the period is one month. Months and days without values are included. */
export const tallyOverTime = (series: number, period: WholePeriod) => {
  const bars = tally(series)
  for (const bar of barsOfPeriod(period)) bars.add(bar, '', 0, 0)
  return {
    add: (date: CivilDate, at: number, amount = 1): void => bars.add(barOfDay(date, period), '', at, amount),
    bars: bars.bars,
  }
}

export const reportHandlers = <G extends GivenReportFilter, K extends string, R extends Record<K, number | null>>(
  db: MockDatabase,
  name: string,
  { metrics, since, make, currency, period }: Source<G, K, R>,
) => {
  const periodOf = (given: G): WholePeriod => {
    const today = todayOf(db)
    const { fromDate, toDate = today } = { ...period?.(given, today), ...given }
    // The oldest record is looked up only if no start date is given, because the look-up reads the whole table.
    return { fromDate: fromDate ?? since(db) ?? today, toDate }
  }
  const filterOf = (given: G): Filter<G> => {
    const { sortColumns: _, fromDate: __, toDate: ___, ...rest } = given
    return { ...rest, ...periodOf(given) }
  }
  const made = (filter: Filter<G>) => recentOf(db, ['report', name, todayOf(db), filter], async () => make(db, filter))
  const totalsIn = async (filter: Filter<G>) => totalsOf(metrics, (await made(filter)).rows)

  return {
    rows: async ({ query, body }: { query: { pageNumber: number; pageSize: number }; body: G }) =>
      pageOfRows(sortedBy((await made(filterOf(body))).rows, body.sortColumns?.[0]), query),
    summary: async ({ body }: { body: G }): Promise<ReportSummary> => {
      const filter = filterOf(body)
      const { rows, notes = {}, charts = {} } = await made(filter)
      const oldest = since(db)
      const compared = samePeriodBefore(filter)
      const isKnown = oldest !== null && oldest <= compared.toDate
      const before = isKnown ? await totalsIn({ ...filter, ...compared }) : null
      const totals = totalsOf(metrics, rows)
      return {
        currency: currency?.(filter) ?? '',
        totals: metricNames(metrics).map((metric) => ({
          figure: metric,
          value: totals[metric],
          before: before?.[metric] ?? null,
        })),
        compared: isKnown ? compared : null,
        since: oldest,
        notes: Object.entries(notes).flatMap(([note, count]) => (count > 0 ? [{ note, count }] : [])),
        charts: Object.entries(charts).map(([chart, bars]) => ({ chart, bars })),
      }
    },
  }
}
