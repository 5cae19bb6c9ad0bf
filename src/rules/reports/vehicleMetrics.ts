import type { Metrics } from './metrics.ts'

export const policyMetrics = {
  count: {
    header: 'Изтичащи',
    about:
      'Полиците, които изтичат в срока; без избран период и изтеклите, след които няма нова. Само на автомобили в експлоатация.',
    unit: 'count',
  },
  notRenewed: {
    header: 'Без следваща',
    about: 'От тях: за деня след изтичането още няма полица.',
    unit: 'count',
  },
  unpaid: {
    header: 'Неплатени вноски',
    about: 'Сумата на неплатените вноски с падеж в срока; без избран период и на просрочените.',
    unit: 'money',
  },
  overdue: { header: 'Просрочени вноски', about: 'От тях: вноските, чийто падеж е минал.', unit: 'money' },
} as const satisfies Metrics

export const inspectionMetrics = {
  count: {
    header: 'Изтичащи',
    about:
      'Прегледите, които изтичат в срока; без избран период и изтеклите, след които няма нов. Само на автомобили в експлоатация.',
    unit: 'count',
  },
  notRenewed: { header: 'Без следващ', about: 'От тях: още няма по-нов преглед.', unit: 'count' },
} as const satisfies Metrics

export const expenseMetrics = {
  count: {
    header: 'Брой',
    about: 'Записаните разходи с дата в периода; застрахователната премия се брои по вноски.',
    unit: 'count',
  },
  amount: { header: 'Сума', about: 'С ДДС, всяка сума превалутирана поотделно.', unit: 'money' },
  share: { header: 'Дял %', about: 'Частта от общата сума на справката.', unit: 'percent', shareOf: 'amount' },
} as const satisfies Metrics
