import type { MetricUnit } from '../../rules/reports/metrics.ts'
import { shortMetricText } from './metricText.ts'

type Props = { unit: MetricUnit; value: number | null; currency: string }

/** Renders the value of a metric. Zero is a dash, so that other values are easier to find. */
export const MetricValue = ({ unit, value, currency }: Props) =>
  value === 0 ? (
    <span className="muted">–</span>
  ) : (
    <span className="nowrap">{shortMetricText(unit, value, currency)}</span>
  )
