import * as v from 'valibot'
import type { Call, Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { itemLimits, textLimits } from '../../rules/words/textLength.ts'
import { type QueryAtom, queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { type QueryOptions, queryOf } from '../../transport/query.ts'
import { absentOf } from '../../transport/reply/readShape.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'
import { oneOrNone } from '../saving/fetchMany.ts'
import { fieldsOf } from '../saving/fieldMerge.ts'
import {
  type ById,
  type Mutations,
  type RegisterCalls,
  type RegisterDefinition,
  type Sends,
  sendsBy,
} from './registerDefinition.ts'
import type { Narrowing } from './urlFacets.tsx'

type Common<R> = Pick<
  RegisterDefinition<R>,
  'name' | 'rules' | 'staleCalls' | 'usedIn' | 'related' | 'afterAdding' | 'Checklist' | 'inactiveHint'
> & {
  /**
   * The functions that send the save requests, needed only if the backend does not have the usual requests of `crud`.
   */
  sends?: Sends<R>
}

/** The description of a register whose records are all in one response. */
type WholeDescription<R, L = R> = Common<R> & {
  isPaged?: never
  title: string
  note?: string
  calls: RegisterCalls<R, L>
  /** Returns the records of the response; absent if the response is the list of records. */
  rowsOf?: (listed: readonly L[]) => R[]
  blank: R
  /** Fields that the backend computes: the user cannot type them, and comparisons ignore them. */
  derived?: readonly (keyof R & string)[]
  narrowings?: readonly Narrowing<R>[]
  columns?: readonly GridColumn<R>[]
}
/**
 * The definition from which `NomenclaturePage` makes the list, the dialog, and the requests that save, order, activate
 * and delete records.
 */
export type Nomenclature<R> = Omit<WholeDescription<R>, 'calls' | 'rowsOf' | 'narrowings' | 'isPaged'> &
  Omit<RegisterDefinition<R>, 'now'> & {
    calls: Omit<RegisterCalls<R>, 'list'> & { list: Endpoint }
    now: () => Promise<Outcome<R[]>>
    rowsAtom: QueryAtom<R[]>
    narrowings: readonly Narrowing<R>[]
  }

export type PagedCalls<R, F> = {
  list: Call<{
    query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
    body: v.GenericSchema<F>
    reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
  }>
  byId: Call<{ query: ById; reply: v.GenericSchema<unknown, R> }>
  insert: Mutations<R>
  update: Mutations<R>
  remove: Call<{ query: ById; reply: 'nothing' }>
}
type Fields<R> = v.GenericSchema<R> & { readonly entries: v.ObjectEntries }
/** The description of a register whose records the backend returns in pages, by a filter. */
export type PagedDescription<R, F> = Common<R> & {
  isPaged: true
  calls: PagedCalls<R, F>
  shape: Fields<R>
  filledIn: readonly (keyof R & string)[]
  begins?: () => Partial<R>
  /**
   * Returns a filter. After a lost response a new record is searched for among the records of this filter, for example
   * those of the same vehicle.
   */
  amongWhich: (record: R) => F
}

/** The page in which a saved record is searched for after a lost response. */
const manyRows = { pageNumber: 1, pageSize: 500 }
const quiet = { quiet: true } as const
/** Options that request the data at each opening, because the records and the counts of their uses must be current. */
const refetchAlways = { refetchOnMount: 'always' as const }

/** Returns a new record without its id: each field has the value that is used when a response omits the field. */
export const blankOf = <R extends object>(shape: Fields<R>): R => {
  const fields = Object.entries(shape.entries).map(([name, one]) => {
    const absent = absentOf(one)
    return [name, absent ? absent.value : 0]
  })
  return v.parse(shape, Object.fromEntries(fields))
}

const wholeRegister = <R extends RegisterRecord, L extends R>(description: WholeDescription<R, L>): Nomenclature<R> => {
  const {
    calls,
    blank,
    derived = [],
    narrowings = [],
    rowsOf = (listed: readonly L[]): R[] => [...listed],
  } = description
  const { usedBy } = calls
  const allRows = (): QueryOptions<R[]> => {
    const {
      queryKey: [path],
      queryFn,
      ...how
    } = queryOf(calls.list, {})
    // The query key differs from the usual one, because other code that caches this request expects the response
    // unchanged.
    return { ...how, queryKey: [path, { rows: true }], queryFn: async (context) => rowsOf(await queryFn(context)) }
  }
  return {
    ...description,
    narrowings,
    sends: { ...sendsBy(calls), ...description.sends },
    now: async () => mapReply(await attempt(calls.list, {}, quiet), rowsOf),
    rowsAtom: queryAtomFamily(() => ({ ...allRows(), ...refetchAlways }))(),
    fields: fieldsOf(blank, ['id', ...derived]),
    limits: itemLimits<R>(calls.list.reply),
    ...(usedBy && {
      usedBy: queryAtomFamily((id: number) => ({ ...queryOf(usedBy, { query: { id } }, quiet), ...refetchAlways })),
    }),
  }
}

const pagedRegister = <R extends RegisterRecord, F>(description: PagedDescription<R, F>): RegisterDefinition<R> => {
  const { name, rules, calls, shape, filledIn, begins, amongWhich, staleCalls = [] } = description
  const list: Endpoint & PagedCalls<R, F>['list'] = calls.list as PagedCalls<R, F>['list'] & { body: Shape }
  const readOne = async (id: number) => oneOrNone(await attempt(calls.byId, { query: { id } }, quiet))
  const readSimilar = async (about: R) =>
    mapReply(await attempt(list, { query: manyRows, body: amongWhich(about) }, quiet), ({ items }) => items)
  return {
    name,
    rules,
    // A getter, because a new record may begin with today's date.
    get blank() {
      return { ...blankOf(shape), ...begins?.() }
    },
    calls: { list },
    sends: { ...sendsBy({ create: calls.insert, edit: calls.update, remove: calls.remove }), ...description.sends },
    now: (about) => (about.id === 0 ? readSimilar(about) : readOne(about.id)),
    fields: fieldsOf(blankOf(shape), ['id', ...filledIn]),
    limits: textLimits<R>(shape),
    staleCalls: [calls.byId, ...staleCalls],
  }
}

/**
 * Makes the definition of a register. Declare it at module scope. With `isPaged` the records are read in pages and the
 * blank record follows from the shape; otherwise one response contains all records.
 */
export function register<R extends RegisterRecord, L extends R = R>(
  description: WholeDescription<R, L>,
): Nomenclature<R>
export function register<R extends RegisterRecord, F>(description: PagedDescription<R, F>): RegisterDefinition<R>
export function register<R extends RegisterRecord, L extends R, F>(
  description: WholeDescription<R, L> | PagedDescription<R, F>,
): Nomenclature<R> | RegisterDefinition<R> {
  return description.isPaged ? pagedRegister(description) : wholeRegister(description)
}
