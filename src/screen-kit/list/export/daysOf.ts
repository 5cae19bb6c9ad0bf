import { formatDate } from '../../../dates/civilDate.ts'

export const daysOf = (filter: { fromDate?: unknown; toDate?: unknown }): string | undefined =>
  typeof filter.fromDate === 'string' && typeof filter.toDate === 'string'
    ? `${formatDate(filter.fromDate)} до ${formatDate(filter.toDate)}`
    : undefined
