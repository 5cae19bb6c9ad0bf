import { backend } from '../../../mocks/backend.ts'
import { createMockDatabase } from '../../../mocks/createMockDatabase.ts'
import { dispatcher } from '../../../mocks/engine/dispatch.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import type { Change } from '../../../mocks/engine/tableRows.ts'
import { uploadsInMemory } from '../../../mocks/engine/uploads.ts'
import { account } from '../../../src/contract/account.ts'
import type { Endpoint, Reply, RequestParams } from '../../../src/contract/endpoint.ts'
import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import { incomingLetter as plainLetter } from '../../support/plainDocument.ts'
import { assertPlainWords } from './plainWords.ts'

export const someFriday = new Date('2026-11-20T10:00:00Z')

type Parts = { query?: Record<string, unknown>; body?: unknown }
type Envelope<T> = {
  status: number
  type?: number
  message?: string
  resultData: T
  errors?: Record<string, string[]>
  additionalMessages?: string[]
  additionalFieldMessages?: Record<string, string[]>
}

const beginnings = new Map<number, MockDatabase>()
const beginningOf = (documents: number): MockDatabase => {
  const known = beginnings.get(documents)
  const made = known ?? createMockDatabase({ seed: 1, documents, now: () => someFriday, start: someFriday })
  beginnings.set(documents, made)
  return made
}

/**
 * Returns the mock backend without a browser, with functions that log in and call any declared endpoint. The time
 * is fixed unless `now` moves it. `stored`: stored changes, as after a reload. `typesText`: the test types real
 * words, so a technical text in the journal is an error.
 */
export const createTestBackend = (
  documents = 400,
  now = () => someFriday,
  stored: readonly Change[] = [],
  typesText = true,
) => {
  const db = createMockDatabase({ seed: 1, documents, now, start: someFriday, like: beginningOf(documents) })
  if (typesText) assertPlainWords(db)
  db.replay(stored)
  const respond = dispatcher(db, backend(db, uploadsInMemory()))

  const send = async (
    endpoint: Endpoint,
    request: Parts,
    token: string | null,
    idempotencyKey?: string,
    backendName: 'register' | 'shreder' = endpoint.backend === 'both' ? 'shreder' : endpoint.backend,
  ): Promise<Response> => {
    const query = new URLSearchParams(Object.entries(request.query ?? {}).map(([key, value]) => [key, String(value)]))
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    }
    const body =
      request.body instanceof FormData ? request.body : request.body === undefined ? null : JSON.stringify(request.body)
    const requestParams = new Request(`http://host/${backendName}${endpoint.path}?${query}`, {
      method: endpoint.method,
      headers,
      body,
    })
    return respond(requestParams, backendName, endpoint.path)
  }

  const logIn = async (username: string, where: 'register' | 'shreder'): Promise<string> => {
    const reply = await send(account.login, { body: { username, password: 'demo' } }, null, undefined, where)
    return ((await reply.json()) as Envelope<{ token: string }>).resultData.token
  }

  const tokensOf = async (userName: string): Promise<Record<Endpoint['backend'], string>> => {
    const [register, shreder] = [await logIn(userName, 'register'), await logIn(userName, 'shreder')]
    return { register, shreder, both: shreder }
  }

  const as = async (userName: string) => {
    const tokens = await tokensOf(userName)
    return async <E extends Endpoint>(
      endpoint: E,
      request: RequestParams<E>,
      idempotencyKey?: string,
    ): Promise<Envelope<Reply<E>>> => {
      const reply = await send(endpoint, request as Parts, tokens[endpoint.backend], idempotencyKey)
      return { ...((await reply.json()) as Envelope<Reply<E>>), status: reply.status }
    }
  }
  return { db, as, send, tokensOf }
}

export const incomingLetter = (given: Partial<DocumentBody> = {}): DocumentBody => ({
  ...plainLetter,
  subjectDescription: 'Искане за становище',
  ...given,
})
