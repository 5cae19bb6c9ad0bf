import { arc, pie } from 'd3-shape'
import { Link } from 'wouter'
import { shownNumber } from '../../rules/words/typedNumber.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type Bar, type ChartProps, chartTones, heightOf } from './chart.ts'

const radius = 80
const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${shownNumber((part / whole) * 100, 1)}\u00a0%`

export const Shares = (chart: ChartProps) => {
  const { bars, format } = chart
  const whole = bars.reduce((sum, bar) => sum + heightOf(bar), 0)
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.58)
    .outerRadius(radius)
  const angles = pie<Bar>().sort(null).value(heightOf)([...bars])
  const toneOf = (at: number) => bars[at]?.tone ?? chartTones[at % chartTones.length] ?? 'grey'
  return (
    <ChartFrame {...chart}>
      <div className="chart-shares">
        <svg viewBox={`${-radius - 2} ${-radius - 2} ${radius * 2 + 4} ${radius * 2 + 4}`} aria-hidden>
          {angles.map((angle, at) => (
            <path key={angle.data.key} className={`chart-part chart-${toneOf(at)}`} d={ring(angle) ?? ''} />
          ))}
        </svg>
        <ol>
          {bars.map((bar, at) => {
            const href = bar.hrefs?.[0]
            const name = (
              <>
                <span className={`chart-mark chart-${toneOf(at)}`} aria-hidden />
                {bar.label}
              </>
            )
            return (
              <li key={bar.key}>
                {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
                <span className="num">{format(heightOf(bar))}</span>
                <span className="num muted">{shareOf(heightOf(bar), whole)}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </ChartFrame>
  )
}
