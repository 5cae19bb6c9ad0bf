import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Change } from '../../../scripts/backend/api.ts'
import { account } from '../../../src/contract/account.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint, Reply, RequestParams } from '../../../src/contract/endpoint.ts'
import type { OneBackend } from '../../../src/transport/address.ts'
import type { AppConfig } from '../../../src/transport/config.ts'
import { attempt, type Options, type Outcome } from '../../../src/transport/request.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { type DialectServer, dialectServer } from '../../support/dialectServer.ts'
import { openPage } from './fakeBrowser.ts'

export const end = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  options: Options = {},
): Promise<Outcome<Reply<E>>> => attempt(endpoint, request, { quiet: true, ...options })
export const faultOf = (outcome: Outcome<unknown>) => (outcome.done ? null : outcome.fault)
export const firstPage = () =>
  end(documents.getAllDocumentsForDMS, { query: { indexType: 1, skip: 0, take: 20 }, body: {} })

export const credentials = { username: 'administrator', password: 'demo' }

/**
 * Logs the page of a test file in to a real HTTP server (`dialectServer`). Before each test the changes of the
 * responses are reset and the page is reopened. `open` opens the page with another configuration.
 */
export const realBackend = () => {
  let server: DialectServer
  let tokens: Parameters<typeof saveTokens>[0]
  const logIn = async (backend: OneBackend) => {
    const outcome = await end(account.login, { body: credentials }, { backend, outside: true })
    if (!outcome.done) throw outcome.fault
    return { token: outcome.reply.token }
  }
  const open = (over: Partial<AppConfig> = {}) => {
    openPage('http://localhost:4173/', { api: server.api, ...over })
    if (tokens) saveTokens(tokens)
  }
  beforeAll(async () => {
    server = await dialectServer()
    open()
    tokens = { register: await logIn('register'), shreder: await logIn('shreder') }
    open()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.speak()
    open()
  })
  afterEach(() => vi.unstubAllGlobals())
  return { open, speak: (...changes: Change[]) => server.speak(...changes) }
}
