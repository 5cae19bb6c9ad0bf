/** Without the red and amber of warnings. */
export const chartTones = ['blue', 'teal', 'violet', 'sky', 'plum', 'sand', 'navy', 'green', 'grey'] as const
export type ChartTone = (typeof chartTones)[number]

export type Series = { label: string; tone: ChartTone }
/** Unit of an axis if it differs from that of the values. */
export type Axis = {
  /** Value of one unit. */
  unit: number
  /** Ticks are multiples of this many units. */
  whole: number
  format: (units: number) => string
}
export type Bar = {
  key: string
  /** „Ноември 2026“, „Писмо“. */
  label: string
  /** A short label for little room: „11.26“. */
  short?: string
  /** One per series. */
  values: readonly number[]
  /** For a chart of shares. */
  tone?: ChartTone | undefined
  /** One link per part. */
  hrefs?: readonly (string | undefined)[]
}
export type ChartProps = {
  title: string
  series: readonly Series[]
  bars: readonly Bar[]
  /** „128“, „1 234,50 лв.“. */
  format: (value: number) => string
  /** If the axis has another unit than the values. */
  axis?: Axis
  /** A sentence. */
  leads?: string | undefined
}

export const heightOf = ({ values }: Pick<Bar, 'values'>): number => values.reduce((sum, value) => sum + value, 0)

/** „Ноември 2026, Входящи: 128“; a chart of one series does not name it. */
export const nameOfPart = ({ series, format }: Pick<ChartProps, 'series' | 'format'>, bar: Bar, at: number): string => {
  const kind = series.length > 1 ? `, ${series[at]?.label ?? ''}` : ''
  return `${bar.label}${kind}: ${format(bar.values[at] ?? 0)}`
}
