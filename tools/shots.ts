import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { startServer } from '../scripts/serve/server.ts'
import { desktop } from '../tests/support/desktop.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { journeysEnvironment } from '../tests/support/seededDatabase.ts'
import { type Shot, shotsFor } from './shots/addresses.ts'
import { fileName, parseArguments } from './shots/arguments.ts'
import { takeContactSheets } from './shots/contactSheets.ts'
import { takeGuidePictures } from './shots/guidePictures.ts'
import { linkIndex } from './shots/linkIndex.ts'
import { logIn } from './shots/pictures.ts'

/**
 * `npm run shots -- [route ...]`: saves screenshots to shots/<width>/ and prints console errors. Options:
 * `--as=mpetrova`, `--theme=dark`, `--scale=1.4`, `--widths=1440,390`. `--guides` takes the pictures of the guides
 * (public/guides), `--sheets` contact sheets of the main screens (docs/sheets), `--sheets /*` contact sheets of the
 * given screens (shots/sheets).
 */
const request = parseArguments(process.argv.slice(2))
const shots = shotsFor(request)
if (shots.length === 0) throw new Error(`No route is called ${request.routes.join(', ')}`)
const { folder } = await freshBuild()
const server = await startServer({ folder, port: 0, environment: { ...process.env, ...journeysEnvironment } })
const browser = await withReadableErrors(openBrowser)
if (request.guides || request.sheets) {
  const problems = request.guides
    ? await takeGuidePictures(browser, server.address)
    : await takeContactSheets(browser, server.address, request.routes.length > 0 ? shots : [])
  await browser.close()
  await server.stop()
  for (const problem of problems) console.log(`not taken: ${problem}`)
  process.exit(problems.length > 0 ? 1 : 0)
}
const failed: string[] = []

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') {
      const { url } = message.location()
      console.log(`  ! ${new URL(page.url()).pathname}: ${message.text()} (${url})`)
    }
  })
  page.on('pageerror', (error) => console.log(`  ! ${new URL(page.url()).pathname}: ${error.message}`))
  return page
}
const newContext = () =>
  browser.newContext({
    baseURL: server.address,
    ...desktop,
    viewport: { width: request.widths[0] ?? desktop.viewport.width, height: desktop.viewport.height },
  })

/** Waits for the heading, the end of loading, and the fonts. A screen that never becomes idle is captured anyway. */
const waitUntilStill = async (page: Page) => {
  const isLoaded = async () => {
    await page.locator('h1').first().waitFor({ timeout: 8000 })
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 6000 })
  }
  await isLoaded().catch(() => console.log(`  ! ${new URL(page.url()).pathname} did not come to rest`))
  await page.evaluate(
    async ({ theme, scale }) => {
      document.documentElement.dataset.theme = theme
      document.documentElement.style.setProperty('--scale', String(scale))
      document.documentElement.dataset.letters = scale >= 1.3 ? 'large' : 'usual'
      await document.fonts.ready
    },
    { theme: request.theme, scale: request.scale },
  )
  await page.waitForTimeout(150)
}

const links = linkIndex(waitUntilStill)

/**
 * Returns the height of the whole screen. The window is made as high, so that elements fixed to the window are at the
 * right position.
 */
const heightOf = (page: Page) =>
  page.evaluate(() => Math.min(6000, Math.max(innerHeight, document.documentElement.scrollHeight)))

const take = async (page: Page, { path }: Shot, address: string) => {
  await page.setViewportSize({ width: request.widths[0] ?? 1440, height: 900 })
  await page.goto(address)
  for (const [index, width] of request.widths.entries()) {
    if (index > 0) await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await waitUntilStill(page)
    await page.setViewportSize({ width, height: await heightOf(page) })
    await page.screenshot({ path: join('shots', String(width), `${fileName(path)}.png`) })
  }
  await links.note(page)
  console.log(address === path ? path : `${path} (${address})`)
}

const takeAll = async (page: Page, some: readonly Shot[]) => {
  for (const shot of some) {
    const address = shot.address ?? (await links.addressOf(page, shot.path))
    if (address === undefined) {
      failed.push(`${shot.path}: no link to such a screen was seen; give its address`)
      continue
    }
    await take(page, shot, address).catch((problem: unknown) => failed.push(`${shot.path}: ${String(problem)}`))
  }
}

if (request.routes.length === 0) rmSync('shots', { recursive: true, force: true })
for (const width of request.widths) mkdirSync(join('shots', String(width)), { recursive: true })
await takeAll(
  await newPage(await newContext()),
  shots.filter(({ anonymous }) => anonymous),
)
const inside = shots.filter(({ anonymous }) => !anonymous)
if (inside.length > 0) {
  const page = await newPage(await newContext())
  await logIn(page, request.as)
  await takeAll(
    page,
    inside.filter(({ address }) => address !== undefined),
  )
  await takeAll(
    page,
    inside.filter(({ address }) => address === undefined),
  )
}
await browser.close()
await server.stop()
for (const problem of failed) console.log(`not taken: ${problem}`)
process.exitCode = failed.length > 0 ? 1 : 0
