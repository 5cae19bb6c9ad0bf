import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ChartFrame } from './ChartFrame.tsx'
import { type Bar, type ChartProps, heightOf, nameOfPart } from './chart.ts'

const height = 190
const top = 8
const foot = 22
/** The label of the last bar may be wider than the bar. */
const end = 10
/** How wide a letter of the axes is, about. */
const letter = 6.6
const gapBetweenLabels = 8

/** What a chart is drawn for until it is known how much room there is, and on paper. */
const usualWidth = 640

/** How wide a place is, in pixels. */
const useWidth = <E extends HTMLElement>(): [RefObject<E | null>, number] => {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(usualWidth)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth((before) => element.clientWidth || before)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [place, width]
}

/** Where the bars stand and how high they are, for a width. */
const scalesOf = ({ bars, format, formatTick = format }: ChartProps, width: number) => {
  const most = Math.max(1, ...bars.map(heightOf))
  const y = scaleLinear().domain([0, most]).nice(4).range([height, top])
  // Half a document is nothing that a line could stand for.
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick))
  const margin = Math.max(...ticks.map((tick) => formatTick(tick).length)) * letter + 8
  const x = scaleBand<number>()
    .domain(bars.map((_, at) => at))
    .range([margin, width - end])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  const widest = Math.max(0, ...bars.map(({ label, short = label }) => short.length)) * letter + gapBetweenLabels
  return { x, y, ticks, margin, everyLabel: Math.max(1, Math.ceil(widest / x.step())) }
}

/** Parts that add up, bar after bar over time: a link each where they lead somewhere. */
export const StackedBars = (chart: ChartProps) => {
  const { series, bars, format, formatTick = format } = chart
  const [place, width] = useWidth<HTMLDivElement>()
  const { x, y, ticks, margin, everyLabel } = scalesOf(chart, width)
  const layers = stack<Bar, number>()
    .keys(series.map((_, at) => at))
    .value((bar, at) => bar.values[at] ?? 0)(bars)
  const boxOf = (layer: (typeof layers)[number], at: number) => {
    const [from = 0, until = 0] = layer[at] ?? []
    return { x: x(at) ?? 0, width: x.bandwidth(), y: y(until), height: y(from) - y(until) }
  }
  return (
    <ChartFrame {...chart}>
      <div ref={place} className="chart-place">
        <svg viewBox={`0 0 ${width} ${height + foot}`} width={width} height={height + foot}>
          <g aria-hidden>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className="chart-line" x1={margin} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={margin - 6} y={y(tick) + 4} textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {bars.map(({ key, label, short = label }, at) =>
              at % everyLabel === 0 ? (
                <text key={key} x={(x(at) ?? 0) + x.bandwidth() / 2} y={height + 16} textAnchor="middle">
                  {short}
                </text>
              ) : null,
            )}
          </g>
          {bars.flatMap((bar, at) =>
            layers.map((layer, part) =>
              (bar.values[part] ?? 0) > 0 ? (
                <Part
                  key={`${bar.key} ${layer.key}`}
                  name={nameOfPart(chart, bar, part)}
                  href={bar.hrefs?.[part]}
                  tone={series[part]?.tone ?? 'blue'}
                  box={boxOf(layer, at)}
                />
              ) : null,
            ),
          )}
        </svg>
      </div>
    </ChartFrame>
  )
}

type PartProps = {
  name: string
  href: string | undefined
  tone: string
  box: { x: number; y: number; width: number; height: number }
}
const Part = ({ name, href, tone, box }: PartProps) => {
  const drawn = (
    <rect className={`chart-part chart-${tone}`} {...box}>
      <title>{name}</title>
    </rect>
  )
  if (href === undefined) return drawn
  return (
    <Link href={href} aria-label={name}>
      {drawn}
    </Link>
  )
}
