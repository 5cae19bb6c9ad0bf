import { caseFiles } from '../../src/contract/caseFiles.ts'
import { documents } from '../../src/contract/documents.ts'
import { notifications } from '../../src/contract/notifications.ts'
import { callsOf, callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { fillLetter, openNewDocument, pressRegister } from './letterForm.ts'
import { ofLastPush, pushesHandled, requestsOf } from './pushesHandled.ts'
import { asSecondPerson } from './secondPerson.ts'

test('a page that shows another document sends no request after a registration', async ({ as, watched }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  const otherPage = await watched.newPage()
  await otherPage.clock.install()
  const other = await asSecondPerson(otherPage, 'administrator')
  await openNewDocument(clerk)
  await fillLetter(page, 'Писмо, което се брои')
  await other.goTo('/documents-flow/documents')
  await other.page.getByRole('table').getByRole('link').first().click()
  await expect(other.page.getByRole('heading', { level: 1 })).not.toHaveText('Документи')
  await other.atRest()
  const foreign = requestsOf(other.page)
  await pressRegister(page)
  await pushesHandled(other, 'administrator', page)
  expect(foreign, 'the open page of another document').toEqual([ofLastPush])
})

test('an own registration sends each request once', async ({ as, watched }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await page.clock.install()
  const bell = callsOf(page, notifications.getUserNotifications)
  await openNewDocument(clerk)
  // The search for similar letters starts after a pause in typing. Its result is used again at registration.
  const searched = page.waitForResponse((response) => callTo(documents.findSimilarDocuments)(response.request()))
  await fillLetter(page, 'Писмо, чиито заявки се броят')
  await searched
  // The second request is caused by the reminders, which the mock backend sends some seconds after its start.
  await expect.poll(() => bell.length).toBe(2)
  await clerk.atRest()
  const other = await asSecondPerson(await watched.newPage(), 'administrator')
  const own = requestsOf(page)
  await pressRegister(page)
  await pushesHandled(clerk, 'mpetrova', other.page)
  const { getCaseFileProcessInstanceInfo, getCaseFileTree } = caseFiles
  const expected = [
    documents.createDocument,
    documents.registerDocument,
    documents.getDocument,
    documents.getCurrentUserDocumentPermissions,
    getCaseFileProcessInstanceInfo,
    getCaseFileTree,
  ].map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
  expect(own.toSorted(), 'two writes and the four reads of the page that follows').toEqual(
    [...expected, ofLastPush].toSorted(),
  )
})
