import type * as v from 'valibot'
import type { UsageKind, Usages } from '../../contract/crud.ts'
import type { Call, Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRules } from '../../rules/registers/registerRules.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import type { Answer } from '../../state/perRecord.ts'
import { attempt, type Outcome } from '../../transport/request.ts'

export type ById = v.GenericSchema<{ id: number }>
/** A call that takes a record and answers with it as it is then. */
export type Writes<R> = Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
/**
 * The calls of a register, as `crud` of the contract declares them. Without `remove` nothing is ever deleted, without
 * `usedBy` it is not known what uses a record, without `order` the records have none.
 */
export type RegisterCalls<R, L = R> = {
  list: Call<{ reply: v.GenericSchema<unknown, L[]> }>
  create?: Writes<R>
  edit?: Writes<R>
  remove?: Call<{ query: ById; reply: 'nothing' }>
  usedBy?: Call<{ query: ById; reply: v.GenericSchema<unknown, Usages> }>
  order?: Call<{ body: v.GenericSchema<{ ids: number[] }>; reply: 'nothing' }>
}

/** Sends the whole order of a register: what it is to become, and what it was. */
export type SendOrder = (ids: number[], before: readonly number[], intent: string) => Promise<Outcome<null>>

type Send<R> = (record: R, intent: string) => Promise<Outcome<R>>
/** How the records are written; what is absent cannot be done. */
export type Sends<R> = {
  create?: Send<R>
  edit?: Send<R>
  remove?: (id: number, intent: string) => Promise<Outcome<null>>
  order?: SendOrder
}

/**
 * What the dialogs and writes of one record need: `nomenclature` makes it of a small register, `pagedRegister` of one
 * whose list comes by pages.
 */
export type RegisterKit<R> = {
  /** Names the stored drafts and begins the ids of the controls. */
  name: string
  rules: RegisterRules<R>
  /** A new record: `id` 0. */
  blank: R
  calls: { list: Endpoint }
  /** Asks for the records among which this one is to be found, as they are now. */
  now: (about: R) => Promise<Outcome<R[]>>
  fields: readonly (keyof R & string)[]
  /** How long its texts may be. */
  limits: TextLimits<R>
  sends: Sends<R>
  /** Absent where it is not known. */
  usedBy?: (id: number) => Answer<Usages>
  /** What else answers with these records: asked again after each write, in the other tabs too. */
  staleCalls?: readonly Endpoint[]
  /** Where the list of what uses a record is, for each kind and record that has one. */
  usedIn?: Partial<Record<UsageKind, (record: R) => string | undefined>>
  /** Where else something of a record is set, as lines of its menu. */
  related?: readonly { label: string; href: (record: R) => string }[]
  /** What is to be done after a record was added, as a sentence. */
  afterAdding?: string
  /** What happens to a record that is taken out of use, as a sentence under the switch. */
  inactiveHint?: string
}

type WritingCalls<R> = Pick<RegisterCalls<R>, 'create' | 'edit' | 'remove' | 'order'>

/** Writes records by the calls that there are. */
export const sendsBy = <R>({ create, edit, remove, order }: WritingCalls<R>): Sends<R> => ({
  ...(create && { create: (body, intent) => attempt(create, { body }, { intent }) }),
  ...(edit && { edit: (body, intent) => attempt(edit, { body }, { intent }) }),
  ...(remove && { remove: (id, intent) => attempt(remove, { query: { id } }, { intent }) }),
  ...(order && { order: (ids, _before, intent) => attempt(order, { body: { ids } }, { intent, quiet: true }) }),
})
