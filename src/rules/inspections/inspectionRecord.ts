import { InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { InspectedDevice, Inspection, InspectionMeasure } from '../../contract/shapes/inspections.ts'

export type InspectionField = keyof Inspection & string

export const inspectionLabels: Partial<Record<InspectionField, string>> = {
  kindId: 'Вид проверка',
  basis: 'Основание',
  basisNumber: 'Основание №',
  basisDate: 'Дата на основанието',
  startsAt: 'Начало',
  endsAt: 'Край',
  department: 'Регионален отдел',
  team: 'Проверяващи',
  inspectedPerson: 'Проверявано лице',
  siteName: 'Обект',
  siteKind: 'Вид обект',
  settlementName: 'Населено място',
  siteAddress: 'Адрес',
  representativeName: 'Присъствал представител',
  representativePosition: 'Длъжност на представителя',
  categories: 'Категории средства за измерване',
  requirements: 'Проверени изисквания',
  devices: 'Проверени средства за измерване',
  findings: 'Констатации',
  resultId: 'Резултат',
  measures: 'Мерки',
  followUpUntil: 'Последваща проверка до',
  protocol: 'Протокол',
  note: 'Забележка',
}

/** The labels of the fields of a device that can have an error. */
export const deviceLabels = {
  category: 'Категория',
  name: 'Наименование',
  serialNumber: 'Сериен №',
  violation: 'Нарушение',
} satisfies Partial<Record<keyof InspectedDevice, string>>
export type DeviceField = keyof typeof deviceLabels

/** The labels of the fields of a measure that can have an error. */
export const measureFieldLabels = {
  kind: 'Вид',
  number: '№',
  date: 'Дата',
  until: 'Срок',
  text: 'Описание',
} satisfies Partial<Record<keyof InspectionMeasure, string>>
export type MeasureField = keyof typeof measureFieldLabels

export const blankDevice = (key: string, category = ''): InspectedDevice => ({
  key,
  category,
  name: '',
  typeGuid: null,
  measuringType: '',
  serialNumber: '',
  mark: '',
  markValidUntil: null,
  reading: '',
  isConforming: null,
  violation: '',
  measure: '',
  nextCheckUntil: null,
})

export const blankMeasure = (date: string | null): InspectionMeasure => ({
  kind: '',
  number: '',
  date,
  until: null,
  doneOn: null,
  text: '',
})

export const blankInspection: Inspection = {
  guid: '',
  number: '',
  statusId: InspectionStatus.DRAFT,
  annulledBecause: '',
  kindId: null,
  basis: '',
  basisNumber: '',
  basisDate: null,
  startsAt: null,
  endsAt: null,
  department: null,
  team: [],
  inspectedPerson: null,
  inspectedPersonIdentifier: '',
  siteName: '',
  siteKind: '',
  settlementName: '',
  siteAddress: '',
  representativeName: '',
  representativePosition: '',
  categories: [],
  requirements: '',
  devices: [],
  findings: '',
  resultId: null,
  measures: [],
  followUpUntil: null,
  protocol: null,
  groupedInspection: null,
  follows: null,
  followedBy: [],
  caseFiles: [],
  documents: [],
  note: '',
}
