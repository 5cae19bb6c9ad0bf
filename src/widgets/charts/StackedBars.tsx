import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { drawnParts, foot, height, type Scales, scalesOf } from './barScales.ts'
import { type Spot, spotAfter } from './barWalk.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartProps, nameOfPart } from './chart.ts'

/** The width in pixels that is used in print and until the real width is measured. */
const usualWidth = 640

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

/**
 * A chart of stacked bars; a segment with a target URL is a link. The chart is one tab stop; arrow keys move inside it.
 * The hovered or focused segment is described below it.
 */
export const StackedBars = (chart: ChartProps) => {
  const { series, bars } = chart
  const id = useId()
  const [place, width] = useWidth<HTMLDivElement>()
  const [last, setLast] = useState<Spot | null>(null)
  const [shown, setShown] = useState('')
  const scales = scalesOf(chart, width)
  const parts = drawnParts(chart, scales)
  const links = parts.filter(({ href }) => href !== undefined)
  const current = links.find(({ bar, part }) => bar === last?.bar && part === last.part) ?? links[0]
  const idOf = ({ bar, part }: Spot) => `${id}${bar}-${part}`
  const moveFocus = (event: KeyboardEvent) => {
    const next = current && spotAfter(links, current, event.key)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(idOf(next))?.focus()
  }
  return (
    <ChartFrame {...chart} leads={undefined}>
      <div
        ref={place}
        className="chart-place"
        {...(links.length > 0 && {
          role: 'toolbar',
          'aria-label': 'Части на стълбовете, обхождат се със стрелките',
          onKeyDown: moveFocus,
        })}
      >
        <svg viewBox={`0 0 ${width} ${height + foot}`} width={width} height={height + foot} role="presentation">
          <Axes chart={chart} scales={scales} width={width} />
          {parts.map(({ bar, part, box, href }) => {
            const owner = bars[bar]
            const name = owner ? nameOfPart(chart, owner, part) : ''
            return (
              <Part
                key={`${owner?.key} ${part}`}
                id={idOf({ bar, part })}
                name={name}
                href={href}
                tone={series[part]?.tone ?? 'blue'}
                box={box}
                isStop={bar === current?.bar && part === current.part}
                onFocus={() => setLast({ bar, part })}
                onShow={(isShown) => setShown(isShown ? name : '')}
              />
            )
          })}
        </svg>
        <p className="chart-shown no-print" aria-hidden={shown !== '' || undefined}>
          {shown || chart.leads}
        </p>
      </div>
    </ChartFrame>
  )
}

type AxesProps = { chart: ChartProps; scales: Scales; width: number }
const Axes = ({ chart: { bars }, scales, width }: AxesProps) => {
  const { x, y, ticks, margin, everyLabel } = scales
  return (
    <g aria-hidden>
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <line className="chart-line" x1={margin} x2={width} y1={y(value)} y2={y(value)} />
          <text x={margin - 6} y={y(value) + 4} textAnchor="end">
            {label}
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
  )
}

type PartProps = {
  id: string
  name: string
  href: string | undefined
  tone: string
  box: { x: number; y: number; width: number; height: number }
  isStop: boolean
  onFocus: () => void
  onShow: (isShown: boolean) => void
}
const Part = ({ id, name, href, tone, box, isStop, onFocus, onShow }: PartProps) => {
  const drawn = (
    <rect
      className={`chart-part chart-${tone}`}
      {...box}
      onPointerEnter={() => onShow(true)}
      onPointerLeave={() => onShow(false)}
    >
      {href === undefined && <title>{name}</title>}
    </rect>
  )
  if (href === undefined) return drawn
  return (
    <Link
      id={id}
      href={href}
      aria-label={name}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => {
        onFocus()
        onShow(true)
      }}
      onBlur={() => onShow(false)}
    >
      {drawn}
    </Link>
  )
}
