import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { desktop } from '../../tests/support/desktop.ts'
import { type GuidePicture, guideScenes } from './guideScenes.ts'

const folder = 'public/guides'
const window = { width: 1024, height: 640 }
/** Of WebP, from 0 to 1: letters stay sharp, and a picture weighs at most 40 KB. */
const quality = 0.36
const usual = 'mpetrova'

const logIn = async (page: Page, userName: string) => {
  await page.goto('/login')
  await page.getByLabel('Потребителско име').first().fill(userName)
  await page.getByLabel('Парола').first().fill('demo')
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** The same picture as WebP, which the browser makes of it on a blank page. */
const asWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const address = await page.evaluate(
    async ({ source, fineness }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', fineness)
    },
    { source: png.toString('base64'), fineness: quality },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

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
  const webp = await asWebp(blank, png)
  writeFileSync(join(folder, `${name}.webp`), webp)
  console.log(`${name}.webp ${Math.ceil(webp.length / 1024)} KB`)
  await context.close()
}

/** The pictures of the guides, anew: `npm run shots -- --guides`. Each begins in a browser that knows nothing. */
export const takeGuidePictures = async (browser: Browser, baseURL: string, only = ''): Promise<string[]> => {
  mkdirSync(folder, { recursive: true })
  const failed: string[] = []
  for (const picture of guideScenes.filter(({ name }) => name.includes(only)))
    await take(browser, baseURL, picture).catch((problem: unknown) =>
      failed.push(`${picture.name}: ${String(problem)}`),
    )
  return failed
}
