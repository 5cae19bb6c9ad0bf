import type { ContentField, DeviceType, Supplement, TypeContent } from '../../contract/shapes/devices.ts'
import { typeContent } from '../../contract/shapes/devices.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

export const contentFields = Object.keys(typeContent) as ContentField[]

type Dated = Pick<Supplement, 'supplementDate' | 'isDraft' | 'changedFields'> & { number: number | null }

/** Returns the registered supplements that are in force on the day, in the order of their start. */
export const supplementsInForce = <S extends Dated>(supplements: readonly S[], day: CivilDate): S[] =>
  supplements
    .filter(({ isDraft, supplementDate }) => !isDraft && supplementDate !== null && supplementDate <= day)
    .toSorted(
      (a, b) => (a.supplementDate ?? '').localeCompare(b.supplementDate ?? '') || (a.number ?? 0) - (b.number ?? 0),
    )

export const nextSupplement = <S extends Dated>(supplements: readonly S[], day: CivilDate): S | undefined =>
  supplements
    .filter(({ isDraft, supplementDate }) => !isDraft && supplementDate !== null && supplementDate > day)
    .toSorted((a, b) => (a.supplementDate ?? '').localeCompare(b.supplementDate ?? ''))
    .at(0)

export const applyChangedFields = <C extends object>(
  content: C,
  { changedFields }: Pick<Dated, 'changedFields'>,
  says: C,
): C => {
  const result = { ...content }
  for (const field of Object.keys(content) as (keyof C & string)[]) {
    if (changedFields.includes(field)) result[field] = says[field]
  }
  return result
}

/**
 * The fields of the certificate and the order. A supplement has its own; they do not change the content of the type.
 */
export const certificateFields = ['certificateNumber', 'certificateDate', 'orderNumber', 'orderDate', 'note'] as const
const isCertificateField = (field: string): boolean => certificateFields.some((paper) => paper === field)

/** Returns the content of a type changed by a supplement. Certificate and order are still those of the type. */
export const applySupplement = <C extends object>(
  content: C,
  { changedFields }: Pick<Dated, 'changedFields'>,
  says: C,
): C =>
  applyChangedFields(content, { changedFields: changedFields.filter((field) => !isCertificateField(field)) }, says)

export const contentOf = (record: TypeContent): TypeContent =>
  Object.fromEntries(contentFields.map((field) => [field, record[field]])) as TypeContent

type Entered = TypeContent & Pick<DeviceType, 'entryDate' | 'supplements'>

export const contentOn = (type: Entered, day: CivilDate): TypeContent | null =>
  type.entryDate !== null && day < type.entryDate
    ? null
    : supplementsInForce(type.supplements, day).reduce(
        (says, one) => applySupplement(says, one, one.content),
        contentOf(type),
      )

export const endOfValidity = (
  type: Entered & Pick<DeviceType, 'cancellation'>,
  day: CivilDate,
): { because: 'cancelled' | 'expired'; day: CivilDate } | undefined => {
  const cancelled = type.cancellation?.date
  if (cancelled && cancelled <= day) return { because: 'cancelled', day: cancelled }
  const until = contentOn(type, day)?.validUntil
  return until && until < day ? { because: 'expired', day: until } : undefined
}

const ALWAYS = '9999-12-31'
export const contentWithAllSupplements = (type: Entered): TypeContent => contentOn(type, ALWAYS) ?? contentOf(type)

/** Returns the content of the type without this supplement and all later ones. */
export const contentBefore = (type: Entered, { id, supplementNumber }: Pick<DeviceType, 'id' | 'supplementNumber'>) => {
  const isEarlier = (one: Supplement) =>
    one.id !== id && (supplementNumber === null || (one.number ?? 0) < supplementNumber)
  return contentWithAllSupplements({ ...type, supplements: type.supplements.filter(isEarlier) })
}

export const lastChangeDate = ({ entryDate, supplements }: Entered): CivilDate | null =>
  supplements.findLast(({ isDraft }) => !isDraft)?.supplementDate ?? entryDate

const asText = (value: unknown): string => JSON.stringify(value ?? null)

/** Returns the names of the changed fields, except certificate, order and note. */
export const changedContentFields = (before: TypeContent, after: TypeContent): ContentField[] =>
  changedContent(contentOf(before), contentOf(after)).filter((field) => !isCertificateField(field))

export const changedContent = <C extends object>(before: C, after: C): (keyof C & string)[] =>
  (Object.keys(before) as (keyof C & string)[]).filter((field) => asText(before[field]) !== asText(after[field]))
