import { Refused } from './refused.ts'

const MOST = 500

const otherContent =
  'С този ключ вече е изпратено друго съдържание и то е прието. Презаредете и вижте какво е записано, преди да опитате отново.'

/** The content of a call: two with one key must have the same. Of a form with files only the address is compared. */
const contentOf = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return `${pathname}${search}\n${isForm ? '' : await request.clone().text()}`
}

/**
 * Remembers what was answered to writes with an `Idempotency-Key`: the same key of the same user gets the same answer and
 * nothing is done twice. A key belongs to whoever sent it: another user's equal one is another key.
 */
export const answeredOnce = () => {
  const answered = new Map<string, { content: string; answer: Promise<Response> }>()
  return async (userId: number, request: Request, run: () => Promise<Response>): Promise<Response> => {
    const intent = request.method === 'GET' ? null : request.headers.get('idempotency-key')
    if (!intent) return run()
    const key = `${userId} ${intent}`
    const content = await contentOf(request)
    const known = answered.get(key)
    if (known && known.content !== content) throw new Refused({ kind: 'envelope', message: otherContent })
    if (known) return (await known.answer).clone()
    const first = run()
    answered.set(key, { content, answer: first })
    if (answered.size > MOST) answered.delete(answered.keys().next().value as string)
    try {
      return (await first).clone()
    } catch (refused) {
      // A refusal may be mended and tried again; only what was done stays done.
      answered.delete(key)
      throw refused
    }
  }
}
