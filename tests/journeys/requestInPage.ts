import type { Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isOnNetwork, networkDatabase } from '../support/networkDatabase.ts'
import { incomingLetter } from '../support/plainDocument.ts'

type CallParts = {
  query?: Record<string, string>
  body?: unknown
  token?: string
}

const baseOf = (backend: Endpoint['backend']) => (backend === 'both' ? 'shreder' : backend)

export const requestInPage = <T>(
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
      isOnNetwork ? networkDatabase(page.url()).api[baseOf(backend)] : `/${baseOf(backend)}`,
      method,
      `${path}?${new URLSearchParams(query)}`,
      JSON.stringify(body),
      token,
    ] as const,
  )

export const tokenOf = async (
  page: Page,
  username: string,
  backend: 'register' | 'shreder' = 'shreder',
): Promise<string> => {
  const logIn = { ...account.login, backend }
  return (await requestInPage<{ token: string }>(page, logIn, { body: { username, password: 'demo' } })).token
}

export const draftLetter = async (page: Page, subjectDescription: string): Promise<string> => {
  const body = { ...incomingLetter, subjectDescription }
  return (await requestInPage<{ guid: string }>(page, documents.createDocument, { body })).guid
}

export const registerDraft = async (page: Page, docGuid: string, token = ''): Promise<string> => {
  const request = { query: { docGuid }, token }
  return (await requestInPage<{ documentNumber: string }>(page, documents.registerDocument, request)).documentNumber
}

export const registerLetter = async (page: Page, subjectDescription: string): Promise<void> => {
  await registerDraft(page, await draftLetter(page, subjectDescription))
}
