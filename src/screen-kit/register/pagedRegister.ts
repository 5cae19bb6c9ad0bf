import * as v from 'valibot'
import type { Call, Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRecord, RegisterRules } from '../../rules/registers/registerRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { absentOf } from '../../transport/reply/readShape.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import { fieldsOf } from '../saving/fieldMerge.ts'
import { oneOrNone } from '../saving/readEach.ts'
import { type ById, type RegisterKit, sendsBy, type Writes } from './registerKit.ts'

/** As many as a page may have: among them a record is found again after its answer was lost. */
const manyRows = { pageNumber: 1, pageSize: 500 }

/** The calls of a record as `records` of the contract declares them. */
export type PagedCalls<R, F> = {
  list: Call<{
    query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
    body: v.GenericSchema<F>
    reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
  }>
  byId: Call<{ query: ById; reply: v.GenericSchema<unknown, R> }>
  insert: Writes<R>
  update: Writes<R>
  remove: Call<{ query: ById; reply: 'nothing' }>
}

/** A shape of fields, as `recordOf` of the contract makes it. */
type Fields<R> = v.GenericSchema<R> & { readonly entries: v.ObjectEntries }

/** A record of which nothing is known yet: each field is what stands for its absence in a reply, and no id is given. */
export const blankOf = <R extends object>(shape: Fields<R>): R => {
  const fields = Object.entries(shape.entries).map(([name, one]) => {
    const absent = absentOf(one)
    return [name, absent ? absent.value : 0]
  })
  return v.parse(shape, Object.fromEntries(fields))
}

export type PagedDescription<R, F> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  calls: PagedCalls<R, F>
  rules: RegisterRules<R>
  /** Its fields in the order of the form. */
  shape: Fields<R>
  /** What the backend works out by itself: never typed, never compared. */
  filledIn: readonly (keyof R & string)[]
  /** What a new record begins with, asked each time: it may be the day. */
  begins?: () => Partial<R>
  /** What the list is asked for to find a new record again: those of the same vehicle. */
  amongWhich: (record: R) => F
  /** What else answers with these records: asked again after each write, in the other tabs too. */
  staleCalls?: readonly Endpoint[]
}

/** Describes records whose list comes by pages: what their dialogs and writes need. Declared at module scope. */
export const pagedRegister = <R extends RegisterRecord, F>(description: PagedDescription<R, F>): RegisterKit<R> => {
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
