import * as v from 'valibot'
import type { Call, Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRecord, RegisterRules } from '../../rules/registers/registerRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { absentOf } from '../../transport/reply/readShape.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import { oneOrNone } from '../saving/fetchMany.ts'
import { fieldsOf } from '../saving/fieldMerge.ts'
import { type ById, type Mutations, type RegisterDefinition, sendsBy } from './registerDefinition.ts'

/** The page in which a saved record is searched for after a lost response. */
const manyRows = { pageNumber: 1, pageSize: 500 }

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

/** A new record without its id: each field has the value that is used when a response omits the field. */
export const blankOf = <R extends object>(shape: Fields<R>): R => {
  const fields = Object.entries(shape.entries).map(([name, one]) => {
    const absent = absentOf(one)
    return [name, absent ? absent.value : 0]
  })
  return v.parse(shape, Object.fromEntries(fields))
}

export type PagedDescription<R, F> = {
  name: string
  calls: PagedCalls<R, F>
  rules: RegisterRules<R>
  shape: Fields<R>
  filledIn: readonly (keyof R & string)[]
  begins?: () => Partial<R>
  /** After a lost response a new record is searched for here, for example among the records of the same vehicle. */
  amongWhich: (record: R) => F
  /** Other calls whose responses contain these records. */
  staleCalls?: readonly Endpoint[]
}

/** Declare it at module scope. */
export const pagedRegister = <R extends RegisterRecord, F>(
  description: PagedDescription<R, F>,
): RegisterDefinition<R> => {
  const { name, calls, rules, shape, filledIn, begins, amongWhich, staleCalls = [] } = description
  const list: Endpoint & PagedCalls<R, F>['list'] = calls.list as PagedCalls<R, F>['list'] & { body: Shape }
  const begun = (): R => ({ ...blankOf(shape), ...begins?.() })
  const quiet = { quiet: true } as const
  const asItIs = async (id: number) => oneOrNone(await attempt(calls.byId, { query: { id } }, quiet))
  const amongOthers = async (about: R) =>
    mapReply(await attempt(list, { query: manyRows, body: amongWhich(about) }, quiet), ({ items }) => items)
  return {
    name,
    rules,
    get blank() {
      return begun()
    },
    calls: { list },
    fields: fieldsOf(blankOf(shape), ['id', ...filledIn]),
    limits: textLimits<R>(shape),
    staleCalls: [calls.byId, ...staleCalls],
    now: (about) => (about.id === 0 ? amongOthers(about) : asItIs(about.id)),
    sends: sendsBy({ create: calls.insert, edit: calls.update, remove: calls.remove }),
  }
}
