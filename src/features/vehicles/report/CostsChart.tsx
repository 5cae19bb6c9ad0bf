import type { CostsSummary } from '../../../contract/shapes/vehicleExpenses.ts'
import { monthsOf } from '../../../rules/vehicles/costs.ts'
import { centsOf } from '../../../rules/words/money.ts'
import { namesOfBar } from '../../../screen-kit/reports/barNames.ts'
import { costSeries } from '../../../screen-kit/reports/costSeries.ts'
import { axisOf, shortMetricText } from '../../../screen-kit/reports/metricText.ts'
import { Shares } from '../../../widgets/charts/Shares.tsx'
import { StackedBars } from '../../../widgets/charts/StackedBars.tsx'
import { Card } from '../../../widgets/page/Card.tsx'

const cents = (amount: string | undefined): number => centsOf(amount ?? '') ?? 0

type Props = {
  summary: CostsSummary
  /** The period of the report. Months without costs appear as empty bars. */
  fromDate: string
  toDate: string
}

export const CostsChart = ({ summary, fromDate, toDate }: Props) => {
  const { currency } = summary
  const months = monthsOf(
    summary.months.map(({ month }) => month),
    fromDate,
    toDate,
  )
  const format = (value: number) => shortMetricText('money', value, currency)
  const axis = axisOf('money', currency)
  return (
    <div className="charts">
      <Card title="Разходи по месеци">
        <StackedBars
          title="Разходи по месеци"
          series={costSeries}
          format={format}
          {...(axis && { axis })}
          bars={months.map((month) => {
            const sums = summary.months.find((one) => one.month === month)
            return {
              key: month,
              ...{ label: month, ...namesOfBar(month) },
              values: costSeries.map(({ kind }) => cents(sums?.[kind])),
            }
          })}
        />
      </Card>
      <Card title="Дял по вид разход">
        <Shares
          title="Дял по вид разход"
          series={[{ label: 'Сума', tone: 'blue' }]}
          format={format}
          bars={costSeries.map(({ kind, label, tone }) => ({ key: kind, label, tone, values: [cents(summary[kind])] }))}
        />
      </Card>
    </div>
  )
}
