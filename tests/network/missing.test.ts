import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '../../scripts/backend/api.ts'
import { library } from '../../src/contract/library.ts'
import { vehicles } from '../../src/contract/vehicles.ts'
import { to } from '../../src/routes/to.ts'
import { openBrowser } from '../support/findBrowser.ts'
import { type Installation, installation } from './installation.ts'

/**
 * True if the backend has the vehicle endpoints; otherwise it responds to them as ASP.NET responds to unknown routes.
 */
let hasVehicles = false
const requestedPaths: string[] = []
const isOf = (path: string, controller: string) => path.split('/')[2] === controller
const vehiclesOf = vehicles.list.path.split('/')[2] ?? ''
const libraryOf = library.getLibraryDocuments.path.split('/')[2] ?? ''
const change: Change = async (call, next) => {
  if (!isOf(call.path, vehiclesOf) || hasVehicles) return next(call)
  requestedPaths.push(call.path)
  return new Response(null, { status: 404 })
}

let browser: Browser
let at: Installation
let page: Awaited<ReturnType<Installation['as']>>
beforeAll(async () => {
  browser = await openBrowser()
  const settings = JSON.stringify({ modules: { staff: false }, callsOff: [libraryOf] })
  at = await installation({ changes: [change], environment: { CONFIG: settings } })
  page = await at.as(browser, 'administrator', to.vehicles.list())
})
afterAll(async () => {
  await at.stop()
  await browser.close()
})
const main = () => page.getByRole('main')

test('a backend without a module: detected once, shown by the screen and by its menu entry; detected again when it appears', async () => {
  await main().getByRole('heading', { name: 'Не се поддържа от сървъра' }).waitFor()
  const entry = page.getByRole('link', { name: /^Служебни автомобили не се поддържа от сървъра$/ })
  await entry.waitFor()
  expect(requestedPaths.filter((path) => path === vehicles.list.path)).toHaveLength(1)
  await page.getByRole('link', { name: 'Разходи за гориво' }).click()
  await main().getByRole('heading', { name: 'Разходи за гориво' }).waitFor()
  await entry.click()
  await main().getByRole('heading', { name: 'Не се поддържа от сървъра' }).waitFor()
  expect(requestedPaths.filter((path) => path === vehicles.list.path)).toHaveLength(1)
  hasVehicles = true
  await main().getByRole('button', { name: 'Провери отново' }).click()
  await main().getByRole('table').first().waitFor()
  await page.getByRole('link', { name: 'Служебни автомобили', exact: true }).waitFor()
})

test.each([
  ['a module that is off', to.staff.leaveApplications.list(), 'Заявления за отпуск'],
  ['a group of calls that is off', to.library(), 'Библиотека'],
])('a link to %s is offered nowhere, and its address says why', async (_title, address, title) => {
  await page.goto(at.page.address + address)
  await page.getByText(`„${title}“ не се ползва в тази инсталация.`).waitFor()
  expect(page.url()).not.toContain(address)
  expect(await page.locator(`a[href="${address}"]`).count()).toBe(0)
})
