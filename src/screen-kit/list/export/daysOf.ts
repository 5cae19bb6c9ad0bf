import { formatDate } from '../../../dates/civilDate.ts'

/** „01.11.2026 до 20.11.2026“ for a filter with a period; otherwise undefined. */
export const daysOf = (filter: { fromDate?: unknown; toDate?: unknown }): string | undefined =>
  typeof filter.fromDate === 'string' && typeof filter.toDate === 'string'
    ? `${formatDate(filter.fromDate)} до ${formatDate(filter.toDate)}`
    : undefined
