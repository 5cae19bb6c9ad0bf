import * as v from 'valibot'
import type { Area, Body, Endpoint, Query, Reply } from '../../src/contract/endpoint.ts'
import { sentErrors } from '../../src/rules/inputBounds.ts'
import { assertFields, Refused, refuseMalformed } from './assertions.ts'
import type { Caller } from './caller.ts'

export type CallContext<E extends Endpoint> = { query: Query<E>; body: Body<E>; caller: Caller; backend: OneBackend }
export type OneBackend = 'register' | 'shreder'
export type FileReply = { bytes: Blob; name: string }
export class ReplyWithMessage<T> {
  constructor(
    readonly resultData: T,
    readonly message: string,
  ) {}
}
export const withMessage = <T>(resultData: T, message: string): ReplyWithMessage<T> =>
  new ReplyWithMessage(resultData, message)

type Plain<E extends Endpoint> = E['reply'] extends 'file'
  ? FileReply
  : E['reply'] extends 'nothing'
    ? null | undefined
    : Reply<E>
type ReplyOf<E extends Endpoint> = Plain<E> | ReplyWithMessage<Plain<E>>
export type Handler<E extends Endpoint> = (call: CallContext<E>) => ReplyOf<E> | Promise<ReplyOf<E>>
/** The handlers of an area, one for each endpoint: a missing or superfluous handler does not compile. */
export type Handlers<A extends Area> = { [K in keyof A]: Handler<A[K]> }

export type Runnable = { endpoint: Endpoint; handler: (call: never) => unknown }

export const handlersOfArea = <A extends Area>(area: A, handlers: Handlers<A>): Runnable[] =>
  Object.entries(area).map(([name, endpoint]) => ({ endpoint, handler: handlers[name] as Runnable['handler'] }))

export const someHandlersOf = <A extends Area>(area: A, handlers: Partial<Handlers<A>>): Runnable[] =>
  Object.entries(handlers).map(([name, handler]) => ({ endpoint: area[name] as Endpoint, handler }))

export const parseQuery = (endpoint: Endpoint, params: URLSearchParams): unknown => {
  if (!endpoint.query) return undefined
  const raw = Object.fromEntries(params)
  const typed = Object.fromEntries(Object.entries(raw).map(([key, text]) => [key, typedValue(endpoint, key, text)]))
  return parseValue(endpoint.query, typed)
}

const typedValue = (endpoint: Endpoint, key: string, text: string): unknown => {
  const entries = (endpoint.query as { entries?: Record<string, v.GenericSchema> }).entries
  const shape = entries?.[key]
  if (shape && v.is(shape, text)) return text
  if (/^-?\d+$/.test(text)) return Number(text)
  return text === 'true' ? true : text === 'false' ? false : text
}

export const parseBody = async (endpoint: Endpoint, request: Request): Promise<unknown> => {
  if (!endpoint.body) return undefined
  if (endpoint.body === 'form') return parsedForm(endpoint, request)
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), (await request.text()) || '{}')
  return json.success
    ? parseValue(endpoint.body, json.output)
    : refuseMalformed('Изпратеното не може да бъде прочетено.')
}

const parsedForm = async ({ parts = {} }: Endpoint, request: Request): Promise<FormData> => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const form = isForm ? await request.formData() : refuseMalformed('Изпратеното не може да бъде прочетено.')
  const shapes = Object.entries(parts).flatMap(([name, part]) => (part === 'file' ? [] : [[name, part] as const]))
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  assertFields(sentErrors(v.object(Object.fromEntries(shapes)), Object.fromEntries(texts)))
  return form
}

const parseValue = (shape: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(shape, value)
  if (result.success) {
    if (typeof result.output === 'object' && result.output !== null) assertFields(sentErrors(shape, result.output))
    return result.output
  }
  const fields: Record<string, string[]> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? ''
    fields[field] = [...(fields[field] ?? []), `Невалидна стойност в поле „${field}“.`]
  }
  throw new Refused({ kind: 'fields', fields })
}
