import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { type Bar, type ChartProps, heightOf } from './chart.ts'

export const height = 190
const top = 8
export const foot = 22
/** The space at the end of the axis in pixels, because the last label may be wider than its bar. */
const end = 10
const letter = 6.6
const gapBetweenLabels = 8
/** The maximum width of a bar in pixels, so that a chart with few bars does not look like blocks. */
const widestBar = 72

export const scalesOf = ({ bars, format, axis = { unit: 1, whole: 1, format } }: ChartProps, width: number) => {
  const most = Math.max(1, ...bars.map(heightOf))
  const units = scaleLinear()
    .domain([0, most / axis.unit])
    .nice(4)
  const y = scaleLinear()
    .domain(units.domain().map((end) => end * axis.unit))
    .range([height, top])
  // Counts have no fractional ticks.
  const ticks = units
    .ticks(4)
    .filter((tick) => tick % axis.whole === 0)
    .map((tick) => ({ value: tick * axis.unit, label: axis.format(tick) }))
  const margin = Math.max(...ticks.map(({ label }) => label.length)) * letter + 8
  const x = scaleBand<number>()
    .domain(bars.map((_, at) => at))
    .range([margin, width - end])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  const widest = Math.max(0, ...bars.map(({ label, short = label }) => short.length)) * letter + gapBetweenLabels
  return { x, y, ticks, margin, everyLabel: Math.max(1, Math.ceil(widest / x.step())) }
}

export type Scales = ReturnType<typeof scalesOf>

export const drawnParts = ({ series, bars }: ChartProps, { x, y }: Scales) => {
  const layers = stack<Bar, number>()
    .keys(series.map((_, at) => at))
    .value((bar, at) => bar.values[at] ?? 0)([...bars])
  const thick = Math.min(x.bandwidth(), widestBar)
  return bars.flatMap((one, bar) =>
    layers.flatMap((layer, part) => {
      const [from = 0, until = 0] = layer[bar] ?? []
      if (until <= from) return []
      const box = {
        x: (x(bar) ?? 0) + (x.bandwidth() - thick) / 2,
        width: thick,
        y: y(until),
        height: y(from) - y(until),
      }
      return [{ bar, part, box, href: one.hrefs?.[part] }]
    }),
  )
}
