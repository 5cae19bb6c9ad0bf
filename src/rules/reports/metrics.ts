/**
 * The unit of a metric. A count is summed. An average or share is the quotient of two sums, in a row as well as in the
 * total.
 */
export type MetricUnit = 'count' | 'days' | 'money' | 'percent'
export type Metric = {
  header: string
  about: string
  unit: MetricUnit
  /** The two metrics whose sums are divided, `of` by `to`. Quotients are never added. */
  ratio?: { of: string; to: string }
  /** If set, this metric is the share of the row in the total of that other metric. */
  shareOf?: string
  /**
   * True if the metric is only used to compute a quotient. Such a metric is shown only in the exported file, whose
   * formulas need it.
   */
  isPart?: true
}
export type Metrics<K extends string = string> = Readonly<Record<K, Metric>>
export type MetricValues<K extends string = string> = Record<K, number | null>

export const metricNames = <K extends string>(metrics: Metrics<K>): K[] => Object.keys(metrics) as K[]

/**
 * Returns the quotient of two sums, rounded half up to one decimal, as a percentage for the unit `percent`; null if the
 * divisor is zero.
 */
export const ratioOf = (unit: MetricUnit, of: number, to: number): number | null =>
  to === 0 ? null : Math.round((of / to) * (unit === 'percent' ? 1000 : 10)) / 10

export const valuesOf = <K extends string>(
  metrics: Metrics<K>,
  sums: Readonly<Partial<Record<string, number>>>,
): MetricValues<K> => {
  const valueIn = ({ unit, ratio, shareOf }: Metric, name: string): number | null => {
    if (shareOf) return ratioOf(unit, sums[shareOf] ?? 0, sums[shareOf] ?? 0)
    return ratio ? ratioOf(unit, sums[ratio.of] ?? 0, sums[ratio.to] ?? 0) : (sums[name] ?? 0)
  }
  return Object.fromEntries(metricNames(metrics).map((name) => [name, valueIn(metrics[name], name)])) as MetricValues<K>
}

export const totalsOf = <K extends string>(
  metrics: Metrics<K>,
  rows: readonly Readonly<Partial<Record<K, number | null>>>[],
): MetricValues<K> => {
  const sums: Partial<Record<K, number>> = {}
  for (const row of rows)
    for (const name of metricNames(metrics)) if (!metrics[name].ratio) sums[name] = (sums[name] ?? 0) + (row[name] ?? 0)
  return valuesOf(metrics, sums)
}

export const withShares = <K extends string, R extends Readonly<Partial<Record<K, number | null>>>>(
  metrics: Metrics<K>,
  rows: readonly R[],
): R[] => {
  const totals = totalsOf(metrics, rows) as Readonly<Partial<Record<string, number | null>>>
  const shares = metricNames(metrics).flatMap((name) => {
    const { shareOf, unit } = metrics[name]
    return shareOf ? [{ name, shareOf, unit }] : []
  })
  const partOf = (row: Readonly<Partial<Record<string, number | null>>>) =>
    Object.fromEntries(
      shares.map(({ name, shareOf, unit }) => [name, ratioOf(unit, row[shareOf] ?? 0, totals[shareOf] ?? 0)]),
    )
  return rows.map((row) => ({ ...row, ...partOf(row) }))
}

export const changeInPercent = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100)
