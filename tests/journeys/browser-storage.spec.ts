import { expect, test } from '../support/journey.ts'
import { runInMockBackend } from './inMockBackend.ts'

test('a private window of Safari, which stores no Blob, keeps an attached file over a reload', async ({ page, as }) => {
  await runInMockBackend(page, () => {
    const holdsBlob = (value: unknown): boolean =>
      value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBlob))
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value: unknown, ...key: [IDBValidKey?]) {
      if (holdsBlob(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError')
      return put.call(this, value, ...key)
    }
  })
  const clerk = await as('mpetrova')
  await clerk.goTo('/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
  await page.locator('table a[href*="/documents/"]').first().click()
  await page.getByRole('tab', { name: /^Файлове/ }).click()
  const buffer = Buffer.from('Сметка')
  await page.locator('input[type=file]').setInputFiles({ name: 'сметка.txt', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: 'Качи 1 файл' }).click()
  await clerk.expectToast('Качен е 1 файл.')
  await clerk.atRest()
  await page.reload()
  await page.getByRole('tab', { name: /^Файлове/ }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Изтегли сметка.txt' }).click()
  const stream = await (await saving).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  expect(Buffer.concat(parts).toString()).toBe('Сметка')
})

test('without storage every screen says so while it lasts', async ({ page, desk, as, problems }) => {
  problems.expectFailures(/^console warning: Браузърът не позволява/)
  await runInMockBackend(page, () => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'delovod-world') throw new DOMException('denied', 'SecurityError')
      return open.call(this, name, version)
    }
  })
  const mark = page.getByRole('alert').filter({ hasText: 'Направеното не се запазва' })
  await page.goto('/login')
  await expect(mark).toContainText('ще се загуби при затваряне на страницата')
  await desk.checkAxe('the login page of a browser that stores nothing')
  await as('mpetrova')
  await expect(mark).toBeVisible()
  await desk.openMenu('Кореспонденти')
  await desk.expectHeading('Кореспонденти')
  await expect(mark).toBeVisible()
})

test('if asking for storage throws, the log-in works and says that nothing is stored', async ({
  page,
  as,
  problems,
}) => {
  problems.expectFailures(/^console warning: Браузърът не позволява/)
  const forbid = () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
  await page.addInitScript(forbid)
  await runInMockBackend(page, forbid)
  const desk = await as('mpetrova')
  await expect(page.getByRole('alert').filter({ hasText: 'Направеното не се запазва' })).toBeVisible()
  await desk.openMenu('Кореспонденти')
  await desk.expectHeading('Кореспонденти')
})

test('a worker that the browser stopped answers its page after it restarts', async ({ page, as }) => {
  const desk = await as('mpetrova')
  await desk.atRest()
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await desk.openMenu('Кореспонденти')
  await desk.expectHeading('Кореспонденти')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
})
