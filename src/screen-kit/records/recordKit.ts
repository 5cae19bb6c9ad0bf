import { map } from 'rxjs'
import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRecord, RegisterRules } from '../../rules/registers/registerRules.ts'
import { attempt } from '../../transport/request.ts'
import {
  type ById,
  type Call,
  fieldsOf,
  type RecordKit,
  recordBy,
  removalBy,
  type Writes,
} from '../nomenclature/nomenclature.ts'

/** As many as a page may have: among them a record is found again after its answer was lost. */
const manyRows = { pageNumber: 1, pageSize: 500 }

type PagedList<R, F> = Call<{
  query: v.GenericSchema<{ pageNumber: number; pageSize: number }>
  body: v.GenericSchema<F>
  reply: v.GenericSchema<unknown, { items: R[]; totalCount: number }>
}>
type Description<R, F> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  /** As `records` of the contract declares them. */
  calls: {
    list: PagedList<R, F>
    insert: Writes<R>
    update: Writes<R>
    remove: Call<{ query: ById; reply: 'nothing' }>
  }
  rules: RegisterRules<R>
  /** A new record: `id` 0. Its keys in this order are those of the form. */
  blank: R
  /** What the backend works out by itself: never typed, never compared. */
  derived: readonly (keyof R & string)[]
  /** What the list is asked for to find a record again: those of the same vehicle. */
  beside: (record: R) => F
  /** What else answers with these records: asked again after each write, in the other tabs too. */
  forgets?: readonly Endpoint[]
}

/** Describes records whose list comes by pages: what their dialogs and writes need. Declared at module scope. */
export const recordKit = <R extends RegisterRecord, F>({
  calls,
  derived,
  beside,
  ...kit
}: Description<R, F>): RecordKit<R> => {
  const list: Endpoint & PagedList<R, F> = calls.list as PagedList<R, F> & { body: Shape }
  return {
    ...kit,
    calls: { list },
    fields: fieldsOf(kit.blank, derived),
    now: (about) =>
      attempt(list, { query: manyRows, body: beside(about) }, { quiet: true }).pipe(
        map((outcome) => (outcome.done ? { done: true, reply: outcome.reply.items } : outcome)),
      ),
    sendRecord: recordBy(kit.name, { create: calls.insert, edit: calls.update }),
    sendRemoval: removalBy(calls.remove),
  }
}
