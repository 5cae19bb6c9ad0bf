import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { askBackend } from '../mocks/askBackend.ts'
import { answerWith, openPage } from '../transport/fakeBrowser.ts'

const calls: Endpoint[] = Object.values(catalogue).flatMap((area) => Object.values(area))

/**
 * The screens' own calls are answered by the imitated backend, as the administrator. `lacks` takes out of a reply what a
 * backend does not know. Ends with `vi.unstubAllGlobals()`.
 */
export const onImitation = async (lacks: (path: string, reply: unknown) => unknown = (_path, reply) => reply) => {
  const { send, tokensOf, world } = askBackend(40)
  const tokens = await tokensOf('administrator')
  openPage()
  answerWith(async ({ backend, path, query, body, method }) => {
    const call = calls.find((one) => one.path === path && one.method === method)
    if (!call) throw new Error(`No call is ${method} ${path}`)
    const ask = { query: Object.fromEntries(new URLSearchParams(query)), ...(method !== 'GET' && { body }) }
    const reply = await send(call, ask, tokens[backend], undefined, backend === 'both' ? 'shreder' : backend)
    return { status: reply.status, json: lacks(path, await reply.json()) }
  })
  return world
}
