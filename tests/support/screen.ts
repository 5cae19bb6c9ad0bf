import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { checkAxe } from './checkAxe.ts'
import type { Theme } from './inThemes.ts'

const QUIET_MS = 250
/** In milliseconds: how long the page waits after a push before it refetches. */
const PUSHES_MS = 1_000
const LONGEST_MS = 15_000

const BUSY_MS = 3_000
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Resolves when the page has run its due timers, because a page on a slow machine may seem idle before. Does not wait
 * for a page that navigates or whose clock is stopped.
 */
const caughtUp = async (page: Page): Promise<void> => {
  const passed = page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
  // A failed evaluation is ignored: the page has navigated away, so its timers are gone.
  await Promise.race([passed.catch(() => undefined), wait(BUSY_MS)])
}

/**
 * True for the script of the shared worker, which the page must not wait for: it is loaded in another process, so the
 * page gets no event for its end.
 */
const isOfPersistentWorker = (request: Request): boolean =>
  /\/mockBackend\.\w+\.js$/.test(new URL(request.url()).pathname)

/**
 * Tracks the requests of a page. The returned function resolves when no request has been pending for a moment. Leaving
 * the page earlier would stop its mock backend before it responds.
 */
const atRestOf = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>()
  let last = 0
  const ended = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => isOfPersistentWorker(request) || underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const until = Date.now() + LONGEST_MS
    const isQuiet = () => underWay.size === 0 && Date.now() - last >= QUIET_MS
    while (Date.now() < until) {
      if (!isQuiet()) await wait(50)
      else {
        await caughtUp(page)
        if (isQuiet()) return
      }
    }
  }
}

type Text = string | RegExp
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/**
 * Returns a pattern that matches only the whole name. A badge („Задачи 5“) or the mark of a required field may follow
 * it.
 */
const named = (text: Text): RegExp =>
  typeof text === 'string' ? new RegExp(`^\\s*${escaped(text)}(\\s*[\\d*(,].*)?\\s*$`, 's') : text

export const screenOf = (page: Page) => {
  const atRest = atRestOf(page)
  const menu = page.getByRole('navigation')
  const button = (name: Text, within: Page | Locator = page) => within.getByRole('button', { name: named(name) })
  const field = (label: Text, within: Page | Locator = page) => within.getByLabel(named(label)).first()
  const table = (label: Text) => page.getByRole('table', { name: label })
  const rows = (label: Text) => table(label).locator('tbody tr')
  const user = page.getByRole('button', { name: /^Потребител:/ })
  const noScreen = page.getByRole('heading', { name: 'Няма екран за Вашата роля' })
  const pressLogOut = async () => {
    await user.click()
    await page.getByRole('button', { name: 'Изход' }).click()
  }
  const isOpen = () => page.url().startsWith('http')
  const underMore = page.getByRole('menu', { name: 'Още действия' })
  const choiceUnderMore = (name: Text) => underMore.getByRole('group', { name: named(name) })
  /**
   * Finds a command of the open record: its button or link beside the title or in the toolbar, or its item in the menu
   * „Още“, which `press` opens. For a command with a menu („Печат“) it returns the first item.
   */
  const command = async (name: Text, press = (opener: Locator) => opener.click()): Promise<Locator> => {
    const bar = page.locator('.commands')
    const shownIn = (place: Locator) => button(name, place).or(place.getByRole('link', { name: named(name) }))
    const more = button('Още действия', bar)
    const line = underMore.getByRole('menuitem', { name: named(name) })
    const found = shownIn(bar)
      .or(shownIn(page.locator('.next-step')))
      .or(line)
      .or(choiceUnderMore(name).getByRole('menuitem'))
      .first()
    await expect(async () => {
      await expect(bar).toBeVisible()
      if (!(await found.isVisible()) && (await more.isVisible()) && !(await underMore.isVisible())) await press(more)
      await expect(found, `the command „${name}“`).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    return found
  }
  const openMissingReasons = async (): Promise<Locator> => {
    const why = page.getByRole('dialog', { name: 'Защо липсват действия?' })
    await (await command('Защо липсват действия?')).click()
    await expect(why).toBeVisible()
    return why
  }

  return {
    page,
    button,
    field,
    table,
    rows,
    row: (label: Text, text: Text) => rows(label).filter({ hasText: text }).first(),
    dialog: (title: Text) => page.getByRole('dialog', { name: title }),
    shownFile: (name: Text) => page.locator('.file-beside').filter({ has: page.getByRole('heading', { name }) }),
    atRest,
    /** Waits until the page is idle, and also for the requests that it sends because of earlier pushes. */
    pushRequestsEnd: async () => {
      await wait(PUSHES_MS)
      await atRest()
    },
    isOpen,
    goTo: async (address: string) => {
      if (!isOpen()) return void (await page.goto(address))
      await page.evaluate((to) => history.pushState(null, '', to), address)
      await atRest()
    },
    load: async (address: string) => {
      await atRest()
      await page.goto(address)
    },

    logIn: async (userName: string, password = 'demo') => {
      if (!/\/login(\?|$)/.test(page.url())) await page.goto('/login')
      await field('Потребителско име').fill(userName)
      await field('Парола').fill(password)
      await page.getByRole('button', { name: 'Вход', exact: true }).click()
    },
    expectLoggedIn: async () => {
      await expect(page, 'log-in').not.toHaveURL(/\/login(\?|$)/)
      await expect(user.or(noScreen).first(), 'log-in').toBeVisible()
    },
    pressLogOut,
    logOut: async () => {
      await pressLogOut()
      await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    },

    /** Presses the menu items one after another: `openMenu('Номенклатури', 'Видове документи')`. */
    openMenu: async (...names: Text[]) => {
      for (const name of names) {
        const link = menu.getByRole('link', { name: named(name) })
        const group = menu.getByRole('button', { name: named(name) })
        await link.or(group).first().click()
      }
    },
    expectBadge: (name: Text, count: number) =>
      expect(menu.getByRole('link', { name: named(name) }).first()).toContainText(String(count)),

    command,
    giveCommand: async (name: Text) => {
      const given = await command(name)
      if (!(await choiceUnderMore(name).isVisible())) await given.click()
    },
    expectCommandRefused: async (name: Text, because: Text) => {
      // Wait, because a late response may remove the button.
      await atRest()
      const why = await openMissingReasons()
      const line = why.locator('dl > div').filter({ has: page.locator('dt', { hasText: named(name) }) })
      await expect(line, `why „${name}“ is refused`).toContainText(because)
      await button('Затвори', why).last().click()
    },

    press: (name: Text, within?: Page | Locator) => button(name, within).first().click(),
    fill: (label: Text, value: string, within?: Page | Locator) => field(label, within).fill(value),
    choose: (label: Text, option: string, within?: Page | Locator) => field(label, within).selectOption(option),

    expectHeading: (text: Text) => expect(page.getByRole('heading', { name: text }).first()).toBeVisible(),
    expectTitle: (text: Text) => expect(page).toHaveTitle(text),
    /** Expects that the first rows of the table contain these texts: `[['РД-12', 'Писмо'], ['РД-11']]`. */
    expectTable: async (label: Text, expected: readonly (readonly Text[])[]) => {
      await expect(table(label)).toBeVisible()
      for (const [index, texts] of expected.entries()) {
        for (const text of texts) await expect(rows(label).nth(index)).toContainText(text)
      }
    },
    expectRows: (label: Text, count: number) => expect(rows(label)).toHaveCount(count),
    expectToast: (text: Text) =>
      expect(page.locator('[role=status], [role=alert]').filter({ hasText: text }).first()).toBeVisible(),
    expectRefused: async (name: Text, because: Text) => {
      const refused = button(name).first()
      await expect(refused).toHaveAttribute('aria-disabled', 'true')
      await refused.focus()
      await expect(page.getByText(because).first()).toBeVisible()
    },
    checkAxe: (name: string, themes?: readonly Theme[]) => checkAxe(page, name, themes),
  }
}

export type Screen = ReturnType<typeof screenOf>
