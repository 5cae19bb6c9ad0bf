import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { desktop } from '../../tests/support/desktop.ts'
import { type GuidePicture, guideScenes } from './guideScenes.ts'
import { asWebp, logIn } from './pictures.ts'

const folder = 'public/guides'
const window = { width: 1024, height: 640 }
/** The WebP quality, from 0 to 1. With this value letters stay sharp, and a picture has at most 40 KB. */
const quality = 0.23
const usual = 'mpetrova'

const take = async (browser: Browser, baseURL: string, { name, as = usual, address, prepare, part }: GuidePicture) => {
  const context = await browser.newContext({ baseURL, ...desktop, viewport: window })
  const page = await context.newPage()
  await logIn(page, as)
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(700)
  await prepare?.(page)
  await page.waitForTimeout(700)
  const png = await (part?.(page) ?? page).screenshot()
  const blank = await context.newPage()
  const webp = await asWebp(blank, png, quality)
  writeFileSync(join(folder, `${name}.webp`), webp)
  console.log(`${name}.webp ${Math.ceil(webp.length / 1024)} KB`)
  await context.close()
}

export const takeGuidePictures = async (browser: Browser, baseURL: string, only = ''): Promise<string[]> => {
  mkdirSync(folder, { recursive: true })
  const failed: string[] = []
  for (const picture of guideScenes.filter(({ name }) => name.includes(only)))
    await take(browser, baseURL, picture).catch((problem: unknown) =>
      failed.push(`${picture.name}: ${String(problem)}`),
    )
  return failed
}
