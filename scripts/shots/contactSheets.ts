import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { desktop } from '../../tests/support/desktop.ts'
import { asWebp, logIn } from './pictures.ts'

const folder = 'docs/sheets'
/** Of WebP, from 0 to 1: all sheets together weigh about a megabyte. */
const quality = 0.28
/** How much smaller a window is on its sheet. */
const shrink = 0.36
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark', 'contrast']

type SheetScreen = { name: string; address: string; opensFirstRow?: true }

/** The twelve main screens. */
const screens: readonly SheetScreen[] = [
  { name: 'documents', address: '/documents-flow/documents' },
  { name: 'document', address: '/documents-flow/documents', opensFirstRow: true },
  { name: 'new-document', address: '/documents-flow/documents/create' },
  { name: 'case-files', address: '/documents-flow/caseFiles' },
  { name: 'tasks', address: '/documents-flow/tasks' },
  { name: 'correspondents', address: '/documents-flow/correspondents' },
  { name: 'messages', address: '/documents-flow/e-delivery' },
  { name: 'approved-types', address: '/rtsi/measuring-devices' },
  { name: 'inspections', address: '/inspections' },
  { name: 'vehicles', address: '/vehicles/list' },
  { name: 'nomenclatures', address: '/settings/nomenclatures/list' },
  { name: 'report', address: '/business-analysis/vehicles/insurances' },
]

const waitUntilStill = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.waitForTimeout(400)
}

/** The windows of one screen, each in every theme, as addresses of PNG pictures: a row for each theme. */
const picturesOf = async (page: Page, { address, opensFirstRow }: SheetScreen): Promise<string[][]> => {
  await page.setViewportSize(windows[0] ?? desktop.viewport)
  await page.goto(address)
  await waitUntilStill(page)
  if (opensFirstRow) {
    await page.locator('tbody tr[data-row] a').first().click()
    await page.locator('.page-actions').waitFor()
    await page.waitForTimeout(1500)
  }
  const rows: string[][] = themes.map(() => [])
  for (const window of windows) {
    await page.setViewportSize(window)
    for (const [at, theme] of themes.entries()) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await page.waitForTimeout(250)
      rows[at]?.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`)
    }
  }
  return rows
}

/** One picture of all of them, side by side. */
const layOut = async (sheet: Page, rows: readonly string[][]): Promise<Buffer> => {
  const cells = rows.map((row) => row.map((source, at) => `<img src="${source}" width="${shrunk(at)}">`).join(''))
  await sheet.setContent(
    `<style>body{margin:0;width:max-content;background:#8a8f98}div{display:flex;gap:8px;padding:4px 8px;align-items:start}</style>
     ${cells.map((row) => `<div>${row}</div>`).join('')}`,
  )
  await sheet.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))
  return sheet.locator('body').screenshot()
}
const shrunk = (at: number) => Math.round((windows[at]?.width ?? 0) * shrink)

/**
 * The contact sheets of docs/sheets: the twelve main screens at three widths in three themes, one file each. Answers
 * what could not be taken.
 */
export const takeContactSheets = async (browser: Browser, baseURL: string, only = ''): Promise<string[]> => {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ baseURL, ...desktop })
  const page = await context.newPage()
  const sheet = await context.newPage()
  await logIn(page, 'administrator')
  const failed: string[] = []
  for (const screen of screens.filter(({ name }) => name.includes(only))) {
    try {
      const webp = await asWebp(sheet, await layOut(sheet, await picturesOf(page, screen)), quality)
      writeFileSync(join(folder, `${screen.name}.webp`), webp)
      console.log(`${screen.name}.webp ${Math.ceil(webp.length / 1024)} KB`)
    } catch (problem) {
      failed.push(`${screen.name}: ${String(problem)}`)
    }
  }
  await context.close()
  return failed
}
