/** The colours of charts: none of them is the red or the amber by which the product warns. */
export const chartTones = ['blue', 'teal', 'violet', 'sky', 'plum', 'sand', 'navy', 'green', 'grey'] as const
export type ChartTone = (typeof chartTones)[number]

/** One kind of thing that every bar has a part of. */
export type Series = { label: string; tone: ChartTone }
/** What an axis counts in, where its values are not counted in it: the lines stand at its round numbers. */
export type Axis = {
  /** How much of a value one of its units is. */
  unit: number
  /** The lines stand at multiples of so many units only. */
  whole: number
  format: (units: number) => string
}
export type Bar = {
  key: string
  /** „Ноември 2026“, „Писмо“. */
  label: string
  /** What stands under the bar where there is little room: „11.26“. */
  short?: string
  /** For each series. */
  values: readonly number[]
  /** Its colour in a chart of shares. */
  tone?: ChartTone | undefined
  /** Where each part leads. */
  hrefs?: readonly (string | undefined)[]
}
export type ChartProps = {
  title: string
  series: readonly Series[]
  bars: readonly Bar[]
  /** A value in words: „128“, „1 234,50 лв.“. */
  format: (value: number) => string
  /** How the axis counts, where that is not how the values do. */
  axis?: Axis
  /** Where its parts lead, as a sentence. */
  leads?: string | undefined
}

/** How high a bar is: all its parts together. */
export const heightOf = ({ values }: Pick<Bar, 'values'>): number => values.reduce((sum, value) => sum + value, 0)

/** A part of a bar as it is read out: „Ноември 2026, Входящи: 128“; a chart of one series does not name it. */
export const nameOfPart = ({ series, format }: Pick<ChartProps, 'series' | 'format'>, bar: Bar, at: number): string => {
  const kind = series.length > 1 ? `, ${series[at]?.label ?? ''}` : ''
  return `${bar.label}${kind}: ${format(bar.values[at] ?? 0)}`
}
