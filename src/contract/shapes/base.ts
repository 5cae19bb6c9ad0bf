import * as v from 'valibot'
import type { Codes } from '../shapeTree.ts'

type Marked<S extends v.GenericSchema> = v.SchemaWithPipe<readonly [S, v.MetadataAction<v.InferOutput<S>, Mark>]>
type Mark = {
  readonly proposed?: true
  readonly absent?: unknown
  readonly bare?: string
  readonly most?: number
  readonly codes?: Codes
}

const marked = <S extends v.GenericSchema>(shape: S, mark: Mark): Marked<S> => v.pipe(shape, v.metadata(mark))

/**
 * Marks a shape that is not in the specification (`x-proposed: true` in the printed schema). A field missing in a
 * response becomes `absent`; without `absent`: '' for text, [] for a list, null for a nullable shape.
 */
export function proposed<S extends v.GenericSchema>(shape: S): Marked<S>
export function proposed<S extends v.GenericSchema>(shape: S, absent: null): Marked<v.NullableSchema<S, undefined>>
export function proposed<S extends v.GenericSchema>(shape: S, absent: v.InferOutput<S>): Marked<S>
export function proposed(shape: v.GenericSchema, absent?: unknown): object {
  if (absent === undefined) return marked(shape, { proposed: true })
  return marked(absent === null ? v.nullable(shape) : shape, { proposed: true, absent })
}

/**
 * Returns a proposed field with one of `values`. A response without the field means `absent`. Any other value (of a
 * later version of the backend) is read as null, so that the rules do not take it for a known one.
 */
export const oneOf = <const V extends v.PicklistOptions>(values: V, absent: V[number]) =>
  marked(v.nullable(v.picklist(values)), { proposed: true, absent })

/** Returns a field that is not in the specification. If a response omits it, its value is null (unknown). */
export const orUnknown = <S extends v.GenericSchema>(shape: S) => proposed(shape, null)
export const orTrue = proposed(v.boolean(), true)
export const orFalse = proposed(v.boolean(), false)

export const orAbsent = <S extends v.GenericSchema>(shape: S, absent: v.InferOutput<S>): Marked<S> =>
  marked(shape, { absent })

/**
 * Marks a record of which a backend may send only the value of its field `field`: `"2026-12-01"` for
 * `{ endDate: "2026-12-01" }`.
 */
export const orBare = <S extends v.GenericSchema>(shape: S, field: string & keyof v.InferOutput<S>): Marked<S> =>
  marked(shape, { bare: field })

/** Returns a text with a maximum length, in characters, which is checked only in requests. */
export const textUpTo = (most: number) => marked(v.string(), { most })

export const Guid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i))
export const Id = v.pipe(v.number(), v.integer(), v.minValue(0))
/**
 * Returns an id of an enumeration (specification 1, section 3). A response may contain the name instead: `INCOMING`.
 */
export const codeOf = (codes: Codes) => v.pipe(v.number(), v.integer(), v.minValue(0), v.metadata({ codes }))
/** A civil date in Europe/Sofia, `YYYY-MM-DD`. */
export const CivilDate = v.pipe(v.string(), v.isoDate())
/** A day in a request, within the limits of a date field (specification 2, section 5). */
export const AskedDay = v.pipe(CivilDate, v.minValue('1900-01-01'), v.maxValue('2199-12-31'))
export const AskedYear = v.pipe(Id, v.minValue(1900), v.maxValue(2199))
export const DateTime = v.pipe(v.string(), v.isoTimestamp())
/** An amount as text with two decimals; the currency is known from the record. */
export const Amount = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/))

export const Option = v.object({ id: Id, name: v.string() })
export const Options = v.array(Option)
export type Option = v.InferOutput<typeof Option>
export const unnamed: Option = { id: 0, name: '' }

export const Paging = v.object({ skip: Id, take: Id })
export const ProposedPaging = v.object({ skip: proposed(Id), take: proposed(Id) })
export const pageOf = <S extends v.GenericSchema>(row: S) => v.object({ items: v.array(row), totalCount: Id })

export const SortColumn = v.object({ columnName: v.string(), direction: v.picklist(['asc', 'desc']) })
export type SortColumn = v.InferOutput<typeof SortColumn>
export const sorted = { sortColumns: v.optional(v.array(SortColumn)) }

export const byGuid = v.object({ guid: Guid })
export const byId = v.object({ id: Id })
export const byDocument = v.object({ docGuid: Guid })
