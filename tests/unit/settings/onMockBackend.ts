import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'

const calls: Endpoint[] = Object.values(catalogue).flatMap((area) => Object.values(area))

type Lacks = (path: string, reply: unknown) => unknown

/**
 * Lets the mock backend handle the requests of the rendered page, by default as the administrator. Returns its data,
 * and a function for requests outside of the page. Undo with `vi.unstubAllGlobals()`.
 */
export const mockBackendHandlers = async (lacks?: Lacks, userName = 'administrator') => {
  const { send, tokensOf, db } = createTestBackend(40)
  const tokens = await tokensOf(userName)
  respondWith(async ({ backend, path, query, body, method }) => {
    const call = calls.find((one) => one.path === path && one.method === method)
    if (!call) throw new Error(`No call is ${method} ${path}`)
    const request = { query: Object.fromEntries(new URLSearchParams(query)), ...(method !== 'GET' && { body }) }
    const reply = await send(call, request, tokens[backend], undefined, backend === 'both' ? 'shreder' : backend)
    const { status } = reply
    return lacks ? { status, json: lacks(path, await reply.json()) } : { status, text: await reply.text() }
  })
  const sendRequest = async (call: Endpoint, body?: unknown) =>
    (await send(call, body === undefined ? {} : { body }, tokens[call.backend])).json()
  return { db, sendRequest }
}

export const onMockBackend = async (lacks?: Lacks) => {
  const { db } = await mockBackendHandlers(lacks)
  openPage()
  return db
}
