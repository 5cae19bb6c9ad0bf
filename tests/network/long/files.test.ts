import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Change, ofResultData } from '../../../scripts/backend/api.ts'
import { documents } from '../../../src/contract/documents.ts'
import { to } from '../../../src/routes/to.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { type Installation, installation } from '../installation.ts'

const name = 'справка.html'
const html = `<!doctype html><html><body><p>Справка</p>${' '.repeat(5000)}</body></html>`
const ofFiles = ofResultData((data) => (Array.isArray(data) ? data.map((row) => ({ ...row, fileName: name })) : data))
/** Serves every attachment like ASP.NET: as text/html, and with a file name that other origins cannot read. */
const change: Change = async (call, next) => {
  if (call.path === documents.downloadAttachedFile.path)
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  return call.path === documents.getDocumentAttachedFiles.path ? ofFiles(call, next) : next(call)
}

let browser: Browser
let at: Installation
let page: Awaited<ReturnType<Installation['as']>>
beforeAll(async () => {
  browser = await openBrowser()
  at = await installation({ changes: [change] })
})
beforeEach(async () => {
  await page?.at.close()
  const [file] = at.network.engine.db.attachedFiles.all()
  page = await at.as(browser, 'administrator', to.documentsFlow.document(file?.documentGuid ?? ''))
  await page.getByRole('tab', { name: /^Файлове/ }).click()
})
afterAll(async () => {
  await at.stop()
  await browser.close()
})
const press = () =>
  page
    .getByRole('button', { name: `Изтегли ${name}`, exact: true })
    .first()
    .click()

test('„Изтегли“ saves an .html attachment complete and under its name', async () => {
  const saved = page.waitForEvent('download')
  await press()
  const confirmation = page.getByRole('alertdialog').getByRole('button', { name: 'Изтегли въпреки това' })
  await confirmation.click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(name)
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe(html)
})

test('an interrupted download saves nothing and says so; the next one is complete', async () => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  at.gates.shreder.cutResponsesOf(`GET ${documents.downloadAttachedFile.path}`, 40)
  await press()
  await page.getByText('Връзката прекъсна, преди отговорът да дойде докрай.').first().waitFor()
  expect(downloads).toEqual([])
  at.gates.shreder.open()
  await press()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтегли въпреки това' }).click()
  await expect.poll(() => downloads).toEqual([name])
})
