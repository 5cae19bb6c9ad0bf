import type { Endpoint, Reply, RequestParams } from '../../src/contract/endpoint.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { issueToken } from '../people/session.ts'
import { refusalIn } from './refusalIn.ts'
import { decline } from './trainingError.ts'

/**
 * Sends a request as a given user, with the usual rules and journal entries. Throws `Declined` with the message of a
 * refusal.
 */
export const requestAs =
  (db: MockDatabase, dispatch: Dispatch) =>
  async <E extends Endpoint>(user: UserRow, endpoint: E, params: RequestParams<E>): Promise<Reply<E>> => {
    const { query = {}, body } = params as { query?: Record<string, unknown>; body?: unknown }
    const backend = endpoint.backend === 'both' ? 'shreder' : endpoint.backend
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const request = new Request(`http://colleague${endpoint.path}?${search}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${issueToken(user, backend, db.now()).token}` },
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
    })
    const response = await dispatch(request, backend, endpoint.path)
    const refusal = await refusalIn(response.clone())
    if (refusal !== null) return decline(refusal)
    return ((await response.json()) as { resultData: Reply<E> }).resultData
  }
export type RequestAs = ReturnType<typeof requestAs>
