import type { Page } from 'playwright/test'
import { caseFiles } from '../../src/contract/caseFiles.ts'
import { documents } from '../../src/contract/documents.ts'
import { notifications } from '../../src/contract/notifications.ts'
import { callsOf, callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { fillLetter, openNewDocument, registerButton } from './letterForm.ts'
import { asSecondPerson } from './secondPerson.ts'

const requestsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/api/')) sent.push(`${request.method()} ${pathname.split('/').at(-1)}${search}`)
  })
  return sent
}

const registerLetter = async (page: Page) => {
  const registered = page.waitForResponse((response) => callTo(documents.registerDocument)(response.request()))
  await registerButton(page).click()
  await registered
  await expect(page).toHaveURL(/registered=1/)
}

/** Longer than all delays after a push, so that every request caused by a push has been sent. */
const pushesAreOver = (page: Page) => page.waitForTimeout(8_000)

test('a page that shows another document sends no request after a registration', async ({ as, watched }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const other = await asSecondPerson(await watched.newPage(), 'administrator')
  await openNewDocument(clerk)
  await fillLetter(page, 'Писмо, което се брои')
  await other.goTo('/documents-flow/documents')
  await other.page.getByRole('table').getByRole('link').first().click()
  await expect(other.page.getByRole('heading', { level: 1 })).not.toHaveText('Документи')
  await other.atRest()
  const foreign = requestsOf(other.page)
  await registerLetter(page)
  await pushesAreOver(other.page)
  expect(foreign, 'the open page of another document').toEqual([])
})

test('an own registration sends each request once', async ({ as }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const bell = callsOf(page, notifications.getUserNotifications)
  await openNewDocument(clerk)
  // The search for similar letters starts after a pause in typing. Its result is used again at registration.
  const searched = page.waitForResponse((response) => callTo(documents.findSimilarDocuments)(response.request()))
  await fillLetter(page, 'Писмо, чиито заявки се броят')
  await searched
  // The second request comes from the reminders, which the mock backend sends some seconds after its start.
  await expect.poll(() => bell.length).toBe(2)
  await clerk.atRest()
  const own = requestsOf(page)
  await registerLetter(page)
  await pushesAreOver(page)
  const { getCaseFileProcessInstanceInfo, getCaseFileTree } = caseFiles
  const expected = [
    documents.createDocument,
    documents.registerDocument,
    documents.getDocument,
    documents.getCurrentUserDocumentPermissions,
    getCaseFileProcessInstanceInfo,
    getCaseFileTree,
  ].map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
  expect(
    own.map((one) => one.replace(/\?.*/, '')).toSorted(),
    'two writes and the four reads of the page that follows',
  ).toEqual(expected.toSorted())
})
