import { scaleLinear } from 'd3-scale'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartProps, heightOf, nameOfPart } from './chart.ts'

export const BarRows = (chart: ChartProps) => {
  const { series, bars, format } = chart
  const longest = Math.max(...bars.map((bar) => format(heightOf(bar)).length))
  const x = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(heightOf))])
    .range([0, 100])
  return (
    <ChartFrame {...chart}>
      <ol className={classes('chart-rows', longest > 6 && 'long-values')}>
        {bars.map((bar) => {
          const href = bar.hrefs?.[0]
          const whole = (
            <>
              <span className="chart-row-name">{bar.label}</span>
              <span className="chart-row-value">{format(heightOf(bar))}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                {series.map(({ label, tone }, at) => {
                  const before = heightOf({ values: bar.values.slice(0, at) })
                  return (
                    <rect
                      key={label}
                      className={`chart-part chart-${tone}`}
                      x={x(before)}
                      width={x(bar.values[at] ?? 0)}
                      y={0}
                      height={10}
                    />
                  )
                })}
              </svg>
            </>
          )
          const parts = series.map((_, at) => nameOfPart(chart, bar, at)).join('; ')
          return (
            <li key={bar.key} title={parts}>
              {href === undefined ? (
                <div className="chart-row">{whole}</div>
              ) : (
                <Link className="chart-row" href={href}>
                  {whole}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </ChartFrame>
  )
}
