import { createElement } from 'react'
import type * as v from 'valibot'
import type { Call } from '../../contract/endpoint.ts'
import type { ReportSummary } from '../../contract/reports.ts'
import { type Metric, type Metrics, metricNames } from '../../rules/reports/metrics.ts'
import type { PeriodPreset, WholePeriod } from '../../rules/reports/periods.ts'
import { type QueryOptions, queryOf } from '../../transport/query.ts'
import type { Series } from '../../widgets/charts/chart.ts'
import type { RowKey, WordedColumn } from '../../widgets/grid/gridColumn.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import type { ListAddress } from '../list/listAddress.ts'
import type { ListFilter } from '../list/listFilter.ts'
import { pageOfRecords } from '../list/recordsQuery.ts'
import type { PageQuery } from '../list/useList.ts'
import type { MayOpen } from '../routeTable.ts'
import { MetricValue } from './MetricValue.tsx'
import { metricText } from './metricText.ts'
import type { PeriodWay } from './reportPeriod.ts'

type Sorted = { sortColumns?: { columnName: string; direction: 'asc' | 'desc' }[] | undefined }
/** `period` and `tab` are only in the URL: the named period, and the tab of a page that shows the report. */
export type FilterBody<F> = Partial<Omit<F, 'period' | 'tab'>>
type Calls<F, R> = {
  rows: Call<{
    query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
    body: v.GenericSchema<FilterBody<F> & Sorted>
    reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
  }>
  summary: Call<{ body: v.GenericSchema<FilterBody<F> & Sorted>; reply: v.GenericSchema<unknown, ReportSummary> }>
}

export type ReportLinkContext<F> = { filter: Partial<F>; mayOpen: MayOpen }

export type ReportChart<F> = {
  name: string
  title: string
  kind: 'stacked' | 'rows' | 'shares'
  series: readonly Series[]
  unit: Metric['unit']
  nameOf?: (bar: { key: string; label: string }) => string | undefined
  toneOf?: (key: string) => Series['tone'] | undefined
  /** Returns the URL of a list with exactly the records counted in this part of a bar. */
  hrefOf?: (bar: { key: string; series: number }, linkContext: ReportLinkContext<F>) => string | undefined
  /** Returns the link target in words, which follow „Всяка част води до“; absent if there are no links. */
  leadsTo?: (linkContext: ReportLinkContext<F>) => string
}

export const sameReport = 'тази справка само за нея'

type Described<F, R, K extends string> = {
  name: string
  title: string
  about: string
  calls: Calls<F, R>
  filter: ListFilter<F>
  period: PeriodWay<F>
  columns: readonly WordedColumn<R>[]
  metrics: Metrics<K>
  hiddenAtFirst?: readonly string[]
  charts: readonly ReportChart<F>[]
  notes?: Readonly<Record<string, (count: number) => string>>
  rowKey: (row: R) => RowKey
  rowLabel: (row: R) => string
  /** Returns the URL to which a row leads. The link is rendered only if the user may open the URL. */
  rowHref?: (row: R, linkContext: ReportLinkContext<F>) => string | undefined
  rowActions?: (row: R, linkContext: ReportLinkContext<F>) => readonly (Omit<MenuItem, 'run'> & { href: string })[]
  emptyText: string
}
export type MetricRow<K extends string> = Record<K, number | null> & { currency?: string }

export type ReportDefinition<F, R, K extends string> = Described<F, R, K> & {
  allColumns: readonly WordedColumn<R>[]
  pageOf: (place: ListAddress<F>) => PageQuery<R>
  summaryOf: (filter: Partial<F>) => QueryOptions<ReportSummary>
}

const metricColumn = <K extends string, R extends MetricRow<K>>(key: K, { header, unit }: Metric): WordedColumn<R> => ({
  key,
  header,
  sortBy: key,
  numeric: true,
  onPhone: 'line',
  text: (row) => metricText(unit, row[key], row.currency ?? ''),
  ...(unit === 'money' && { width: '7.8rem' }),
  cell: (row: R) => createElement(MetricValue, { unit, value: row[key], currency: row.currency ?? '' }),
})

export const shownMetrics = <K extends string>(metrics: Metrics<K>): K[] =>
  metricNames(metrics).filter((name) => !metrics[name].isPart)

const bodyOf = <F extends { period?: PeriodPreset | undefined; tab?: string | undefined }>({
  period: _,
  tab: __,
  ...filter
}: F): Omit<F, 'period' | 'tab'> => filter

export const reportDefinition = <
  F extends Partial<WholePeriod> & { period?: PeriodPreset; tab?: string },
  K extends string,
  R extends MetricRow<K>,
>(
  described: Described<F, R, K>,
): ReportDefinition<F, R, K> => {
  const { calls, columns, metrics } = described
  const pageOfRows = pageOfRecords<R, Omit<F, 'period' | 'tab'>>(calls.rows)
  return {
    ...described,
    allColumns: [...columns, ...shownMetrics(metrics).map((key) => metricColumn<K, R>(key, metrics[key]))],
    pageOf: (place) => pageOfRows({ ...place, filter: bodyOf(place.filter) }),
    summaryOf: (filter) => queryOf(calls.summary, { body: bodyOf(filter) }),
  }
}
