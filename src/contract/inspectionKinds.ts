/** The choices of inspections with their labels. The specification names none; this product proposes the keys. */

export const InspectionStatus = { DRAFT: 1, PLANNED: 2, UNDER_WAY: 3, FINISHED: 4, ANNULLED: 5 } as const

export const inspectionStatusLabels: Readonly<Record<number, string>> = {
  1: 'Чернова',
  2: 'Планирана',
  3: 'В ход',
  4: 'Приключена',
  5: 'Анулирана',
}

export const inspectionKindLabels: Readonly<Record<number, string>> = {
  1: 'Планова',
  2: 'Извънпланова',
  3: 'По жалба или сигнал',
  4: 'Последваща (контролна)',
  5: 'Съвместна',
  6: 'В рамките на групова проверка',
}

export const InspectionKind = { PLANNED: 1, COMPLAINT: 3, FOLLOW_UP: 4, IN_GROUP: 6 } as const

export const InspectionResult = { CONFORMS: 1, VIOLATIONS: 2, OBSTRUCTED: 3 } as const
export const inspectionResultLabels: Readonly<Record<number, string>> = {
  1: 'Без нарушения',
  2: 'С нарушения',
  3: 'Възпрепятствана',
}

export const basisLabels = {
  plan: 'Годишен план',
  order: 'Заповед',
  complaint: 'Жалба',
  signal: 'Сигнал',
  request: 'Искане',
  protocol: 'Протокол от предходна проверка',
} as const

export const siteKinds = [
  'Бензиностанция',
  'Газстанция',
  'Търговски обект',
  'Пазар',
  'Склад на едро',
  'Сервиз',
  'Пункт за технически преглед',
  'Производствено предприятие',
  'Аптека',
  'Лечебно заведение',
  'Лаборатория',
  'Водомерна лаборатория',
  'Сграда – етажна собственост',
  'Трафопост',
  'Таксиметрови превози',
] as const

/** The papers of an inspection that become registered documents. The labels are the names of their document types. */
export const inspectionPaperLabels = { protocol: 'Констативен протокол', act: 'АУАН' } as const
export type InspectionPaper = keyof typeof inspectionPaperLabels
export const inspectionPapers = ['protocol', 'act'] as const satisfies readonly InspectionPaper[]

export const measureLabels = {
  prescription: 'Предписание',
  ban: 'Забрана за ползване',
  stop: 'Временно спиране',
  act: 'АУАН',
  signal: 'Сигнал до друг орган',
} as const
