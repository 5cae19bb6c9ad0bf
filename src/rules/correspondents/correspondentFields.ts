import type { Correspondent } from '../../contract/shapes/correspondents.ts'

type SetByServer = 'id' | 'fullName' | 'uniqueNumber' | 'formerNames' | 'mergedInto'
/**
 * The fields that the user fills in. If a field is added to a correspondent, it is one of these unless `SetByServer`
 * lists it.
 */
export type CorrespondentFieldName = Exclude<keyof Correspondent, SetByServer>
/** A correspondent with all fields. In a response the optional fields may be missing. */
export type WholeCorrespondent = Correspondent & Required<Pick<Correspondent, CorrespondentFieldName>>

type FieldUse = {
  label: string
  /**
   * Who has the field: persons, legal entities or both. If the correspondent does not have it, an empty value is sent.
   */
  of: 'person' | 'entity' | 'both'
  part: 'kind' | 'person' | 'entity' | 'identifier' | 'table' | 'more'
}

export const correspondentFields = {
  isLegalEntity: { label: 'Вид', of: 'both', part: 'kind' },
  isForeign: { label: 'Чуждестранно лице', of: 'both', part: 'kind' },
  hasNoIdentifier: { label: 'Без идентификатор', of: 'both', part: 'identifier' },
  entityIdentifier: { label: 'ЕИК/БУЛСТАТ', of: 'entity', part: 'entity' },
  entityName: { label: 'Наименование', of: 'entity', part: 'entity' },
  legalForm: { label: 'Правна форма', of: 'entity', part: 'entity' },
  unifiedCitizenshipNumber: { label: 'ЕГН', of: 'person', part: 'person' },
  foreignerPersonalIdentifier: { label: 'ЛНЧ', of: 'person', part: 'person' },
  firstName: { label: 'Име', of: 'person', part: 'person' },
  middleName: { label: 'Презиме', of: 'person', part: 'person' },
  lastName: { label: 'Фамилия', of: 'person', part: 'person' },
  representatives: { label: 'Представляващи', of: 'entity', part: 'table' },
  correspondentAddresses: { label: 'Адреси', of: 'both', part: 'table' },
  correspondentContacts: { label: 'Контакти', of: 'both', part: 'table' },
  correspondentGroupId: { label: 'Кореспондентска група', of: 'both', part: 'more' },
  preferredSentViaId: { label: 'Предпочитан начин за връчване', of: 'both', part: 'more' },
  note: { label: 'Бележка', of: 'both', part: 'more' },
  isActive: { label: 'Активен', of: 'both', part: 'more' },
} as const satisfies Record<CorrespondentFieldName, FieldUse>

export const correspondentFieldNames = Object.keys(correspondentFields) as readonly CorrespondentFieldName[]

type Uses = typeof correspondentFields
export type CorrespondentFieldsIn<P extends FieldUse['part']> = {
  [F in CorrespondentFieldName]: Uses[F]['part'] extends P ? F : never
}[CorrespondentFieldName]
