import type { ContentField, DeviceType, Supplement, TypeContent } from '../../contract/shapes/devices.ts'
import { typeContent } from '../../contract/shapes/devices.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

export const contentFields = Object.keys(typeContent) as ContentField[]

type Dated = Pick<Supplement, 'supplementDate' | 'isDraft' | 'changedFields'> & { number: number | null }

/** The registered supplements that hold on a day, in the order in which they came into force. */
export const inForce = <S extends Dated>(supplements: readonly S[], day: CivilDate): S[] =>
  supplements
    .filter(({ isDraft, supplementDate }) => !isDraft && supplementDate !== null && supplementDate <= day)
    .toSorted(
      (a, b) => (a.supplementDate ?? '').localeCompare(b.supplementDate ?? '') || (a.number ?? 0) - (b.number ?? 0),
    )

/** The registered supplement that comes into force next after a day; undefined where none is waited for. */
export const nextSupplement = <S extends Dated>(supplements: readonly S[], day: CivilDate): S | undefined =>
  supplements
    .filter(({ isDraft, supplementDate }) => !isDraft && supplementDate !== null && supplementDate > day)
    .toSorted((a, b) => (a.supplementDate ?? '').localeCompare(b.supplementDate ?? ''))
    .at(0)

/** Contents with what a supplement changes in them, and nothing else of it. */
export const amended = <C extends object>(content: C, { changedFields }: Pick<Dated, 'changedFields'>, says: C): C => {
  const result = { ...content }
  for (const field of Object.keys(content) as (keyof C & string)[]) {
    if (changedFields.includes(field)) result[field] = says[field]
  }
  return result
}

/** What each supplement has of its own without changing what the type is. */
export const paperFields = ['certificateNumber', 'certificateDate', 'orderNumber', 'orderDate', 'note'] as const
const isPaper = (field: string): boolean => paperFields.some((paper) => paper === field)

/** What a type says with a supplement: its own certificate and order stay, those of the supplement are beside them. */
export const supplemented = <C extends object>(
  content: C,
  { changedFields }: Pick<Dated, 'changedFields'>,
  says: C,
): C => amended(content, { changedFields: changedFields.filter((field) => !isPaper(field)) }, says)

/** Only what a type says, without what else its record has. */
export const contentOf = (record: TypeContent): TypeContent =>
  Object.fromEntries(contentFields.map((field) => [field, record[field]])) as TypeContent

type Entered = TypeContent & Pick<DeviceType, 'entryDate' | 'supplements'>

/** What a type says on a day, by its own entry and the supplements until then; null before it was entered. */
export const effectiveOn = (type: Entered, day: CivilDate): TypeContent | null =>
  type.entryDate !== null && day < type.entryDate
    ? null
    : inForce(type.supplements, day).reduce((says, one) => supplemented(says, one, one.content), contentOf(type))

/**
 * Why a type does not hold on a day although it is entered: cancelled or run out by then. Undefined: it holds.
 * `day` is the first day on which it does not hold any more, or the last of its term.
 */
export const notHolding = (
  type: Entered & Pick<DeviceType, 'cancellation'>,
  day: CivilDate,
): { because: 'cancelled' | 'expired'; day: CivilDate } | undefined => {
  const cancelled = type.cancellation?.date
  if (cancelled && cancelled <= day) return { because: 'cancelled', day: cancelled }
  const until = effectiveOn(type, day)?.validUntil
  return until && until < day ? { because: 'expired', day: until } : undefined
}

/** After every day that anything can be dated with. */
const ALWAYS = '9999-12-31'
/** What a type says with all its registered supplements, also those that come into force later. */
export const saysWithAll = (type: Entered): TypeContent => effectiveOn(type, ALWAYS) ?? contentOf(type)

/** What a type says without one of its supplements and those that came after it. */
export const saysBefore = (type: Entered, { id, supplementNumber }: Pick<DeviceType, 'id' | 'supplementNumber'>) => {
  const isEarlier = (one: Supplement) =>
    one.id !== id && (supplementNumber === null || (one.number ?? 0) < supplementNumber)
  return saysWithAll({ ...type, supplements: type.supplements.filter(isEarlier) })
}

/** Since when it says that: the day of its last supplement, else of its entry. */
export const saysSince = ({ entryDate, supplements }: Entered): CivilDate | null =>
  supplements.findLast(({ isDraft }) => !isDraft)?.supplementDate ?? entryDate

const asText = (value: unknown): string => JSON.stringify(value ?? null)

/** The fields in which a type says something else with a supplement, the papers of the supplement aside. */
export const substanceOf = (before: TypeContent, after: TypeContent): ContentField[] =>
  changedContent(contentOf(before), contentOf(after)).filter((field) => !isPaper(field))

/** The fields in which two contents differ, in the order of the form. */
export const changedContent = <C extends object>(before: C, after: C): (keyof C & string)[] =>
  (Object.keys(before) as (keyof C & string)[]).filter((field) => asText(before[field]) !== asText(after[field]))
