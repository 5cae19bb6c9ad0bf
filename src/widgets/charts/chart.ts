export const chartTones = ['blue', 'teal', 'violet', 'sky', 'plum', 'sand', 'navy', 'green', 'grey'] as const
export type ChartTone = (typeof chartTones)[number]

export type Series = { label: string; tone: ChartTone }
/** The unit of an axis, if it differs from the unit of the values. */
export type Axis = {
  unit: number
  whole: number
  format: (units: number) => string
}
export type Bar = {
  key: string
  label: string
  short?: string
  values: readonly number[]
  tone?: ChartTone | undefined
  hrefs?: readonly (string | undefined)[]
}
export type ChartProps = {
  title: string
  series: readonly Series[]
  bars: readonly Bar[]
  format: (value: number) => string
  axis?: Axis
  leads?: string | undefined
}

export const heightOf = ({ values }: Pick<Bar, 'values'>): number => values.reduce((sum, value) => sum + value, 0)

export const nameOfPart = ({ series, format }: Pick<ChartProps, 'series' | 'format'>, bar: Bar, at: number): string => {
  const kind = series.length > 1 ? `, ${series[at]?.label ?? ''}` : ''
  return `${bar.label}${kind}: ${format(bar.values[at] ?? 0)}`
}
