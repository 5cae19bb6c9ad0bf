import type { Metrics } from './metrics.ts'

export const documentMetrics = {
  count: {
    header: 'Брой',
    about: 'Документите с номер, регистрирани в периода, без анулираните.',
    unit: 'count',
  },
  finished: {
    header: 'Приключени',
    about: 'От тях: със статус „Приключен“ или „Препратен“ днес.',
    unit: 'count',
  },
  withdrawn: {
    header: 'Оттеглени и прекратени',
    about: 'От приключените: с основание „Оттеглено от подателя“ или „Производството е прекратено“.',
    unit: 'count',
  },
  unfinished: { header: 'Неприключени', about: 'От тях: с всеки друг статус днес.', unit: 'count' },
  late: {
    header: 'Просрочени',
    about: 'От неприключените: срокът е минал. Спрените не са просрочени.',
    unit: 'count',
  },
  finishedShare: {
    header: 'Приключени %',
    about: 'Приключените спрямо всички преброени.',
    unit: 'percent',
    ratio: { of: 'finished', to: 'count' },
  },
  withTerm: {
    header: 'Със срок',
    about: 'Преброените документи, на които е определен срок.',
    unit: 'count',
    isPart: true,
  },
  termDays: { header: 'Дни по срок', about: 'Сборът на дните на сроковете.', unit: 'days', isPart: true },
  averageTerm: {
    header: 'Среден срок (дни)',
    about: 'Календарните дни от регистрирането до срока, средно за документите със срок.',
    unit: 'days',
    ratio: { of: 'termDays', to: 'withTerm' },
  },
} as const satisfies Metrics

export const executionMetrics = {
  count: {
    header: 'Възложени',
    about: 'Задачите, възложени в периода на служителя като изпълнител, без снетите.',
    unit: 'count',
  },
  inTime: { header: 'В срок', about: 'От тях: изпълнени от служителя до крайния срок.', unit: 'count' },
  afterTerm: { header: 'След срока', about: 'От тях: изпълнени след крайния срок.', unit: 'count' },
  open: { header: 'Неизпълнени', about: 'От тях: чакат служителя днес.', unit: 'count' },
  late: {
    header: 'Просрочени',
    about: 'От неизпълнените: срокът е минал. По спрени документи срок не тече.',
    unit: 'count',
  },
  done: { header: 'Изпълнени', about: 'В срок и след срока.', unit: 'count', isPart: true },
  inTimeShare: {
    header: 'В срок от изпълнените %',
    about: 'Изпълнените в срок спрямо всички изпълнени. Просрочените, които още чакат, не са в него.',
    unit: 'percent',
    ratio: { of: 'inTime', to: 'done' },
  },
  doneDays: { header: 'Дни до изпълнение', about: 'Сборът им за изпълнените.', unit: 'days', isPart: true },
  averageDays: {
    header: 'Средно дни',
    about: 'Календарните дни от възлагането до изпълнението, средно за изпълнените.',
    unit: 'days',
    ratio: { of: 'doneDays', to: 'done' },
  },
} as const satisfies Metrics

export const correspondentMetrics = {
  incoming: {
    header: 'Входящи',
    about: 'Входящите документи с номер от периода, по които лицето е кореспондент.',
    unit: 'count',
  },
  outgoing: {
    header: 'Изходящи',
    about: 'Изходящите документи с номер от периода до лицето.',
    unit: 'count',
  },
  caseFiles: {
    header: 'Преписки',
    about: 'Различните преписки, в които са тези документи; броени при всеки кореспондент.',
    unit: 'count',
  },
} as const satisfies Metrics

export const paymentMetrics = {
  count: { header: 'Задължения', about: 'Възникналите в периода, без отменените и възстановените.', unit: 'count' },
  due: { header: 'Дължимо', about: 'Сумата на преброените задължения.', unit: 'money' },
  paid: { header: 'Платено', about: 'Всички плащания по тях, и след периода.', unit: 'money' },
  left: {
    header: 'Остатък',
    about: 'Дължимото без платеното по задълженията, които още чакат плащане.',
    unit: 'money',
  },
  paidShare: {
    header: 'Платено %',
    about: 'Платеното спрямо дължимото.',
    unit: 'percent',
    ratio: { of: 'paid', to: 'due' },
  },
} as const satisfies Metrics

export const typeMetrics = {
  count: { header: 'Вписани', about: 'Типовете с дата на вписване в периода, без черновите.', unit: 'count' },
  valid: { header: 'Действащи', about: 'От тях: валидни и неотменени днес.', unit: 'count' },
  expired: { header: 'С изтекъл срок', about: 'От тях: валидността е минала.', unit: 'count' },
  cancelled: { header: 'Отменени', about: 'От тях: отменени със заповед.', unit: 'count' },
  supplements: { header: 'Допълнения', about: 'Вписаните допълнения към тези типове, и след периода.', unit: 'count' },
} as const satisfies Metrics

export const inspectionWorkMetrics = {
  count: { header: 'Проверки', about: 'Приключените проверки, които започват в периода.', unit: 'count' },
  devices: { header: 'СИ', about: 'Проверените в тях средства за измерване.', unit: 'count' },
  nonConforming: { header: 'Несъответстващи', about: 'От тях: средствата, които не съответстват.', unit: 'count' },
  share: {
    header: 'Несъответстващи %',
    about: 'Несъответстващите спрямо проверените средства.',
    unit: 'percent',
    ratio: { of: 'nonConforming', to: 'devices' },
  },
  prescriptions: { header: 'Предписания', about: 'Предписанията по тези проверки.', unit: 'count' },
  acts: { header: 'АУАН', about: 'Актовете за установяване на административни нарушения по тях.', unit: 'count' },
} as const satisfies Metrics
