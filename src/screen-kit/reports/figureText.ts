import { formatDate } from '../../dates/civilDate.ts'
import type { FigureUnit } from '../../rules/reports/figures.ts'
import type { WholePeriod } from '../../rules/reports/periods.ts'
import { countOrDash, formatCount } from '../../rules/words/count.ts'
import { formatAmount } from '../../rules/words/money.ts'
import { appConfig } from '../../transport/config.ts'

const oneDecimal = (value: number): string => {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))}${fraction ? `,${fraction}` : ''}`
}

/** A figure as it is read: „1234“, „12,3“, „48,7 %“, „48,90 лв. (25,00 €)“; „–“ for one that is not known. */
export const figureText = (unit: FigureUnit, value: number | null, currency: string): string => {
  if (value === null || unit === 'count') return countOrDash(value)
  if (unit === 'money') return formatAmount(value, currency, appConfig().amountDisplay)
  return unit === 'percent' ? `${oneDecimal(value)} %` : oneDecimal(value)
}

/** „01.01.2026 – 20.11.2026“ */
export const periodText = ({ fromDate, toDate }: WholePeriod): string =>
  `${formatDate(fromDate)} – ${formatDate(toDate)}`
