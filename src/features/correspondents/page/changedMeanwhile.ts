import type { Correspondent } from '../../../contract/shapes/correspondents.ts'

const labels = {
  isLegalEntity: 'Вид',
  isForeign: 'Чуждестранно лице',
  entityIdentifier: 'ЕИК/БУЛСТАТ',
  entityName: 'Наименование',
  legalForm: 'Правна форма',
  unifiedCitizenshipNumber: 'ЕГН',
  foreignerPersonalIdentifier: 'ЛНЧ',
  firstName: 'Име',
  middleName: 'Презиме',
  lastName: 'Фамилия',
  representatives: 'Представляващи',
  correspondentAddresses: 'Адреси',
  correspondentContacts: 'Контакти',
  correspondentGroupId: 'Кореспондентска група',
  preferredSentViaId: 'Предпочитан начин за връчване',
  note: 'Бележка',
  isActive: 'Активен',
} satisfies Partial<Record<keyof Correspondent, string>>

/** What differs between the version that was opened and the one the backend has now, by the labels of the form. */
export const changedMeanwhile = (opened: Correspondent, now: Correspondent): string[] =>
  (Object.keys(labels) as (keyof typeof labels)[])
    .filter((name) => JSON.stringify(opened[name]) !== JSON.stringify(now[name]))
    .map((name) => labels[name])
