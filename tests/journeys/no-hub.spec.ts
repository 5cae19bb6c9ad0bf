import { expect, test } from 'playwright/test'
import { documents } from '../../src/contract/documents.ts'
import { lossyServer } from '../crawl/lossyServer.ts'
import { screenOf } from '../support/screen.ts'

test('connected without a hub there is no error, and counts are requested on navigation', async ({ browser }) => {
  const server = await lossyServer()
  const context = await server.loggedIn(browser)
  const page = await context.newPage()
  const calls: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const counts = () => calls.filter((path) => path.endsWith(documents.getUnprocessedIncomingDocsCount.path)).length

  const desk = screenOf(page)
  await desk.goTo('/settings/correspondentGroups')
  await desk.expectLoggedIn()
  await desk.atRest()
  const atStart = counts()
  expect(atStart).toBeGreaterThan(0)
  await desk.goTo('/documents-flow/documents')
  await desk.atRest()
  await expect.poll(counts).toBeGreaterThan(atStart)

  await expect(page.getByRole('banner').getByText(/няма връзка|свързване/)).toHaveCount(0)
  expect(calls.filter((path) => path.includes('hub'))).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
  await server.stop()
})
