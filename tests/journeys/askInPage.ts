import type { Page } from 'playwright/test'

type Ask = { query?: Record<string, string>; body?: unknown }

/** Asks the in-browser backend as whoever is logged in on the page; gives its resultData, throws what it refuses with. */
export const askInPage = <T>(page: Page, path: `/api/${string}`, { query = {}, body = null }: Ask): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const token = /shreder-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { authorization: `Bearer ${decodeURIComponent(token)}`, 'content-type': 'application/json' }
      const reply = await fetch(`/shreder${to}`, { method: 'POST', headers, body: sent })
      const said = await reply.json()
      if (said.type !== 1) throw new Error(`${to}: ${reply.status} ${JSON.stringify(said)}`)
      return said.resultData
    },
    [`${path}?${new URLSearchParams(query)}`, JSON.stringify(body)] as const,
  )

const letter = {
  documentDirectionId: 1,
  documentTypeId: 40,
  scope: 1,
  caseFileGuid: null,
  parentDocumentGuid: null,
  receivedViaId: 2,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber: '12-34',
  externalRefDate: '2026-11-18',
  addressedToDepartmentId: 12,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: 1,
  sheetsCount: 2,
  enclosuresCount: 0,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  note: '',
  correspondentIds: [1],
}

/** Writes a draft of an incoming letter as whoever is logged in on the page, without its screens; gives its guid. */
export const draftLetter = async (page: Page, subjectDescription: string): Promise<string> => {
  const body = { ...letter, subjectDescription }
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
