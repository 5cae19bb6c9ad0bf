import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { mayCall, neededRole } from '../../src/rules/callAccess.ts'
import { type ErrorReply, Refused } from './assertions.ts'
import type { Caller, Session } from './caller.ts'
import { faultReply, takeFault } from './faults.ts'
import { type FileReply, type OneBackend, parseBody, parseQuery, ReplyWithMessage, type Runnable } from './handler.ts'
import { respondOnce } from './idempotentReplies.ts'
import type { MockDatabase } from './mockDatabase.ts'
import { type Exclusive, inTurn } from './mutex.ts'

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

const whoOf = (who: string | undefined): string[] | undefined => (who === undefined ? undefined : [who])

/** Returns the error response for each kind of refusal (specification 2, section 8). */
const refusalReply = (refusal: ErrorReply): Response => {
  switch (refusal.kind) {
    case 'envelope':
      return json({
        type: 0,
        message: refusal.message,
        additionalFieldMessages: refusal.additionalFieldMessages,
        additionalMessages: refusal.additional,
      })
    case 'fields':
      return json({ errors: refusal.fields }, 400)
    case 'unauthorised':
      return json({ message: 'Unauthorized' }, 401)
    case 'forbidden':
      return json({ type: 0, message: 'Нямате права за това действие.', additionalMessages: whoOf(refusal.who) }, 403)
    case 'notFound':
      return json({ type: 0, message: refusal.message }, 404)
    case 'server':
      return json({ message: refusal.message }, 500)
  }
}

const fileReply = ({ bytes, name }: FileReply): Response =>
  new Response(bytes, {
    headers: {
      'content-type': bytes.type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  })

/** Returns the caller of a request. Throws a 401 without a log-in, a 403 without a required role. */
const allowedCaller = (session: Session, { roles }: Endpoint, request: Request, backend: string): Caller => {
  if (roles === 'anonymous') return session.visitor
  const caller = session.callerOf(request, backend)
  if (!mayCall(roles, caller.roles)) throw new Refused({ kind: 'forbidden', who: neededRole(roles) })
  return caller
}

export const bearerOf = (request: Request): string =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''

export const isWriting = (endpoint: Endpoint): boolean => endpoint.kind !== 'read' && endpoint.roles !== 'anonymous'

export type Dispatch = (request: Request, backend: OneBackend, path: string) => Promise<Response>

const named = (calls: readonly Runnable[]): [string, Runnable][] =>
  calls.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one])

/** Finds a handler by method and path. The first unknown path loads the handlers that are not in the main bundle. */
const finderOf = (calls: readonly Runnable[], later: Backend['later']) => {
  const byCall = new Map(named(calls))
  let rest = later
  let coming: Promise<void> | undefined
  const fetchRest = async () => {
    if (!rest) return
    for (const [name, one] of named(await rest())) byCall.set(name, one)
    rest = undefined
  }
  return async (name: string): Promise<Runnable | undefined> => {
    if (rest && !byCall.has(name)) {
      coming ??= fetchRest().finally(() => {
        coming = undefined
      })
      await coming
    }
    return byCall.get(name)
  }
}

const isOf = ({ backend }: Endpoint, one: OneBackend): boolean => backend === 'both' || backend === one

export type Backend = {
  calls: Runnable[]
  session: Session
  later?: () => Promise<Runnable[]>
}

export type NotedCall = {
  endpoint: Endpoint
  caller: Caller
  token: string
  backend: OneBackend
  query: unknown
  body: unknown
}
export type DispatchSettings = {
  exclusively?: Exclusive
  /** Runs each mutation, for example to record it. Refused mutations must not be recorded. */
  noting?: (call: NotedCall, run: () => Promise<unknown>) => Promise<unknown>
  faultless?: boolean
}

/**
 * Handles every request to both backends, in this order: faults, caller, roles, validation, handler, check of the
 * response. Mutations run `exclusively`, so that two tabs do not handle the same mutation twice.
 */
export const dispatcher = (
  db: MockDatabase,
  { calls, session, later }: Backend,
  settings: DispatchSettings = {},
): Dispatch => {
  const { exclusively = inTurn(), noting, faultless = false } = settings
  const find = finderOf(calls, later)

  const once = respondOnce(db)

  type ReceivedRequest = { request: Request; caller: Caller; backend: OneBackend }
  const handler = async ({ endpoint, handler: run }: Runnable, received: ReceivedRequest): Promise<Response> => {
    const { request, caller, backend } = received
    const query = parseQuery(endpoint, new URL(request.url).searchParams)
    const body = await parseBody(endpoint, request)
    const runHandler = async () => run({ query, body, caller, backend } as never)
    const isNoted = noting && endpoint.kind !== 'read'
    const reply = await (isNoted
      ? noting({ endpoint, caller, token: bearerOf(request), backend, query, body }, runHandler)
      : runHandler())
    return wrap(endpoint, reply)
  }

  const replyTo = async (runnable: Runnable, request: Request, backend: OneBackend): Promise<Response> => {
    const { endpoint } = runnable
    try {
      const caller = allowedCaller(session, endpoint, request, backend)
      const run = () => handler(runnable, { request, caller, backend })
      return await (endpoint.kind === 'read' ? run() : exclusively(() => once(session.accountOf(caller), request, run)))
    } catch (refused) {
      if (refused instanceof Refused) return refusalReply(refused.refusal)
      console.error(`The in-browser backend failed at ${endpoint.path}`, refused)
      return json({ message: 'Вътрешна грешка на учебния сървър.' }, 500)
    }
  }

  return async (request, backend, path) => {
    let runnable: Runnable | undefined
    try {
      runnable = await find(`${request.method} ${path}`)
    } catch (problem) {
      // A failed load of a module is treated like a broken connection: the next request tries again.
      console.warn(problem)
      return Response.error()
    }
    if (!runnable || !isOf(runnable.endpoint, backend)) return json({ type: 0, message: 'Няма такова повикване.' }, 404)
    const fault = faultless ? undefined : takeFault(path, isWriting(runnable.endpoint))
    const failed = fault && (await faultReply(fault))
    if (failed) return failed
    const reply = await replyTo(runnable, request, backend)
    return fault?.name === 'lost' ? Response.error() : reply
  }
}

const wrap = (endpoint: Endpoint, reply: unknown): Response => {
  const resultData = reply instanceof ReplyWithMessage ? reply.resultData : reply
  const message = reply instanceof ReplyWithMessage ? reply.message : undefined
  if (endpoint.reply === 'file') return fileReply(resultData as FileReply)
  if (typeof endpoint.reply === 'object') v.assert(endpoint.reply, resultData)
  return json({ type: 1, message, resultData: resultData ?? null })
}
