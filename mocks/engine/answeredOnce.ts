import type { World } from '../world.ts'
import type { AnswerRow } from './answerRow.ts'
import { Refused } from './refused.ts'

/** How many answers are kept. */
const MOST = 500

const otherContent =
  'С този ключ вече е изпратено друго съдържание и то е прието. Презаредете и вижте какво е записано, преди да опитате отново.'

/** What tells the content of a call: two with one key must have the same. Of a form with files only the address is compared. */
const contentOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const text = `${pathname}${search}\n${isForm ? '' : await request.clone().text()}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
const responseOf = ({ status, body }: AnswerRow): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/**
 * Remembers what was answered to writes with an `Idempotency-Key`: the same key of the same user gets the same answer and
 * nothing is done twice, also by a page that was loaded anew meanwhile. A key belongs to whoever sent it: another user's
 * equal one is another key.
 */
export const answeredOnce = (world: World) => {
  const underWay = new Map<string, { content: string; answer: Promise<AnswerRow> }>()
  const remember = (row: AnswerRow) =>
    world.inOneStep(() => {
      world.put('answers', row)
      const all = world.answers.all()
      for (const { key } of all.slice(0, all.length - MOST)) world.remove('answers', key)
    })
  return async (userId: number, request: Request, run: () => Promise<Response>): Promise<Response> => {
    const intent = request.method === 'GET' ? null : request.headers.get('idempotency-key')
    if (!intent) return run()
    const key = `${userId} ${intent}`
    const content = await contentOf(request)
    const known = world.answers.get(key) ?? underWay.get(key)
    if (known && known.content !== content) throw new Refused({ kind: 'envelope', message: otherContent })
    if (known) return responseOf('answer' in known ? await known.answer : known)
    const answer = run().then(async (response) => {
      const row = { key, content, status: response.status, body: await response.text() }
      remember(row)
      return row
    })
    underWay.set(key, { content, answer })
    try {
      return responseOf(await answer)
    } finally {
      // A refusal may be mended and tried again; only what was done stays done.
      underWay.delete(key)
    }
  }
}
