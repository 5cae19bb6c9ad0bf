import type { ReportSummary } from '../../contract/reports.ts'
import { BarRows } from '../../widgets/charts/BarRows.tsx'
import type { Bar } from '../../widgets/charts/chart.ts'
import { Shares } from '../../widgets/charts/Shares.tsx'
import { StackedBars } from '../../widgets/charts/StackedBars.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { namesOfBar } from './barNames.ts'
import { axisOf, shortMetricText } from './metricText.ts'
import type { ReportChart, ReportLinkContext } from './reportDefinition.ts'

const pictures = { stacked: StackedBars, rows: BarRows, shares: Shares }
type Props<F> = { charts: readonly ReportChart<F>[]; summary: ReportSummary; linkContext: ReportLinkContext<F> }

/** The minimum number of bars in a chart. With fewer bars a chart shows nothing more than the table. */
const FEWEST_BARS = 3

export const ReportCharts = <F,>({ charts, summary, linkContext }: Props<F>) => {
  const drawn = charts.flatMap((chart) => {
    const bars = summary.charts.find((one) => one.chart === chart.name)?.bars ?? []
    const isFilled = ({ values }: { values: readonly number[] }) => values.some((value) => value > 0)
    return bars.filter(isFilled).length >= FEWEST_BARS ? [{ chart, bars }] : []
  })
  return (
    <div className="charts">
      {drawn.map(({ chart, bars }) => {
        const Picture = pictures[chart.kind]
        const drawnBars = bars.map(
          (bar): Bar => ({
            ...bar,
            label: (chart.nameOf?.(bar) ?? bar.label) || 'Без посочване',
            tone: chart.toneOf?.(bar.key),
            ...namesOfBar(bar.key),
            hrefs: bar.values.map((_, series) => chart.hrefOf?.({ key: bar.key, series }, linkContext)),
          }),
        )
        const axis = axisOf(chart.unit, summary.currency)
        const leads = drawnBars.some(({ hrefs }) => hrefs?.some((href) => href !== undefined))
        return (
          <Card key={chart.name} title={chart.title}>
            <Picture
              title={chart.title}
              series={chart.series}
              format={(value) => shortMetricText(chart.unit, value, summary.currency)}
              {...(axis && { axis })}
              bars={drawnBars}
              leads={leads && chart.leadsTo ? `Всяка част води до ${chart.leadsTo(linkContext)}.` : undefined}
            />
          </Card>
        )
      })}
    </div>
  )
}
