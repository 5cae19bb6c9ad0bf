import {
  approvalKindLabels,
  foreignDocumentLabels,
  holderRoleLabels,
  supplementKindLabels,
} from '../../contract/deviceKinds.ts'
import { labelIn } from '../../contract/labels.ts'
import type { Characteristic, ContentField, DeviceTypeBody, TypeContent } from '../../contract/shapes/devices.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { importerOf } from '../../rules/devices/holderRole.ts'
import { pluralise } from '../../rules/words/pluralise.ts'

const common: Record<ContentField, string> = {
  measuringDeviceCategory: 'Категория СИ',
  measuringDeviceName: 'Наименование на средството за измерване',
  measuringType: 'Тип (модел)',
  manufacturer: 'Производител',
  manufacturerCountry: 'Държава на производителя',
  holder: 'Заявител',
  holderRoleId: 'Качество на заявителя',
  importer: 'Вносител',
  approvalKindId: 'Вид одобряване',
  limitation: 'Ограничения (брой, срок, място)',
  certificateNumber: 'Удостоверение за одобрен тип №',
  certificateDate: 'Дата на удостоверението',
  validUntil: 'Срок на валидност',
  approvalSign: 'Знак за одобрен тип',
  metrologicalCharacteristics: 'Метрологични характеристики',
  accuracyClass: 'Клас на точност',
  measuringRange: 'Обхват на измерване',
  typeDescription: 'Описание на типа',
  intendedUse: 'Предназначение',
  sealingPlaces: 'Места за пломбиране и поставяне на знаци',
  verificationPeriod: 'Периодичност на последващите проверки',
  testReport: 'Протокол от изпитване № / дата / лаборатория',
  orderNumber: 'Заповед №',
  orderDate: 'Дата на заповедта',
  note: 'Забележка',
  issuingCountry: 'Държава, издала одобрението',
  issuingBody: 'Орган, издал одобрението',
  foreignDocumentKindId: 'Вид на документа',
  notifiedBody: 'Нотифициран орган №',
  recognitionBasis: 'Основание за вписване (признаване)',
}

const foreignLabels: Partial<Record<ContentField, string>> = {
  holder: 'Представител в България',
  certificateNumber: 'Чуждестранно удостоверение №',
  certificateDate: 'Дата на чуждестранното удостоверение',
  validUntil: 'Валидно до',
}

export const toRegister = 'Нужно за вписване.'

export type BodyField = keyof DeviceTypeBody & string
const ofSupplement: Partial<Record<BodyField, string>> = {
  supplementKindId: 'Вид на допълнението',
  supplementDate: 'В сила от',
  supplementDescription: 'Описание на изменението',
}

export const labelOfField = (field: BodyField, isForeign: boolean): string =>
  ofSupplement[field] ??
  (isForeign ? foreignLabels[field as ContentField] : undefined) ??
  common[field as ContentField] ??
  ''

export const characteristicText = ({ name, value, unit }: Characteristic): string => `${name}: ${value} ${unit}`.trim()

const special: Partial<Record<ContentField, (says: TypeContent) => string>> = {
  manufacturerCountry: ({ manufacturerCountry }) => manufacturerCountry?.name ?? '',
  issuingCountry: ({ issuingCountry }) => issuingCountry?.name ?? '',
  holder: ({ holder }) => holder?.name ?? '',
  holderRoleId: ({ holderRoleId }) => labelIn(holderRoleLabels, holderRoleId, 'n'),
  importer: importerOf,
  approvalKindId: ({ approvalKindId }) => labelIn(approvalKindLabels, approvalKindId, 'n'),
  foreignDocumentKindId: ({ foreignDocumentKindId }) => labelIn(foreignDocumentLabels, foreignDocumentKindId),
  certificateDate: ({ certificateDate }) => formatDate(certificateDate),
  validUntil: ({ validUntil }) => formatDate(validUntil),
  orderDate: ({ orderDate }) => formatDate(orderDate),
  metrologicalCharacteristics: (says) => says.metrologicalCharacteristics.map(characteristicText).join('\n'),
  verificationPeriod: ({ verificationPeriod }) =>
    verificationPeriod === null ? '' : pluralise(verificationPeriod, 'year'),
}

export const shownValue = (field: ContentField, says: TypeContent): string =>
  special[field]?.(says) ?? String(says[field] ?? '')

export const supplementKindName = (id: number | null): string => labelIn(supplementKindLabels, id)
