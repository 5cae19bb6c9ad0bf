import { refuseMalformed } from './assertions.ts'
import type { MockDatabase } from './mockDatabase.ts'
import type { ReplyRow } from './replyRow.ts'

/**
 * The maximum number of stored responses. A small number is enough, because a reloaded page repeats its request at
 * once.
 */
const MOST = 200

const otherContent =
  'С този ключ вече е изпратено друго съдържание и то е прието. Презаредете и вижте какво е записано, преди да опитате отново.'

/**
 * Returns the content of a request, to refuse two different requests with one idempotency key. For a form with files
 * only the URL is compared.
 */
const contentOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return `${pathname}${search}\n${isForm ? '' : await request.clone().text()}`
}

const responseOf = ({ status, body }: ReplyRow): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })

/**
 * Returns the stored response to a repeated request, also after a reload and in another tab. Refusals are not stored,
 * because the user may correct the data.
 */
export const respondOnce =
  (db: MockDatabase) =>
  async (userId: number, request: Request, run: () => Promise<Response>): Promise<Response> => {
    const idempotencyKey = request.headers.get('idempotency-key')
    if (!idempotencyKey) return run()
    const key = `${userId} ${idempotencyKey}`
    const content = await contentOf(request)
    const known = db.answers.by('key', key)[0]
    if (known && known.content !== content) refuseMalformed(otherContent)
    if (known) return responseOf(known)
    db.requestKey = idempotencyKey
    const response = await run().finally(() => {
      db.requestKey = ''
    })
    const count = db.answers.all().reduce((next, row) => Math.max(next, row.count + 1), 0)
    const body = await response.clone().text()
    db.put('answers', { place: count % MOST, count, key, content, status: response.status, body })
    return response
  }
