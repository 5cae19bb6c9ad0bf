import type { ReportSummary } from '../../contract/reports.ts'
import { changeInPercent, type Metrics, type MetricUnit } from '../../rules/reports/metrics.ts'
import { amountParts } from '../../rules/words/money.ts'
import { appConfig } from '../../transport/config.ts'
import { Definition } from '../../widgets/overlays/Definition.tsx'
import { isComparedInPart, metricText, periodText, shortMetricText } from './metricText.ts'
import { shownMetrics } from './reportDefinition.ts'
import './reports.css'

type Total = ReportSummary['totals'][number]

const comparisonText = (text: string, { value, before: former }: Total): string => {
  const change = changeInPercent(value, former)
  return `преди година: ${text}${change === null ? '' : ` (${change > 0 ? '+' : ''}${change}\u00a0%)`.replace('-', '−')}`
}

type ValueProps = { unit: MetricUnit; value: number | null; currency: string }
/** Renders a total in large letters; for money the amount in leva follows in small letters. */
const Value = ({ unit, value, currency }: ValueProps) => {
  if (unit === 'money' && value === 0) return '–'
  if (unit !== 'money' || value === null) return metricText(unit, value, currency)
  const { main, muted } = amountParts(value, currency, appConfig().amountDisplay)
  return (
    <>
      <span className="nowrap">{main}</span> {muted && <span className="muted nowrap">{muted}</span>}
    </>
  )
}

type Props = {
  summary: ReportSummary
  metrics: Metrics
  writtenOut?: boolean
}

export const ReportTotals = ({ summary, metrics, writtenOut }: Props) => {
  const { totals, compared, currency } = summary
  // Totals are not compared if there are records for only a part of the earlier period, because the comparison would be
  // misleading.
  const isCompared = compared !== null && !isComparedInPart(summary)
  return (
    <>
      <dl className="report-totals">
        {shownMetrics(metrics).flatMap((name) => {
          const total = totals.find(({ figure: metric }) => metric === name)
          const metric = metrics[name]
          // The share of the total row is always 100 %, so it is left out.
          if (!total || !metric || metric.shareOf) return []
          const { header, about, unit } = metric
          return (
            <div key={name}>
              <dt>
                {header}
                {writtenOut ? <small>{about}</small> : <Definition of={header}>{about}</Definition>}
              </dt>
              <dd>
                <Value unit={unit} value={total.value} currency={currency} />
                {isCompared && total.before !== null && (
                  <small>{comparisonText(shortMetricText(unit, total.before, currency), total)}</small>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {isCompared && compared && <p className="report-compared">{`Сравнено с ${periodText(compared)}.`}</p>}
    </>
  )
}
