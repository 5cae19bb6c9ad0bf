import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, ElementHandle, KeyInput, Page } from 'puppeteer-core'
import { storedDrafts } from '../journeys/draftStore.ts'
import { withFunctionNames } from '../support/desktop.ts'
import { sessionCookies } from '../support/sessionCookies.ts'

const APPEARS_WITHIN_MS = 20_000
const pressable = 'button, a[href], [role=tab], [role=menuitem], [role=option], [role=radio]'

export type FirefoxDesk = {
  page: Page
  goTo: (address: string) => Promise<void>
  press: (name: string, within?: string) => Promise<void>
  click: (selector: string, text?: string) => Promise<void>
  see: (selector: string, text?: string | RegExp) => Promise<ElementHandle<Element>>
  gone: (selector: string) => Promise<void>
  labelled: (label: string) => Promise<string>
  fill: (selector: string, text: string) => Promise<void>
  select: (selector: string, option: string) => Promise<void>
  chooseIn: (selector: string, text: string) => Promise<void>
  type: (text: string) => Promise<void>
  key: (...keys: KeyInput[]) => Promise<void>
  stored: (form: string) => Promise<void>
  attach: (...paths: string[]) => Promise<void>
}

/** Calls the function until it returns a result. On a timeout, throws an error that names the missing thing. */
const until = async <T>(what: string, sendRequest: () => Promise<T | null>): Promise<T> => {
  for (const end = Date.now() + APPEARS_WITHIN_MS; Date.now() < end; await pause(60)) {
    const response = await sendRequest()
    if (response !== null) return response
  }
  throw new Error(`waited in vain for ${what}`)
}

/**
 * Finds an element by its text without evaluating code from a string, which the security policy of the page forbids.
 */
const find = async (page: Page, selector: string, text: string, how: 'starts' | 'holds' | 'matches') => {
  const handle = await page.evaluateHandle(
    (wanted, words, manner) => {
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
      const fits = (name: string) => {
        if (manner === 'starts') return name.startsWith(words)
        return manner === 'holds' ? name.includes(words) : new RegExp(words, 'u').test(name)
      }
      const over = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document
      return [...over.querySelectorAll(wanted)].find((one) => one.checkVisibility() && fits(nameOf(one))) ?? null
    },
    selector,
    text,
    how,
  )
  return handle.asElement() as ElementHandle<Element> | null
}

const clickOn = async (element: ElementHandle<Element>, count = 1) => {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  // The position is compared with the previous one until it stays equal, because content that is still loading may move
  // the element.
  let before = ''
  await until('an element that stands still', async () => {
    const now = JSON.stringify(await element.boundingBox())
    const isStill = now === before
    before = now
    return isStill || null
  })
  await element.click({ count })
}

const deskOn = (page: Page, baseURL: string): FirefoxDesk => {
  const see = (selector: string, text: string | RegExp = '') =>
    until(`${selector} ${text}`, () =>
      typeof text === 'string' ? find(page, selector, text, 'holds') : find(page, selector, text.source, 'matches'),
    )
  const fill = async (selector: string, text: string) => {
    const field = await see(selector)
    await clickOn(field, 3)
    await page.keyboard.press('Backspace')
    await page.keyboard.type(text)
  }
  return {
    page,
    see,
    fill,
    click: async (selector, text) => clickOn(await see(selector, text)),
    goTo: async (address) => {
      await page.goto(new URL(address, baseURL).href)
    },
    press: async (name, within = '') => {
      const selector = pressable
        .split(', ')
        .map((one) => `${within} ${one}`.trim())
        .join(', ')
      const found = await until(`„${name}“`, () => find(page, selector, name, 'starts'))
      await clickOn(found)
    },
    labelled: async (label) => {
      const found = await until(`the field „${label}“`, () => find(page, 'label', label, 'starts'))
      return `[id="${await found.evaluate((one) => (one as HTMLLabelElement).htmlFor)}"]`
    },
    gone: async (selector) => {
      await until(`the end of ${selector}`, async () => ((await page.$(selector)) ? null : true))
    },
    select: async (selector, option) => {
      const value = await page.$eval(
        selector,
        (one, text) => [...(one as HTMLSelectElement).options].find((it) => it.text === text)?.value ?? '',
        option,
      )
      await page.select(selector, value)
    },
    chooseIn: async (selector, text) => {
      await fill(selector, text)
      await clickOn(await see('[role=option]', text))
    },
    type: (text) => page.keyboard.type(text),
    key: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    stored: async (form) => {
      await until(
        `a draft of ${form}`,
        async () => (await storedDrafts(page)).some((one) => one.includes(form)) || null,
      )
    },
    attach: async (...paths) => {
      const field = await page.$('input[type=file]')
      if (!field) throw new Error('no field for files')
      await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths)
    },
  }
}

export const openDesk = async (context: BrowserContext, baseURL: string, at: string, userName?: string) => {
  if (userName !== undefined) {
    for (const { name, value } of sessionCookies(userName, baseURL)) {
      const { hostname: domain } = new URL(baseURL)
      await context.setCookie({ name, value, domain, path: '/', sameSite: 'Strict' })
    }
  }
  const page = await context.newPage()
  await page.evaluateOnNewDocument(withFunctionNames)
  await page.setViewport({ width: 1440, height: 900 })
  const desk = deskOn(page, baseURL)
  await desk.goTo(at)
  return desk
}
