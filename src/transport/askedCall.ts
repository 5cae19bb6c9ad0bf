/**
 * The first question of a list, kept for the next time a page opens there: the first script asks it before the program of
 * the list has come. Without any package, as that script wants it.
 */

/** A call as it is sent: `tail` is its path with the query, `body` its JSON. No token, no answer. */
export type AskedCall = { backend: 'register' | 'shreder'; method: string; tail: string; body?: string }

/** Only what reads is ever asked ahead, whatever stands in the storage. */
const READS = /^\/api\/\w+\/(Get|Search)\w*(\?|$)/

const isQuestion = (one: unknown): one is AskedCall => {
  if (typeof one !== 'object' || one === null) return false
  const { backend, method, tail, body } = one as Record<string, unknown>
  return (
    (backend === 'register' || backend === 'shreder') &&
    typeof method === 'string' &&
    typeof tail === 'string' &&
    READS.test(tail) &&
    (body === undefined || typeof body === 'string')
  )
}

/** What was asked first at this path the last time; `stored` is the state of the application as JSON, perhaps damaged. */
export const firstQuestionAt = (stored: string | null, path: string): AskedCall | undefined => {
  try {
    const one: unknown = JSON.parse(stored ?? '{}')?.firstQuestions?.[path]
    return isQuestion(one) ? one : undefined
  } catch {
    return undefined
  }
}
