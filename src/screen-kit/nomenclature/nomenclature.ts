import type { Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRules } from '../../rules/registers/registerRules.ts'
import { type Answer, perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'
import type { Outcome } from '../../transport/request.ts'
import type { GridColumn } from '../../widgets/grid/gridColumn.ts'

/** What every record of a small register has; `isActive` says whether it is offered where one chooses. */
export type RegisterRecord = { id: number; name: string; isActive: boolean }

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
type Writes<R> = Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
/** The calls of a register, as `crud` of the contract declares them. Without `remove` nothing is ever deleted. */
export type RegisterCalls<R> = {
  list: Call<{ reply: v.GenericSchema<unknown, R[]> }>
  create: Writes<R>
  edit: Writes<R>
  remove?: Call<{ query: v.GenericSchema<{ id: number }>; reply: 'nothing' }>
}

type Description<R> = {
  /** Names the kept drafts and begins the ids of the controls. */
  name: string
  title: string
  note?: string
  calls: RegisterCalls<R>
  rules: RegisterRules<R>
  /** A new record: `id` 0. Its keys in this order are those of the form. */
  blank: R
  /** What the backend works out by itself: never typed, never compared. */
  derived?: readonly (keyof R & string)[]
  /** What else answers with these records: asked again after each write. */
  forgets?: readonly Endpoint[]
  /** Sends that a record goes one place up or down, where their order means something. */
  move?: (record: R, isUp: boolean, intent: string) => Observable<Outcome<null>>
  /** What uses a record, which the rules count: its column, under what name it is opened, and where. */
  uses?: { header: string; label: string; href: (record: R) => string }
  /** Columns of its own, between the name and the state. */
  columns?: readonly GridColumn<R>[]
  /** What happens to a record that is taken out of use, as a sentence under the switch. */
  inactiveHint: string
}
/** One description, from which `NomenclaturePage` makes list, dialog, activation, removal and writes. */
export type Nomenclature<R> = Description<R> & { rowsAtom: Answer<R[]>; fields: readonly (keyof R & string)[] }

/** Describes a small register. Declared at module scope, beside its columns and its page of fields. */
export const nomenclature = <R extends RegisterRecord>(description: Description<R>): Nomenclature<R> => {
  const { calls, blank, derived = [] } = description
  return {
    ...description,
    // Elsewhere the list may be a lookup that holds for the session; here its counts are to be true.
    rowsAtom: perRecord(() => ({ ...queryOf(calls.list, {}), refetchOnMount: 'always' as const }))(),
    fields: (Object.keys(blank) as (keyof R & string)[]).filter((key) => key !== 'id' && !derived.includes(key)),
  }
}
