import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ChartProps, heightOf, nameOfPart } from './chart.ts'
import './charts.css'

const Numbers = (chart: ChartProps) => {
  const { title, series, bars, format } = chart
  return (
    <details className="chart-numbers no-print">
      <summary>
        Числата в таблица<span className="visually-hidden">: {title}</span>
      </summary>
      <div className="chart-scroll">
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              {series.length > 1 && <th scope="col">Общо</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.label}</th>
                {series.map(({ label }, at) => (
                  <td key={label}>
                    {bar.values[at] && bar.hrefs?.[at] ? (
                      <Link href={bar.hrefs[at]} aria-label={nameOfPart(chart, bar, at)}>
                        {format(bar.values[at])}
                      </Link>
                    ) : (
                      format(bar.values[at] ?? 0)
                    )}
                  </td>
                ))}
                {series.length > 1 && <td>{format(heightOf(bar))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

export const ChartFrame = ({ children, ...chart }: ChartProps & { children: ReactNode }) => (
  <figure className="chart" aria-label={chart.title}>
    {chart.series.length > 1 && (
      <ul className="chart-legend" aria-hidden>
        {chart.series.map(({ label, tone }) => (
          <li key={label}>
            <span className={`chart-mark chart-${tone}`} />
            {label}
          </li>
        ))}
      </ul>
    )}
    {children}
    {chart.leads && <p className="chart-leads no-print">{chart.leads}</p>}
    <Numbers {...chart} />
  </figure>
)
