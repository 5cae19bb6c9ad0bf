import type { Page } from 'playwright/test'
import { incomingLetter } from '../support/plainDocument.ts'

type Ask = { method?: 'GET' | 'POST' | 'PUT'; query?: Record<string, string>; body?: unknown }

/** Asks the in-browser backend as whoever is logged in on the page; gives its resultData, throws what it refuses with. */
export const askInPage = <T>(
  page: Page,
  path: `/api/${string}`,
  { method = 'POST', query = {}, body = null }: Ask,
): Promise<T> =>
  page.evaluate(
    async ([how, to, sent]) => {
      const token = /shreder-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { authorization: `Bearer ${decodeURIComponent(token)}`, 'content-type': 'application/json' }
      const reply = await fetch(`/shreder${to}`, { method: how, headers, ...(how !== 'GET' && { body: sent }) })
      const envelope = await reply.json()
      if (envelope.type !== 1) throw new Error(`${to}: ${reply.status} ${JSON.stringify(envelope)}`)
      return envelope.resultData
    },
    [method, `${path}?${new URLSearchParams(query)}`, JSON.stringify(body)] as const,
  )

/** Writes a draft of an incoming letter as whoever is logged in on the page, without its screens; gives its guid. */
export const draftLetter = async (page: Page, subjectDescription: string): Promise<string> => {
  const body = { ...incomingLetter, subjectDescription }
  return (await askInPage<{ guid: string }>(page, '/api/Documents/CreateDocument', { body })).guid
}

/** Gives a draft its number; resolves to it. */
export const registerDraft = async (page: Page, docGuid: string): Promise<string> => {
  const ask = { query: { docGuid } }
  return (await askInPage<{ documentNumber: string }>(page, '/api/Documents/RegisterDocument', ask)).documentNumber
}

/** Registers an incoming letter as whoever is logged in on the page, without its screens. */
export const registerLetter = async (page: Page, subjectDescription: string): Promise<void> => {
  await registerDraft(page, await draftLetter(page, subjectDescription))
}
