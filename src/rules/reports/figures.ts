/**
 * The figures of a report: rows and totals are made by one rule. What is counted is added up; what cannot be added (an
 * average, a share) is one sum over another, in the row and in the totals alike.
 */
export type FigureUnit = 'count' | 'days' | 'money' | 'percent'
export type Figure = {
  /** As the column and the total are called. */
  header: string
  /** What is counted and over what: stands beside the name. */
  about: string
  /** Money is whole cents of the currency of the report. */
  unit: FigureUnit
  /** One sum over another: it is never added up itself. */
  ratio?: { of: string; to: string }
  /** What part of the total of this figure a row has. */
  shareOf?: string
  /** Only the part of a ratio: a column of the file, which needs it for its formulas, and of nothing else. */
  isPart?: true
}
export type Figures<K extends string = string> = Readonly<Record<K, Figure>>
/** null: there is nothing to divide by. */
export type FigureValues<K extends string = string> = Record<K, number | null>

/** The names of the figures in the order of their description. */
export const figureNames = <K extends string>(figures: Figures<K>): K[] => Object.keys(figures) as K[]

/** A share in percent or an average, to one decimal, halves up; null over nothing. */
export const ratioOf = (unit: FigureUnit, of: number, to: number): number | null =>
  to === 0 ? null : Math.round((of / to) * (unit === 'percent' ? 1000 : 10)) / 10

/** The figures of a row from what was counted; what was not met is nought. */
export const valuesOf = <K extends string>(
  figures: Figures<K>,
  sums: Readonly<Partial<Record<string, number>>>,
): FigureValues<K> => {
  const valueIn = ({ unit, ratio, shareOf }: Figure, name: string): number | null => {
    if (shareOf) return ratioOf(unit, sums[shareOf] ?? 0, sums[shareOf] ?? 0)
    return ratio ? ratioOf(unit, sums[ratio.of] ?? 0, sums[ratio.to] ?? 0) : (sums[name] ?? 0)
  }
  return Object.fromEntries(figureNames(figures).map((name) => [name, valueIn(figures[name], name)])) as FigureValues<K>
}

/** The totals of rows: the sum of each figure that is counted, and the others from those sums. */
export const totalsOf = <K extends string>(
  figures: Figures<K>,
  rows: readonly Readonly<Partial<Record<K, number | null>>>[],
): FigureValues<K> => {
  const sums: Partial<Record<K, number>> = {}
  for (const row of rows)
    for (const name of figureNames(figures)) if (!figures[name].ratio) sums[name] = (sums[name] ?? 0) + (row[name] ?? 0)
  return valuesOf(figures, sums)
}

/** The same rows, each with its part of the total where a figure is one. */
export const withShares = <K extends string, R extends Readonly<Partial<Record<K, number | null>>>>(
  figures: Figures<K>,
  rows: readonly R[],
): R[] => {
  const totals = totalsOf(figures, rows) as Readonly<Partial<Record<string, number | null>>>
  const shares = figureNames(figures).flatMap((name) => {
    const { shareOf, unit } = figures[name]
    return shareOf ? [{ name, shareOf, unit }] : []
  })
  const partOf = (row: Readonly<Partial<Record<string, number | null>>>) =>
    Object.fromEntries(
      shares.map(({ name, shareOf, unit }) => [name, ratioOf(unit, row[shareOf] ?? 0, totals[shareOf] ?? 0)]),
    )
  return rows.map((row) => ({ ...row, ...partOf(row) }))
}

/** By how many percent a figure is more or less than before, to a whole one; null where that says nothing. */
export const changeInPercent = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100)
