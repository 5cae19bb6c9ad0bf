import type { AnswerRow } from './answerRow.ts'
import { malformed } from './refused.ts'
import type { World } from './world.ts'

/** How many answers are stored: a page that was loaded anew asks again at once. */
const MOST = 200

const otherContent =
  'С този ключ вече е изпратено друго съдържание и то е прието. Презаредете и вижте какво е записано, преди да опитате отново.'

/** The content of a call: two with one key must have the same. Of a form with files only the address is compared. */
const contentOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return `${pathname}${search}\n${isForm ? '' : await request.clone().text()}`
}

const responseOf = ({ status, body }: AnswerRow): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })

/**
 * Answers an `Idempotency-Key` of a user once: the same answer, nothing done twice. Also by a page loaded anew and in
 * another tab. Run it while nobody else writes. A refusal is not remembered, for it may be mended.
 */
export const answeredOnce =
  (world: World) =>
  async (userId: number, request: Request, run: () => Promise<Response>): Promise<Response> => {
    const intent = request.headers.get('idempotency-key')
    if (!intent) return run()
    const key = `${userId} ${intent}`
    const content = await contentOf(request)
    const known = world.answers.by('key', key)[0]
    if (known && known.content !== content) malformed(otherContent)
    if (known) return responseOf(known)
    world.requestKey = intent
    const response = await run().finally(() => {
      world.requestKey = ''
    })
    const count = world.answers.all().reduce((next, row) => Math.max(next, row.count + 1), 0)
    const body = await response.clone().text()
    world.put('answers', { place: count % MOST, count, key, content, status: response.status, body })
    return response
  }
