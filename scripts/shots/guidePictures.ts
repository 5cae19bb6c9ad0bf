import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { desktop } from '../../tests/support/desktop.ts'

type Picture = {
  /** The file of public/guides, without its ending. */
  name: string
  as?: string
  address: string
  /** Brings the screen to what is shown. */
  prepare?: (page: Page) => Promise<void>
  /** The part of the screen that alone is pictured; the whole window without it. */
  part?: (page: Page) => Locator
}

const folder = 'public/guides'
const window = { width: 1024, height: 640 }
/** Of WebP, from 0 to 1: letters stay sharp, and a picture weighs at most 40 KB. */
const quality = 0.4
const usual = 'mpetrova'
const list = '/documents-flow/documents?departmentId=any'
const own = '/documents-flow/documents'
const create = '/documents-flow/documents/create'

const openRow = async (page: Page, at: number) => {
  await page.locator('tbody tr[data-row] a').nth(at).click()
  await page.locator('.page-actions').waitFor()
  await page.waitForTimeout(900)
}
/** Opens the first row that holds the text. */
const openFirst = async (page: Page, text: string) => {
  await page.locator('tbody tr[data-row]').filter({ hasText: text }).locator('a').first().click()
  await page.locator('.page-actions').waitFor()
  await page.waitForTimeout(900)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const pressLink = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first()
    .click()
const choose = async (page: Page, field: string, typed: string) => {
  await page.locator(`#document-${field}`).click()
  await page.keyboard.type(typed)
  await page.getByRole('option').first().click()
}
const caseFile = (page: Page) => page.getByRole('region', { name: 'Преписка' }).first()

const pictures: readonly Picture[] = [
  {
    name: 'register-1',
    address: create,
    prepare: async (page) => {
      await choose(page, 'documentTypeId', 'Писмо')
      await page.locator('#document-subjectDescription').fill('Искане за становище по проект на наредба')
    },
  },
  { name: 'register-2', address: own, prepare: (page) => openFirst(page, 'Регистриран') },
  {
    name: 'resolve-1',
    as: 'ivelikov',
    address: list,
    prepare: (page) => openFirst(page, 'За резолюция'),
    part: (page) => page.locator('.page-head'),
  },
  {
    name: 'resolve-2',
    as: 'ivelikov',
    address: list,
    prepare: async (page) => {
      await openFirst(page, 'За резолюция')
      await pressLink(page, 'Резолюция')
    },
  },
  {
    name: 'answer-1',
    address: own,
    prepare: async (page) => {
      await openFirst(page, 'В изпълнение')
      await pressLink(page, 'Отговори')
    },
  },
  {
    name: 'answer-2',
    address: '/documents-flow/caseFiles?number=04-815',
    prepare: async (page) => {
      await openRow(page, 0)
    },
    part: caseFile,
  },
  { name: 'edelivery-1', address: '/documents-flow/e-delivery' },
  { name: 'edelivery-2', address: '/documents-flow/e-delivery', prepare: (page) => openRow(page, 2) },
  {
    name: 'close-1',
    address: own,
    prepare: async (page) => {
      await openFirst(page, 'В изпълнение')
      await press(page, 'Смени статус')
    },
  },
  {
    name: 'close-2',
    address: '/documents-flow/caseFiles?number=04-815',
    prepare: (page) => openRow(page, 0),
  },
  {
    name: 'find-1',
    address: list,
    prepare: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByLabel('Търсене на документи').fill('04-821')
    },
    part: (page) => page.getByRole('dialog'),
  },
  { name: 'find-2', address: '/documents-flow/documents?departmentId=any&subject=становище' },
  { name: 'correspondent-1', address: '/documents-flow/correspondents/create' },
  {
    name: 'correspondent-2',
    address: '/documents-flow/correspondents/create',
    prepare: async (page) => {
      await press(page, 'Добави адрес')
    },
    part: (page) => page.getByRole('region', { name: 'Адреси' }),
  },
  {
    name: 'drafts-1',
    address: create,
    prepare: async (page) => {
      await page.locator('#document-subjectDescription').fill('Искане за становище')
      await page.waitForTimeout(2500)
      await page.reload()
      await page.getByText('Имате незаписан текст').waitFor()
    },
  },
  { name: 'drafts-2', address: create, part: (page) => page.locator('.sticky-bar').first() },
  {
    name: 'shortcuts-1',
    address: list,
    prepare: async (page) => {
      await press(page, 'Клавишни комбинации')
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'views-1',
    address: '/documents-flow/documents?departmentId=any&subject=становище',
    prepare: async (page) => {
      await press(page, 'Запази изгледа')
      await page.getByRole('dialog').getByRole('textbox').fill('Становища')
    },
  },
  {
    name: 'views-2',
    address: '/documents-flow/documents?departmentId=any&subject=становище',
    prepare: async (page) => {
      await press(page, 'Запази изгледа')
      await page.getByRole('dialog').getByRole('textbox').fill('Становища')
      await press(page, 'Запиши')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
]

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

const take = async (browser: Browser, baseURL: string, { name, as = usual, address, prepare, part }: Picture) => {
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
  for (const picture of pictures.filter(({ name }) => name.includes(only)))
    await take(browser, baseURL, picture).catch((problem: unknown) =>
      failed.push(`${picture.name}: ${String(problem)}`),
    )
  return failed
}
