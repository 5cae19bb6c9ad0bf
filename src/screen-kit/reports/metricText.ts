import type { ReportSummary } from '../../contract/reports.ts'
import { formatDate } from '../../dates/civilDate.ts'
import type { MetricUnit } from '../../rules/reports/metrics.ts'
import type { WholePeriod } from '../../rules/reports/periods.ts'
import { amountParts, asCurrency, currencyLabels, formatAmount, shownFirst } from '../../rules/words/money.ts'
import { countOrDash, formatCount } from '../../rules/words/pluralise.ts'
import { appConfig } from '../../transport/config.ts'
import type { Axis } from '../../widgets/charts/chart.ts'

const oneDecimal = (value: number): string => {
  const [whole = '0', fraction = '0'] = Math.abs(value).toFixed(1).split('.')
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))},${fraction}`
}

export const metricText = (unit: MetricUnit, value: number | null, currency: string): string => {
  if (value === null || unit === 'count') return countOrDash(value)
  if (unit === 'money') return formatAmount(value, currency, appConfig().amountDisplay)
  return unit === 'percent' ? `${oneDecimal(value)}\u00a0%` : oneDecimal(value)
}

/** Formats the value of a metric, money in one currency only („25,00 €“), for many values side by side. */
export const shortMetricText = (unit: MetricUnit, value: number | null, currency: string): string =>
  unit === 'money' && value !== null
    ? amountParts(value, currency, appConfig().amountDisplay).main
    : metricText(unit, value, currency)

export const axisOf = (unit: MetricUnit, code: string): Axis | undefined => {
  const known = asCurrency(code)
  if (unit !== 'money' || known === null) return undefined
  const { currency, rate } = shownFirst(known, appConfig().amountDisplay)
  const format = (cents: number) => `${formatCount(cents / 100)}\u00a0${currencyLabels[currency]}`
  return { unit: rate, whole: 100, format }
}

export const periodText = ({ fromDate, toDate }: WholePeriod): string =>
  `${formatDate(fromDate)} – ${formatDate(toDate)}`

/**
 * True if the records begin later than the earlier period with which the report is compared; a change in per cent would
 * then be misleading.
 */
export const isComparedInPart = ({ compared, since }: Pick<ReportSummary, 'compared' | 'since'>): boolean =>
  compared !== null && since !== null && since > compared.fromDate
