import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { to } from '../../../src/routes/to.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { incomingLetter } from '../../support/plainDocument.ts'
import { clientOf } from '../apiClient.ts'
import { type Installation, installation } from '../installation.ts'

declare global {
  interface Window {
    shownAt: Record<string, number>
  }
}

const pauseMs = 500
const pushes = 120
/** In milliseconds: the maximum delay of a new row (issue „Connected“, 4). */
const latest = 2000

let browser: Browser
let at: Installation
beforeAll(async () => {
  browser = await openBrowser()
  at = await installation()
})
afterAll(async () => {
  await at.stop()
  await browser.close()
})

test('pushes twice a second for a minute: the newest is shown within two seconds, and no read is aborted', async () => {
  const page = await at.as(browser, 'mpetrova', to.documentsFlow.all())
  await page.locator('tbody [data-open]').first().waitFor()
  await page.getByRole('banner').getByText('на живо', { exact: true }).waitFor()
  const broken: string[] = []
  let reads = 0
  page.on('requestfailed', (request) => broken.push(`${request.method()} ${request.url()}`))
  page.on('request', (request) => {
    if (request.url().includes(documents.getAllDocumentsForDMS.path)) reads += 1
  })
  await page.evaluate(() => {
    const shown: Record<string, number> = {}
    const look = () => {
      for (const [subject] of (document.querySelector('tbody')?.textContent ?? '').matchAll(/Известие \d+ от \d+/g))
        shown[subject] ??= Date.now()
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    window.shownAt = shown
  })
  const clerk = await clientOf(at.network.api, 'mpetrova')
  const made: Record<string, number> = {}
  const began = Date.now()
  for (let count = 1; count <= pushes; count += 1) {
    const subject = `Известие ${count} от ${pushes}`
    const { guid } = await clerk.sendRequest(documents.createDocument, {
      body: { ...incomingLetter, subjectDescription: subject },
    })
    await clerk.sendRequest(documents.registerDocument, { query: { docGuid: guid } })
    made[subject] = Date.now()
    await wait(Math.max(0, began + count * pauseMs - Date.now()))
  }
  const last = `Известие ${pushes} от ${pushes}`
  await page.locator('tbody').getByText(last, { exact: true }).first().waitFor()
  const shown = await page.evaluate(() => window.shownAt)
  // A row counts as shown when its own or a later letter is visible: the page shows ten rows, and the row of a letter
  // may appear only together with the next one if both are registered in quick succession.
  const lateness = Object.entries(made).map(([subject, moment]) => {
    const later = Object.entries(shown).filter(([one]) => Number(/\d+/.exec(one)) >= Number(/\d+/.exec(subject)))
    return Math.min(...later.map(([, when]) => when)) - moment
  })
  console.log(
    `${pushes} pushes in ${Date.now() - began} ms, ${reads} reads of the list, newest after at most ${Math.max(...lateness)} ms`,
  )
  expect(broken).toEqual([])
  expect(reads).toBeLessThanOrEqual(pushes)
  expect(Math.max(...lateness)).toBeLessThanOrEqual(latest)
})
