import type { Browser, Page } from 'playwright'
import { documents } from '../../src/contract/documents.ts'
import { fillLetter, pressRegister } from '../journeys/letterForm.ts'
import { ofLastPush, pushesHandled, requestsOf } from '../journeys/pushesHandled.ts'
import { requestInPage } from '../journeys/requestInPage.ts'
import { callTo } from '../support/calls.ts'
import { type Screen, screenOf } from '../support/screen.ts'
import { administrator, documentsPath, openLoggedIn } from './app.ts'
import { createDocument, leadTo, pathOf } from './heavyDocument.ts'
import type { Line } from './report.ts'

const MOST_OF_OWN = 6

/**
 * Returns the requests that a screen sends during an action and because of the pushes that the action causes, each with
 * how often it is sent.
 */
const requestsWhile = async (
  desk: Screen,
  from: Page,
  happens: () => Promise<unknown>,
): Promise<Map<string, number>> => {
  const sent = requestsOf(desk.page)
  await happens()
  await pushesHandled(desk, administrator, from)
  const counted = sent.toSpliced(sent.indexOf(ofLastPush), 1)
  return new Map(counted.map((call) => [call, counted.filter((other) => other === call).length]))
}
const sumOf = (sent: ReadonlyMap<string, number>): number => [...sent.values()].reduce((sum, one) => sum + one, 0)
const named = (sent: ReadonlyMap<string, number>): string => [...sent.keys()].join(', ')

const inNoCase = { caseFileGuid: null, parentDocumentGuid: null }
const register = (page: Page, docGuid: string) =>
  requestInPage(page, documents.registerDocument, { query: { docGuid } })

/**
 * Counts the requests caused by registering a document: in the page that registers, and in a page that shows the
 * document.
 */
export const requestCounts = async (browser: Browser, address: string): Promise<Line[]> => {
  const page = await openLoggedIn(browser, address)
  const desk = screenOf(page)
  await page.clock.install()
  const other = await page.context().newPage()
  await other.goto(documentsPath)
  await other.getByRole('table').getByRole('link').first().waitFor()
  const subject = 'Служебна бележка за броене'
  const guid = await createDocument(other, subject, inNoCase)
  await leadTo(page, pathOf({ guid, subject }))
  await page.locator('[role=tabpanel] dl').first().waitFor()
  // The screen first handles the pushes sent so far, so that only requests caused by the action are counted.
  await pushesHandled(desk, administrator, other)
  const unrelated = await requestsWhile(desk, other, async () =>
    register(other, await createDocument(other, 'Друга служебна бележка', inNoCase)),
  )
  const related = await requestsWhile(desk, other, () => register(other, guid))
  await leadTo(page, `${documentsPath}/create`)
  const searched = page.waitForResponse((response) => callTo(documents.findSimilarDocuments)(response.request()))
  await fillLetter(page, 'Писмо, чиито заявки се броят')
  await searched
  await desk.atRest()
  const own = await requestsWhile(desk, other, () => pressRegister(page))
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
