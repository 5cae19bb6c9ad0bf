import type { Browser, Page } from 'playwright'
import { documents } from '../../src/contract/documents.ts'
import { fillLetter, registerButton } from '../journeys/letterForm.ts'
import { requestInPage } from '../journeys/requestInPage.ts'
import { callTo } from '../support/calls.ts'
import { documentsPath, openLoggedIn } from './app.ts'
import { createDocument, leadTo, pathOf } from './heavyDocument.ts'
import type { Line } from './report.ts'

/** In milliseconds: longer than all delays with which a page handles a push. */
const PUSHES_MS = 8_000
/** In milliseconds: enough for a page to send all requests of its screen. */
const OPENING_MS = 4_000
const MOST_OF_OWN = 6

/** The requests that a page sends during an action, and how often each is sent. */
const requestsWhile = async (page: Page, happens: () => Promise<unknown>): Promise<Map<string, number>> => {
  const sent = new Map<string, number>()
  const count = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (!pathname.includes('/api/')) return
    const call = pathname.split('/').slice(-1)[0] ?? ''
    sent.set(call, (sent.get(call) ?? 0) + 1)
  }
  page.on('request', count)
  await happens()
  await page.waitForTimeout(PUSHES_MS)
  page.off('request', count)
  return sent
}
const sumOf = (sent: ReadonlyMap<string, number>): number => [...sent.values()].reduce((sum, one) => sum + one, 0)
const named = (sent: ReadonlyMap<string, number>): string => [...sent.keys()].join(', ')

const inNoCase = { caseFileGuid: null, parentDocumentGuid: null }
const register = (page: Page, docGuid: string) =>
  requestInPage(page, documents.registerDocument, { query: { docGuid } })

/** Counts the requests caused by a registration: in the page that registers, and in a page that shows the document. */
export const requestCounts = async (browser: Browser, address: string): Promise<Line[]> => {
  const page = await openLoggedIn(browser, address)
  const other = await page.context().newPage()
  await other.goto(documentsPath)
  await other.getByRole('table').getByRole('link').first().waitFor()
  const subject = 'Служебна бележка за броене'
  const guid = await createDocument(other, subject, inNoCase)
  await leadTo(page, pathOf({ guid, subject }))
  await page.waitForTimeout(OPENING_MS)
  const unrelated = await requestsWhile(page, async () =>
    register(other, await createDocument(other, 'Друга служебна бележка', inNoCase)),
  )
  const related = await requestsWhile(page, () => register(other, guid))
  await leadTo(page, `${documentsPath}/create`)
  const searched = page.waitForResponse((response) => callTo(documents.findSimilarDocuments)(response.request()))
  await fillLetter(page, 'Писмо, чиито заявки се броят')
  await searched
  await page.waitForTimeout(OPENING_MS)
  const own = await requestsWhile(page, () => registerButton(page).click())
  await page.context().close()
  return [
    {
      what: 'Open document, another one is registered',
      value: sumOf(unrelated),
      unit: 'requests',
      goal: 0,
      detail: named(unrelated),
    },
    {
      what: 'Open document, it is registered elsewhere: most of one call',
      value: Math.max(0, ...related.values()),
      unit: 'requests',
      goal: 1,
      detail: `${sumOf(related)} in all: ${named(related)}`,
    },
    { what: 'Own registration', value: sumOf(own), unit: 'requests', goal: MOST_OF_OWN, detail: named(own) },
  ]
}
