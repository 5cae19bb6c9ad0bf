import type { ReportSummary } from '../../contract/reports.ts'
import { BarRows } from '../../widgets/charts/BarRows.tsx'
import type { Bar } from '../../widgets/charts/chart.ts'
import { Shares } from '../../widgets/charts/Shares.tsx'
import { StackedBars } from '../../widgets/charts/StackedBars.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { axisText, figureText } from './figureText.ts'
import { namesOfMonth } from './monthNames.ts'
import type { Going, ReportChart } from './reportKit.ts'

const pictures = { stacked: StackedBars, rows: BarRows, shares: Shares }
type Props<F> = { charts: readonly ReportChart<F>[]; summary: ReportSummary; going: Going<F> }

/** The pictures of a report; a part of a bar leads to what it counts. */
export const ReportCharts = <F,>({ charts, summary, going }: Props<F>) => {
  const drawn = charts.flatMap((chart) => {
    const bars = summary.charts.find((one) => one.chart === chart.name)?.bars ?? []
    return bars.some(({ values }) => values.some((value) => value > 0)) ? [{ chart, bars }] : []
  })
  return (
    <div className="charts">
      {drawn.map(({ chart, bars }) => {
        const Picture = pictures[chart.kind]
        const shown = bars.map(
          (bar): Bar => ({
            ...bar,
            label: chart.labelOf?.(bar.key) ?? (bar.label || 'Без посочване'),
            tone: chart.toneOf?.(bar.key),
            ...namesOfMonth(bar.key),
            hrefs: bar.values.map((_, series) => chart.hrefOf?.({ key: bar.key, series }, going)),
          }),
        )
        const leads = shown.some(({ hrefs }) => hrefs?.some((href) => href !== undefined))
        return (
          <Card key={chart.name} title={chart.title}>
            <Picture
              title={chart.title}
              series={chart.series}
              format={(value) => figureText(chart.unit, value, summary.currency)}
              formatTick={(value) => axisText(chart.unit, value, summary.currency)}
              bars={shown}
              leads={leads && chart.leadsTo ? `Всяка част води до ${chart.leadsTo(going)}.` : undefined}
            />
          </Card>
        )
      })}
    </div>
  )
}
