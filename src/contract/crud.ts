import * as v from 'valibot'
import type { Callers } from './callers.ts'
import type { Backend, Declaration, Endpoint, Kind, Reading, Shape } from './endpoint.ts'
import { byId, Id, proposed } from './shapes/base.ts'

type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D
export const usageKinds = [
  'record',
  'correspondent',
  'document',
  'documentType',
  'numberIndex',
  'deadlineRule',
  'caseFile',
  'task',
  'person',
  'flowDocument',
  'serviceDocument',
  'addressee',
  'payment',
  'inspection',
] as const
export type UsageKind = (typeof usageKinds)[number]
export const Usages = v.array(v.object({ kind: proposed(v.picklist(usageKinds), 'record'), count: Id }))
export type Usages = v.InferOutput<typeof Usages>
export const WholeOrder = v.object({ ids: v.array(Id) })

export type CrudCalls<S extends Shape> = {
  list: Call<{ reply: v.ArraySchema<S, undefined> }>
  byId: Call<{ query: typeof byId; reply: S }>
  create: Call<{ body: S; reply: S }>
  edit: Call<{ body: S; reply: S }>
  remove: Call<{ query: typeof byId; reply: 'nothing' }>
  usedBy: Call<{ query: typeof byId; reply: typeof Usages }>
  order: Call<{ body: typeof WholeOrder; reply: 'nothing' }>
}

type Method = Declaration['method']
/** The last part of a call's path; with its HTTP method, if that is not the usual one. */
type LastPart = string | readonly [Method, string]
type Names = Record<'list' | 'create' | 'edit', LastPart> &
  Partial<Record<'byId' | 'remove' | 'usedBy' | 'order', LastPart>>
type TextOf<L> = L extends readonly [Method, infer T extends string] ? T : L & string
type Declared<S extends Shape, N extends Names, C extends string> = {
  [K in keyof N & keyof CrudCalls<S>]: CrudCalls<S>[K] & { path: `/api/${C}/${TextOf<N[K]>}` }
}

type Of<C extends string> = {
  backend: Backend
  reading?: Reading
  controller: C
  what: string
  roles: { read: Callers; write: Callers }
  /** True if forms choose from the list; it is then requested once per session. */
  isLookup?: true
  workedOut?: readonly (keyof Names)[]
  /** True if none of the calls is in the specification. */
  proposed?: true
}

const usual = {
  list: 'GET',
  byId: 'GET',
  create: 'POST',
  edit: 'PUT',
  remove: 'DELETE',
  usedBy: 'GET',
  order: 'PUT',
} as const
const proposals: readonly (keyof Names)[] = ['usedBy', 'order']
const kinds = {
  list: 'read',
  byId: 'read',
  create: 'create',
  edit: 'update',
  remove: 'delete',
  usedBy: 'read',
  order: 'action',
} as const satisfies Record<keyof Names, Kind>
const readings: readonly (keyof Names)[] = ['list', 'byId']
const summaries = {
  list: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
  byId: (what: string) => `One of the ${what}`,
  create: (what: string) => `Add to the ${what}`,
  edit: (what: string) => `Change one of the ${what}`,
  remove: (what: string) => `Delete one of the ${what}`,
  usedBy: (what: string) => `What uses one of the ${what}`,
  order: (what: string) => `Order the ${what}`,
}

/** Declares the usual calls of one kind of record. `usedBy` and `order` are always proposals of this product. */
export const crud = <S extends Shape, const N extends Names, const C extends string>(
  { backend, reading = 'main', controller, what, roles, isLookup, workedOut = [], proposed: isProposed }: Of<C>,
  shape: S,
  names: N,
): Declared<S, N, C> => {
  const parts = {
    list: { reply: v.array(shape), ...(isLookup && { cachedPerSession: isLookup }) },
    byId: { query: byId, reply: shape },
    create: { body: shape, reply: shape },
    edit: { body: shape, reply: shape },
    remove: { query: byId, reply: 'nothing' as const },
    usedBy: { query: byId, reply: Usages },
    order: { body: WholeOrder, reply: 'nothing' as const },
  }
  const call = <K extends keyof typeof parts>(which: K, name: LastPart) => {
    const [method, last] = typeof name === 'string' ? [usual[which], name] : name
    return {
      summary: summaries[which](what),
      method,
      kind: kinds[which],
      path: `/api/${controller}/${last}`,
      roles: readings.includes(which) ? roles.read : roles.write,
      backend,
      reading,
      ...(workedOut.includes(which) && { workedOut: true }),
      ...((isProposed || proposals.includes(which)) && { proposed: true }),
      ...parts[which],
    }
  }
  const declared = Object.entries(names).map(([which, name]) => [which, call(which as keyof typeof parts, name)])
  return Object.fromEntries(declared) as Declared<S, N, C>
}
