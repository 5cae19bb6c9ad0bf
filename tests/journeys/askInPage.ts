import type { Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isOnNetwork, networkWorld } from '../support/networkWorld.ts'
import { incomingLetter } from '../support/plainDocument.ts'

type CallParts = {
  query?: Record<string, string>
  body?: unknown
  /** Of somebody at another computer; else whoever is logged in on the page asks. */
  token?: string
}

const baseOf = (backend: Endpoint['backend']) => (backend === 'both' ? 'shreder' : backend)

/** Makes one call to the imitated backend, in the page or over the network; gives its resultData, throws what it refuses with. */
export const askInPage = <T>(
  page: Page,
  { method, path, backend }: Endpoint,
  { query = {}, body = null, token = '' }: CallParts,
): Promise<T> =>
  page.evaluate(
    async ([base, address, how, to, sent, given]) => {
      const own = decodeURIComponent(new RegExp(`${base}-token=([^;]+)`).exec(document.cookie)?.[1] ?? '')
      const headers = { authorization: `Bearer ${given || own}`, 'content-type': 'application/json' }
      const reply = await fetch(`${address}${to}`, { method: how, headers, ...(how !== 'GET' && { body: sent }) })
      const envelope = await reply.json()
      if (envelope.type !== 1) throw new Error(`${to}: ${reply.status} ${JSON.stringify(envelope)}`)
      return envelope.resultData
    },
    [
      baseOf(backend),
      isOnNetwork ? networkWorld(page.url()).api[baseOf(backend)] : `/${baseOf(backend)}`,
      method,
      `${path}?${new URLSearchParams(query)}`,
      JSON.stringify(body),
      token,
    ] as const,
  )

/** A token of somebody who logs in at another computer, for one of the two backends. */
export const tokenOf = async (
  page: Page,
  username: string,
  backend: 'register' | 'shreder' = 'shreder',
): Promise<string> => {
  const logIn = { ...account.login, backend }
  return (await askInPage<{ token: string }>(page, logIn, { body: { username, password: 'demo' } })).token
}

/** Writes a draft of an incoming letter as whoever is logged in on the page, without its screens; gives its guid. */
export const draftLetter = async (page: Page, subjectDescription: string): Promise<string> => {
  const body = { ...incomingLetter, subjectDescription }
  return (await askInPage<{ guid: string }>(page, documents.createDocument, { body })).guid
}

/** Gives a draft its number, with a token as somebody at another computer; resolves to it. */
export const registerDraft = async (page: Page, docGuid: string, token = ''): Promise<string> => {
  const ask = { query: { docGuid }, token }
  return (await askInPage<{ documentNumber: string }>(page, documents.registerDocument, ask)).documentNumber
}

/** Registers an incoming letter as whoever is logged in on the page, without its screens. */
export const registerLetter = async (page: Page, subjectDescription: string): Promise<void> => {
  await registerDraft(page, await draftLetter(page, subjectDescription))
}
