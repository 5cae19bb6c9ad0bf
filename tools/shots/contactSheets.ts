import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { desktop } from '../../tests/support/desktop.ts'
import type { Shot } from './addresses.ts'
import { fileName } from './arguments.ts'
import { linkIndex } from './linkIndex.ts'
import { asWebp, logIn } from './pictures.ts'

const quality = 0.28
const shrink = 0.36
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark', 'contrast']

type SheetScreen = { name: string; address: string; opensFirstRow?: true }

const mainScreens: readonly SheetScreen[] = [
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
  await page.locator('h1').first().waitFor({ timeout: 8000 })
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 8000 })
  await page.waitForTimeout(400)
}

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

const nameOf = (path: string): string => fileName(path.replaceAll('/:', '-').replaceAll('/', '-').replace(/^-/, ''))

/**
 * Takes contact sheets, one file per screen at three widths in three themes. Main screens go to docs/sheets, the given
 * screens to shots/sheets. Returns the screens that failed.
 */
export const takeContactSheets = async (
  browser: Browser,
  baseURL: string,
  shots: readonly Shot[],
): Promise<string[]> => {
  const folder = shots.length === 0 ? 'docs/sheets' : 'shots/sheets'
  mkdirSync(folder, { recursive: true })
  const newPage = async () => (await browser.newContext({ baseURL, ...desktop })).newPage()
  const [outside, page, sheet] = [await newPage(), await newPage(), await newPage()]
  await logIn(page, 'administrator')
  const links = linkIndex(waitUntilStill)
  const failed: string[] = []
  const take = async (on: Page, screen: SheetScreen) => {
    try {
      const webp = await asWebp(sheet, await layOut(sheet, await picturesOf(on, screen)), quality)
      writeFileSync(join(folder, `${screen.name}.webp`), webp)
      console.log(`${screen.name}.webp ${Math.ceil(webp.length / 1024)} KB`)
      await links.note(on)
    } catch (problem) {
      failed.push(`${screen.name}: ${String(problem)}`)
    }
  }
  for (const screen of shots.length === 0 ? mainScreens : []) await take(page, screen)
  const inOrder = [...shots.filter(({ address }) => address), ...shots.filter(({ address }) => !address)]
  const takeIfKnown = async ({ path, address, anonymous }: Shot): Promise<boolean> => {
    // The address of a screen is found in the links of a list. If the list cannot be loaded, the address stays unknown,
    // and the screen is reported as failed.
    const at = address ?? (await links.addressOf(page, path).catch(() => undefined))
    if (at !== undefined) await take(anonymous ? outside : page, { name: nameOf(path), address: at })
    return at !== undefined
  }
  const later: Shot[] = []
  for (const shot of inOrder) if (!(await takeIfKnown(shot))) later.push(shot)
  // The screens for which no link was known are tried again, because the screens captured meanwhile may contain a link
  // to them.
  for (const shot of later) {
    if (!(await takeIfKnown(shot))) failed.push(`${shot.path}: no link to such a screen was seen`)
  }
  return failed
}
