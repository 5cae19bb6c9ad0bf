import type { ComponentType } from 'react'
import type * as v from 'valibot'
import type { UsageKind, Usages } from '../../contract/crud.ts'
import type { Call, Endpoint, Shape } from '../../contract/endpoint.ts'
import type { RegisterRules } from '../../rules/registers/registerRules.ts'
import type { TextLimits } from '../../rules/words/textLength.ts'
import type { QueryAtom } from '../../state/queryAtomFamily.ts'
import { attempt, type Outcome } from '../../transport/request.ts'

export type ById = v.GenericSchema<{ id: number }>
export type Mutations<R> = Call<{ body: Shape; reply: v.GenericSchema<unknown, R> }>
/**
 * The calls of a register. If `remove` is absent, records cannot be deleted; without `usedBy` their uses are unknown;
 * without `order` they have no order.
 */
export type RegisterCalls<R, L = R> = {
  list: Call<{ reply: v.GenericSchema<unknown, L[]> }>
  create?: Mutations<R>
  edit?: Mutations<R>
  remove?: Call<{ query: ById; reply: 'nothing' }>
  usedBy?: Call<{ query: ById; reply: v.GenericSchema<unknown, Usages> }>
  order?: Call<{ body: v.GenericSchema<{ ids: number[] }>; reply: 'nothing' }>
}

/** Saves the whole order of a register. `ids`: all ids in the new order; `before`: in the old order. */
export type SendOrder = (ids: number[], before: readonly number[], idempotencyKey: string) => Promise<Outcome<null>>

type Send<R> = (record: R, idempotencyKey: string) => Promise<Outcome<R>>
export type Sends<R> = {
  create?: Send<R>
  edit?: Send<R>
  remove?: (id: number, idempotencyKey: string) => Promise<Outcome<null>>
  order?: SendOrder
}

/** The definition of a register; the function `register` makes one. */
export type RegisterDefinition<R> = {
  name: string
  rules: RegisterRules<R>
  blank: R
  calls: { list: Endpoint }
  now: (about: R) => Promise<Outcome<R[]>>
  fields: readonly (keyof R & string)[]
  limits: TextLimits<R>
  sends: Sends<R>
  /** Returns the query for the uses of a record; absent if the backend does not report uses. */
  usedBy?: (id: number) => QueryAtom<Usages>
  /** Other calls whose responses contain these records. */
  staleCalls?: readonly Endpoint[]
  /** Functions that return the URL of a list of uses, by kind of use; undefined or absent if there is no such list. */
  usedIn?: Partial<Record<UsageKind, (record: R) => string | undefined>>
  related?: readonly { label: string; href: (record: R) => string }[]
  afterAdding?: string
  /** Shows what a record lacks before it can be used: after it was added, and later from its menu. */
  Checklist?: ComponentType<{ record: R; onClose: () => void }>
  inactiveHint?: string
}

type WritingCalls<R> = Pick<RegisterCalls<R>, 'create' | 'edit' | 'remove' | 'order'>

export const sendsBy = <R>({ create, edit, remove, order }: WritingCalls<R>): Sends<R> => ({
  ...(create && { create: (body, idempotencyKey) => attempt(create, { body }, { idempotencyKey }) }),
  ...(edit && { edit: (body, idempotencyKey) => attempt(edit, { body }, { idempotencyKey }) }),
  ...(remove && { remove: (id, idempotencyKey) => attempt(remove, { query: { id } }, { idempotencyKey }) }),
  ...(order && {
    order: (ids, _before, idempotencyKey) => attempt(order, { body: { ids } }, { idempotencyKey, quiet: true }),
  }),
})
