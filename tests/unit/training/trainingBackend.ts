import { createMockBackend } from '../../../mocks/mockBackend.ts'
import { issueToken } from '../../../mocks/people/session.ts'
import { openStore } from '../../../mocks/store/openStore.ts'
import { account } from '../../../src/contract/account.ts'
import type { Endpoint, Reply, RequestParams } from '../../../src/contract/endpoint.ts'
import { someFriday } from '../mocks/createTestBackend.ts'

type TriedRequest = { query?: Record<string, string>; body?: object }
type Envelope<T> = { type: number; message?: string; resultData: T }

export const trainingBackend = async (documents = 400, state?: Blob, { seed = 1, start = someFriday } = {}) => {
  let offset = 0
  const now = () => new Date(start.getTime() + offset)
  const store = await openStore({ seed, documents, now, database: null, channel: null, locks: null })
  if (state) await store.importState(state)
  const { dispatch, adminApi: actions } = createMockBackend(store, {
    push: () => undefined,
    hasListeners: () => false,
    moveClock: (to) => {
      offset = to
    },
  })
  const { db } = store
  const send = async <E extends Endpoint>(endpoint: E, request: object, headers: Record<string, string>) => {
    const { query = {}, body } = request as { query?: Record<string, unknown>; body?: unknown }
    const backend = endpoint.backend === 'both' ? 'shreder' : endpoint.backend
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const requestParams = new Request(`http://host/${endpoint.path}?${search}`, {
      method: endpoint.method,
      headers,
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
    })
    return (await (await dispatch(requestParams, backend, endpoint.path)).json()) as Envelope<Reply<E>>
  }
  /**
   * Logs in before each request, because the simulated time may move past the end of the session. With `early` it logs
   * in only once, at the start, so that a simulated fault cannot affect the log-in.
   */
  const as = async (username: string, early = false) => {
    const logIn = async () => (await send(account.login, { body: { username, password: 'demo' } }, {})).resultData.token
    const known = early ? await logIn() : undefined
    const log = async () => known ?? (await logIn())
    return async <E extends Endpoint>(endpoint: E, request: RequestParams<E>): Promise<Envelope<Reply<E>>> => {
      const token = (await log()).replace('.shreder.', endpoint.backend === 'register' ? '.register.' : '.shreder.')
      return send(endpoint, request, { authorization: `Bearer ${token}` })
    }
  }
  /**
   * Sends a save request with the given idempotency key, as the page does. Returns whether it was executed, failed, or
   * had no response.
   */
  const asWithKey = async (username: string) => {
    const user = db.users.all().find(({ userName }) => userName === username)
    return async <E extends Endpoint>(key: string, endpoint: E, { query = {}, body }: TriedRequest) => {
      const search = new URLSearchParams(query)
      const { token } = issueToken(user!, 'shreder', now())
      const request = new Request(`http://host/${endpoint.path}?${search}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const response = await dispatch(request, 'shreder', endpoint.path)
      if (response.type === 'error') return 'no answer'
      return response.ok && ((await response.json()) as { type: number }).type === 1 ? 'done' : 'failed'
    }
  }
  return { db, adminApi: await actions(), as, asWithKey, now, store }
}
