import type * as v from 'valibot'
import type { Callers } from './callers.ts'

/**
 * The backend that serves a call (specification 2, section 7). The backends have different tokens, so a call for `both`
 * is sent twice, each time with another token.
 */
export type Backend = 'register' | 'shreder' | 'both'
/**
 * The format of the reply's envelope: the main format, or the format of the device calls (specification 2, section 8).
 */
export type Reading = 'main' | 'device'

export type Shape = v.GenericSchema
/**
 * What a call does. A `read` changes nothing, so it may be repeated. For an `update` many backends respond with 204 and
 * no body.
 */
export type Kind = 'read' | 'create' | 'update' | 'delete' | 'action'
export type Declaration = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  kind: Kind
  path: `/api/${string}`
  roles: Callers
  query?: Shape
  body?: Shape | 'form'
  parts?: Record<string, 'file' | Shape>
  reply: Shape | 'file' | 'nothing'
  /** True for lookup lists, which are requested once per session (specification 1, section 9). */
  cachedPerSession?: true
  /**
   * True if the specification requires the call but does not name it; the name must be confirmed with the backend team.
   */
  proposed?: true
  workedOut?: true
}
export type Endpoint = Declaration & { backend: Backend; reading: Reading }
export type Area = Record<string, Endpoint>
/** An endpoint whose query, body, parts and reply are those of `D`. Shared components take it as a parameter type. */
export type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D

export const area = <const A extends Record<string, Declaration>>(
  of: { backend: Backend; reading?: Reading },
  declarations: A,
): { [K in keyof A]: A[K] & { backend: Backend; reading: Reading } } =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, one]) => [
      name,
      { ...one, backend: of.backend, reading: of.reading ?? 'main' },
    ]),
  ) as { [K in keyof A]: A[K] & { backend: Backend; reading: Reading } }

/** Returns the path without `/api/`, such as `Vehicle/GetVehicles`. */
export const callName = ({ path }: Pick<Declaration, 'path'>): string => path.slice('/api/'.length)

export const callPath = (name: string): string => `/api/${name}`

type In<S> = S extends Shape ? v.InferInput<S> : S extends 'form' ? FormData : undefined
type Out<S> = S extends Shape ? v.InferOutput<S> : S extends 'form' ? FormData : undefined
export type Query<E extends Declaration> = Out<E['query']>
export type Body<E extends Declaration> = Out<E['body']>
export type Reply<E extends Declaration> = E['reply'] extends Shape
  ? v.InferOutput<E['reply']>
  : E['reply'] extends 'file'
    ? Blob
    : null
export type RequestParams<E extends Declaration> = {
  [K in 'query' | 'body' as E[K] extends Shape | 'form' ? K : never]: In<E[K]>
}
