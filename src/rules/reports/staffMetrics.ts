import type { Metrics } from './metrics.ts'

export const tripMetrics = {
  count: { header: 'Брой', about: 'Одобрените командировки, които започват в периода.', unit: 'count' },
  days: { header: 'Дни', about: 'Календарните им дни, цели, и след края на периода.', unit: 'count' },
  daily: { header: 'Дневни', about: 'По ставките за всеки ден.', unit: 'money' },
  lodging: { header: 'Квартирни', about: 'По заповедта, за всяка нощувка.', unit: 'money' },
  travel: { header: 'Пътни', about: 'По заповедта.', unit: 'money' },
  total: { header: 'Общо', about: 'Дневни, квартирни и пътни по заповед, а не по отчета за разходите.', unit: 'money' },
} as const satisfies Metrics

export const sickLeaveMetrics = {
  count: {
    header: 'Брой листове',
    about: 'Болничните листове, които започват в периода, без анулираните.',
    unit: 'count',
  },
  calendarDays: { header: 'Календарни дни', about: 'Всички дни на листовете, и след края на периода.', unit: 'count' },
  workingDays: { header: 'Работни дни', about: 'От тях: работните по календара.', unit: 'count' },
  employerDays: {
    header: 'За сметка на работодателя',
    about: 'Първите два работни дни на първичните листове.',
    unit: 'count',
  },
} as const satisfies Metrics
