import type { CostsSummary } from '../../../contract/shapes/vehicleExpenses.ts'
import { type CostKind, costKindLabels, costKinds } from '../../../contract/vehicleKinds.ts'
import { monthsOf } from '../../../rules/vehicles/costs.ts'
import { centsOf, formatAmount } from '../../../rules/words/money.ts'
import { appConfig } from '../../../transport/config.ts'
import './costs.css'

type Month = CostsSummary['months'][number]

const height = 180
const step = 46
const bar = 30
const foot = 22

const cents = (amount: string): number => centsOf(amount) ?? 0
const shown = (amount: string, currency: string): string =>
  formatAmount(cents(amount), currency, appConfig().amountDisplay)
/** „11.26“ of `2026-11`. */
const monthName = ({ month }: Month): string => `${month.slice(5)}.${month.slice(2, 4)}`

/** The parts of one month on top of one another, from the bottom; a share of nothing has no part. */
const Bar = ({ month, at, most }: { month: Month; at: number; most: number }) => {
  const heights = costKinds.map((kind) => (cents(month[kind]) / most) * height)
  const bottomOf = (index: number) => heights.slice(0, index).reduce((sum, one) => sum + one, 0)
  return (
    <g>
      {costKinds.map((kind, index) => {
        const own = heights[index] ?? 0
        return own > 0 ? (
          <rect
            key={kind}
            className={`cost-${kind}`}
            x={at * step + 8}
            width={bar}
            y={height - bottomOf(index) - own}
            height={own}
          />
        ) : null
      })}
      <text x={at * step + 8 + bar / 2} y={height + 15} textAnchor="middle">
        {monthName(month)}
      </text>
    </g>
  )
}

/** The same as a table for who does not see the bars. */
const MonthsTable = ({ months, currency }: Pick<CostsSummary, 'months' | 'currency'>) => (
  <table>
    <caption>Разходи по месеци</caption>
    <thead>
      <tr>
        <th scope="col">Месец</th>
        <th scope="col">Общо</th>
      </tr>
    </thead>
    <tbody>
      {months.map((month) => (
        <tr key={month.month}>
          <th scope="row">{monthName(month)}</th>
          <td>{shown(month.total, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const nothing = {
  total: '0.00',
  ...(Object.fromEntries(costKinds.map((kind) => [kind, '0.00'])) as Record<CostKind, string>),
}

type Props = {
  summary: CostsSummary
  /** The period of the report: its months without any cost are empty, not left out. */
  fromDate: string
  toDate: string
}

/** What was spent month by month, each month a bar of its kinds, beside the sums of the kinds in words. */
export const CostsChart = ({ summary, fromDate, toDate }: Props) => {
  const { currency, total } = summary
  const months = monthsOf(
    summary.months.map(({ month }) => month),
    fromDate,
    toDate,
  ).map((month) => summary.months.find((one) => one.month === month) ?? { month, ...nothing })
  const most = Math.max(1, ...months.map((month) => cents(month.total)))
  const width = Math.max(1, months.length) * step
  return (
    <div className="costs">
      <div className="costs-bars">
        <svg viewBox={`0 0 ${width} ${height + foot}`} width={width} height={height + foot} aria-hidden>
          {months.map((month, at) => (
            <Bar key={month.month} month={month} at={at} most={most} />
          ))}
        </svg>
        {/* A table cannot be cut to a pixel; what holds it can. */}
        <div className="visually-hidden">
          <MonthsTable months={months} currency={currency} />
        </div>
      </div>
      <dl className="costs-sums">
        {costKinds.map((kind) => (
          <div key={kind}>
            <dt>
              <span className={`costs-mark cost-${kind}`} aria-hidden />
              {costKindLabels[kind]}
            </dt>
            <dd>{shown(summary[kind], currency)}</dd>
          </div>
        ))}
        <div className="costs-total">
          <dt>Общо</dt>
          <dd>{shown(total, currency)}</dd>
        </div>
      </dl>
    </div>
  )
}
