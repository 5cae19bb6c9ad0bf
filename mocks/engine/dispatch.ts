import * as v from 'valibot'
import { account } from '../../src/contract/account.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { World } from '../world.ts'
import { type FileReply, parseBody, parseQuery, ReplyWithMessage, type Runnable } from './answer.ts'
import { faultReply, takeFault } from './faults.ts'
import { type Refusal, Refused } from './refused.ts'
import { callerOf, nobody } from './session.ts'
import type { Exclusive } from './store/exclusive.ts'

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The reply of the error catalogue for each kind of refusal (document 2, section 8). */
const refusalReply = (refusal: Refusal): Response => {
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
      return json({ type: 0, message: 'Нямате права за това действие.' }, 403)
    case 'notFound':
      return json({ type: 0, message: refusal.message }, 404)
    case 'later':
      return json({ type: 0, message: refusal.message }, 501)
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

/** Writes that were answered already, by their intent: the same intent gets the same answer and is not done twice. */
const answeredIntents = new Map<string, { content: string; answer: Promise<Response> }>()
const MOST_INTENTS = 500

const otherContent =
  'С този ключ вече е изпратено друго съдържание и то е прието. Презаредете и вижте какво е записано, преди да опитате отново.'

/** The content of a call: two with one key must have the same. Of a form with files only the address is compared. */
const contentOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return `${pathname}${search}\n${isForm ? '' : await request.clone().text()}`
}

const once = async (intent: string | null, request: Request, run: () => Promise<Response>): Promise<Response> => {
  if (!intent) return run()
  const content = await contentOf(request)
  const known = answeredIntents.get(intent)
  if (known && known.content !== content) throw new Refused({ kind: 'envelope', message: otherContent })
  if (known) return (await known.answer).clone()
  const first = run()
  answeredIntents.set(intent, { content, answer: first })
  if (answeredIntents.size > MOST_INTENTS) answeredIntents.delete(answeredIntents.keys().next().value as string)
  try {
    return (await first).clone()
  } catch (refused) {
    // A refusal may be mended and tried again; only what was done stays done.
    answeredIntents.delete(intent)
    throw refused
  }
}

/** Calls that only read, though some of them are sent by POST for their filter. */
const reads = ({ method, path }: Endpoint): boolean =>
  method === 'GET' || /\/(Get|Search|Export|Check)[^/]*$/.test(path)

const ANONYMOUS: ReadonlySet<string> = new Set([account.login.path])

/** Answers a call of one backend: the request, which backend, and the path under its base. */
export type Dispatch = (request: Request, backend: 'register' | 'shreder', path: string) => Promise<Response>

/**
 * One entrance for every call of both backends: look the call up by method and path (never a scan over handlers),
 * check the fault switches and the caller, parse what came, run the answer, check the reply against the contract.
 * A write is run `exclusively`, so that nothing is done twice by two tabs.
 */
export const dispatcher = (world: World, runnables: Runnable[], exclusively: Exclusive = (run) => run()): Dispatch => {
  const byCall = new Map(runnables.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]))

  const answer = async ({ endpoint, answer: run }: Runnable, request: Request, backend: string): Promise<Response> => {
    if ('later' in run) throw new Refused({ kind: 'later', message: `Тази възможност предстои: ${run.later}.` })
    const caller = ANONYMOUS.has(endpoint.path) ? nobody : callerOf(world, request, backend)
    const query = parseQuery(endpoint, new URL(request.url).searchParams)
    const body = await parseBody(endpoint, request)
    const reply = await run({ query, body, caller, request } as never)
    return wrap(endpoint, reply)
  }

  return async (request, backend, path) => {
    const runnable = byCall.get(`${request.method} ${path}`)
    if (!runnable) return json({ type: 0, message: 'Няма такова повикване.' }, 404)
    const fault = takeFault(path)
    const failed = fault && (await faultReply(fault))
    if (failed) return failed
    try {
      const intent = request.method === 'GET' ? null : request.headers.get('idempotency-key')
      const run = () => answer(runnable, request, backend)
      return await once(intent, request, () => (reads(runnable.endpoint) ? run() : exclusively(run)))
    } catch (refused) {
      if (refused instanceof Refused) return refusalReply(refused.refusal)
      console.error(`The in-browser backend failed at ${path}`, refused)
      return json({ message: 'Вътрешна грешка на учебния сървър.' }, 500)
    }
  }
}

const wrap = (endpoint: Endpoint, reply: unknown): Response => {
  const resultData = reply instanceof ReplyWithMessage ? reply.resultData : reply
  const message = reply instanceof ReplyWithMessage ? reply.message : undefined
  if (endpoint.reply === 'file') return fileReply(resultData as FileReply)
  // The imitation obeys the contract too: a reply that breaks its shape is a defect, not an answer.
  if (typeof endpoint.reply === 'object') v.assert(endpoint.reply, resultData)
  return json({ type: 1, message, resultData: resultData ?? null })
}
