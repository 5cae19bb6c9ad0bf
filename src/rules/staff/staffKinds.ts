import type { StaffKind } from '../../contract/shapes/staff.ts'

export type LeaveKind = {
  label: string
  basis: string
  counted: 'working' | 'calendar'
  usesBalance?: true
  needsReason?: true
  /** The document that proves the reason of the leave; it must be attached before the check. */
  paper?: string
  most?: number
}
const workingDays = (label: string, article: string, more: Partial<LeaveKind> = {}): LeaveKind => ({
  label,
  basis: `чл. ${article} от КТ`,
  counted: 'working',
  ...more,
})

/**
 * The kinds of leave. Articles and days of the Кодекс на труда as of 2026, not checked against the law. The values of
 * чл. 157 (marriage, death, donation) and чл. 163, ал. 8 (the father's fifteen days) come from press articles of
 * December 2025.
 */
export const leaveKinds: Readonly<Record<string, LeaveKind>> = {
  annual: workingDays('Платен годишен отпуск', '155', { usesBalance: true }),
  additional: workingDays('Допълнителен платен отпуск', '156', { usesBalance: true }),
  unpaid: workingDays('Неплатен отпуск', '160', { needsReason: true }),
  service: workingDays('Служебен отпуск', '161', { needsReason: true }),
  study: workingDays('Учебен отпуск', '169', { most: 25, paper: 'служебна бележка от учебното заведение' }),
  stateExam: workingDays('За държавен изпит', '169', { most: 30, paper: 'служебна бележка от учебното заведение' }),
  entranceExam: workingDays('За приемен изпит', '170', { most: 12, paper: 'документ за явяване на изпита' }),
  marriage: workingDays('За встъпване в брак', '157', { most: 2, paper: 'удостоверение за граждански брак' }),
  bereavement: workingDays('При смърт на близък', '157', { most: 2, paper: 'препис от акта за смърт' }),
  bloodDonation: workingDays('За кръводаряване', '157', { most: 2, paper: 'бележка от центъра за кръводаряване' }),
  civicDuty: workingDays('За граждански и обществени задължения', '157', {
    needsReason: true,
    paper: 'призовка или друг документ',
  }),
  maternity: workingDays('Бременност и раждане', '163', { counted: 'calendar', most: 410, paper: 'болничен лист' }),
  childCare: workingDays('За отглеждане на дете до 2 години', '164', {
    counted: 'calendar',
    paper: 'удостоверение за раждане',
  }),
  paternity: workingDays('При раждане на дете (баща)', '163', {
    counted: 'calendar',
    most: 15,
    paper: 'удостоверение за раждане',
  }),
}

type Labels = Readonly<Record<string, string>>
export const leaveKindLabels: Labels = Object.fromEntries(
  Object.entries(leaveKinds).map(([kind, { label }]) => [kind, label]),
)
export const tripKindLabels: Labels = { domestic: 'В страната', abroad: 'В чужбина' }
export const transportLabels: Labels = {
  train: 'Влак',
  bus: 'Автобус',
  serviceCar: 'Служебен автомобил',
  privateCar: 'Личен автомобил',
  plane: 'Самолет',
}
export const tripPayerLabels: Labels = {
  own: 'Командироващата организация',
  host: 'Приемащата организация',
  project: 'Програма или проект',
}
export const tripGroundLabels: Labels = { inspection: 'Проверка', caseFile: 'Преписка' }
export const sickLeaveKindLabels: Labels = { first: 'Първичен', continuation: 'Продължение' }
export const sickLeaveReasonLabels: Labels = {
  illness: 'Общо заболяване',
  workAccident: 'Трудова злополука',
  otherAccident: 'Нетрудова злополука',
  occupational: 'Професионална болест',
  familyCare: 'Гледане на болен член от семейството',
  quarantine: 'Карантина',
  maternity: 'Бременност и раждане',
}
export const regimenLabels: Labels = {
  home: 'Домашен',
  hospital: 'Болничен',
  sanatorium: 'Санаторно-курортен',
  free: 'Свободен',
}
export const reportKindLabels: Labels = { trip: 'По командировка', advance: 'По служебен аванс', other: 'Друг' }
export const expenseKindLabels: Labels = {
  daily: 'Дневни',
  lodging: 'Квартирни',
  travel: 'Пътни',
  fuel: 'Гориво',
  parking: 'Паркинг',
  fee: 'Такса правоучастие',
  materials: 'Материали',
  other: 'Друго',
}

export const kindLabels: Readonly<Record<StaffKind, Labels>> = {
  leave: leaveKindLabels,
  trip: tripKindLabels,
  sickLeave: sickLeaveKindLabels,
  expense: reportKindLabels,
}

export const kindIn = (labels: Labels, kind: string): string => labels[kind] ?? kind
