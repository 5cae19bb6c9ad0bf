import type * as v from 'valibot'
import type { Callers } from './callers.ts'

/** Which of the two backends answers a call (document 2, section 7). `both` is asked twice, with two tokens. */
export type Backend = 'register' | 'shreder' | 'both'
/** How the reply's envelope is read: the main way, or the device-call variant (document 2, section 8). */
export type Reading = 'main' | 'device'

export type Shape = v.GenericSchema
/**
 * What a call does to the records of its backend. A `read` changes nothing, so that it may be sent again; an `update`
 * changes a record that is there, which many backends answer with 204 and nothing more.
 */
export type Kind = 'read' | 'create' | 'update' | 'delete' | 'action'
/** What one call is, written as a sentence: summary, method, kind, path, who may make it, query, body, reply. */
export type Declaration = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  kind: Kind
  path: `/api/${string}`
  roles: Callers
  query?: Shape
  /** A valibot shape sent as JSON, or `form` for multipart/form-data. */
  body?: Shape | 'form'
  /** The parts of a `form`: files, and texts by their shapes. */
  parts?: Record<string, 'file' | Shape>
  /** A valibot shape of `resultData`, `file` for a blob, `nothing` when the caller only learns that it worked. */
  reply: Shape | 'file' | 'nothing'
  /** Lookup lists are asked for once per session (document 1, section 9). */
  cachedPerSession?: true
  /** A call that the specification needs but does not name: a backend team confirms it. */
  proposed?: true
  /** The specification names the family of the call and not the call („the same set“): its path is worked out by us. */
  workedOut?: true
}
export type Endpoint = Declaration & { backend: Backend; reading: Reading }
export type Area = Record<string, Endpoint>
/** Any call that takes and answers what `D` says, whatever its path: what a part of the kit asks of the calls it is given. */
export type Call<D> = Omit<Endpoint, 'query' | 'body' | 'parts' | 'reply'> & D

/** Declares the calls of one API area and stamps each with its backend and its way of reading replies. */
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

/** How a call is named in the configuration and the route table: its path without `/api/`, `Vehicle/GetVehicles`. */
export const callName = ({ path }: Pick<Declaration, 'path'>): string => path.slice('/api/'.length)

/** The address of a call by that name, for whoever looks after the server. */
export const callPath = (name: string): string => `/api/${name}`

type In<S> = S extends Shape ? v.InferInput<S> : S extends 'form' ? FormData : undefined
type Out<S> = S extends Shape ? v.InferOutput<S> : S extends 'form' ? FormData : undefined
/** The query and body as the answering side gets them, parsed. */
export type Query<E extends Declaration> = Out<E['query']>
export type Body<E extends Declaration> = Out<E['body']>
/** What the caller receives: `resultData`, a file, or null. */
export type Reply<E extends Declaration> = E['reply'] extends Shape
  ? v.InferOutput<E['reply']>
  : E['reply'] extends 'file'
    ? Blob
    : null
/** What a caller must bring: only the parts the endpoint declares. */
export type Ask<E extends Declaration> = {
  [K in 'query' | 'body' as E[K] extends Shape | 'form' ? K : never]: In<E[K]>
}
