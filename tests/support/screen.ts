import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { checkAxe } from './checkAxe.ts'
import type { Theme } from './inThemes.ts'

const QUIET_MS = 250
/** So long a page gathers what the hub pushes before it asks for it. */
const PUSHES_MS = 1_000
const LONGEST_MS = 15_000

/** As long as a page may be kept busy before nobody waits for it any more, in milliseconds. */
const BUSY_MS = 3_000
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Resolves when the page has done what it had put off, by its own clock. A page kept busy by a slow machine would else
 * seem at rest. One that goes elsewhere, or whose clock stands, is not waited for.
 */
const caughtUp = async (page: Page): Promise<void> => {
  const passed = page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
  // A page that went elsewhere has dropped what it had put off.
  await Promise.race([passed.catch(() => undefined), wait(BUSY_MS)])
}

/** A thread that outlives the page has its script in a process of its own: the page never hears that it came. */
const isOfKeptThread = (request: Request): boolean => /\/imitation\.\w+\.js$/.test(new URL(request.url()).pathname)

/**
 * Follows the requests of a page. The answer resolves once nothing has been under way for a moment: a page that is left
 * in the middle of a request takes the in-browser backend with it, and nobody would be there to answer.
 */
const atRestOf = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>()
  let last = 0
  const ended = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => isOfKeptThread(request) || underWay.add(request))
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
/** The text as a whole name: a badge („Задачи 5“) or the mark of a required field may follow it. */
const named = (text: Text): RegExp =>
  typeof text === 'string' ? new RegExp(`^\\s*${escaped(text)}(\\s*[\\d*(,].*)?\\s*$`, 's') : text

/** What a person sees and does, in the words that stand on the screen. Everything waits by itself. */
export const screenOf = (page: Page) => {
  const atRest = atRestOf(page)
  const menu = page.getByRole('navigation')
  const button = (name: Text, within: Page | Locator = page) => within.getByRole('button', { name: named(name) })
  const field = (label: Text, within: Page | Locator = page) => within.getByLabel(named(label)).first()
  const table = (label: Text) => page.getByRole('table', { name: label })
  const rows = (label: Text) => table(label).locator('tbody tr')
  const user = page.getByRole('button', { name: /^Потребител:/ })
  const noScreen = page.getByRole('heading', { name: 'Няма екран за Вашата роля' })
  /** Presses „Изход“ in the user's own menu; whoever has unsaved text is asked first. */
  const pressLogOut = async () => {
    await user.click()
    await page.getByRole('button', { name: 'Изход' }).click()
  }
  const isOpen = () => page.url().startsWith('http')
  const underMore = page.getByRole('menu', { name: 'Още действия' })
  const choiceUnderMore = (name: Text) => underMore.getByRole('group', { name: named(name) })
  /**
   * A command of the record that is open, wherever it stands: its button or link beside the title or in the strip under
   * it, or its line under „Още“, which `press` opens for it. Of a choice among several („Печат“) its first line.
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
  /** Opens „Защо липсват действия?“ of the record that is open, wherever it stands. */
  const askWhyMissing = async (): Promise<Locator> => {
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
    /** The first row of a table that holds the text. */
    row: (label: Text, text: Text) => rows(label).filter({ hasText: text }).first(),
    dialog: (title: Text) => page.getByRole('dialog', { name: title }),
    /** A file that is looked at beside its document. */
    shownFile: (name: Text) => page.locator('.file-beside').filter({ has: page.getByRole('heading', { name }) }),
    /** Resolves once what the page has asked for is answered. */
    atRest,
    /** At rest, with what the hub pushed before asked for too. */
    pushesAnswered: async () => {
      await wait(PUSHES_MS)
      await atRest()
    },
    isOpen,
    /** Goes to an address of the application as a link does, or opens it on a blank page. */
    goTo: async (address: string) => {
      if (!isOpen()) return void (await page.goto(address))
      await page.evaluate((to) => history.pushState(null, '', to), address)
      await atRest()
    },
    /** Loads an address anew, once what the page has asked for is answered. */
    load: async (address: string) => {
      await atRest()
      await page.goto(address)
    },

    /** Fills the form of the log-in in and sends it; a page that shows something else goes there first. */
    logIn: async (userName: string, password = 'demo') => {
      if (!/\/login(\?|$)/.test(page.url())) await page.goto('/login')
      await field('Потребителско име').fill(userName)
      await field('Парола').fill(password)
      await page.getByRole('button', { name: 'Вход', exact: true }).click()
    },
    /** Somebody is logged in, and what stands around the screens is drawn. */
    expectLoggedIn: async () => {
      await expect(page, 'log-in').not.toHaveURL(/\/login(\?|$)/)
      await expect(user.or(noScreen).first(), 'log-in').toBeVisible()
    },
    pressLogOut,
    /** Logs out by the user's own menu. */
    logOut: async () => {
      await pressLogOut()
      await expect(page.getByText('Излязохте от системата.')).toBeVisible()
    },

    /** Presses items of the menu one after the other: `openMenu('Номенклатури', 'Видове документи')`. */
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
    /** Gives a command of the record; where it is a choice among several, its lines are in sight after that. */
    giveCommand: async (name: Text) => {
      const given = await command(name)
      if (!(await choiceUnderMore(name).isVisible())) await given.click()
    },
    /** The command of the record is refused, and „Защо липсват действия?“ says why. */
    expectCommandRefused: async (name: Text, because: Text) => {
      // What comes late may still refuse it, and then its button goes.
      await atRest()
      const why = await askWhyMissing()
      const line = why.locator('dl > div').filter({ has: page.locator('dt', { hasText: named(name) }) })
      await expect(line, `why „${name}“ is refused`).toContainText(because)
      await button('Затвори', why).last().click()
    },

    press: (name: Text, within?: Page | Locator) => button(name, within).first().click(),
    fill: (label: Text, value: string, within?: Page | Locator) => field(label, within).fill(value),
    /** Chooses in a native list by the text of the option. */
    choose: (label: Text, option: string, within?: Page | Locator) => field(label, within).selectOption(option),

    expectHeading: (text: Text) => expect(page.getByRole('heading', { name: text }).first()).toBeVisible(),
    expectTitle: (text: Text) => expect(page).toHaveTitle(text),
    /** The table has, from its first row on, rows that hold these texts: `[['РД-12', 'Писмо'], ['РД-11']]`. */
    expectTable: async (label: Text, expected: readonly (readonly Text[])[]) => {
      await expect(table(label)).toBeVisible()
      for (const [index, texts] of expected.entries()) {
        for (const text of texts) await expect(rows(label).nth(index)).toContainText(text)
      }
    },
    expectRows: (label: Text, count: number) => expect(rows(label)).toHaveCount(count),
    expectToast: (text: Text) =>
      expect(page.locator('[role=status], [role=alert]').filter({ hasText: text }).first()).toBeVisible(),
    /** The action is visible, refused, and says why. */
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
