import type { CDPSession, Locator, Page } from 'playwright/test'
import type { Hands } from './hands.ts'
import { installRecorder } from './recorder.ts'

/** What moves from one run or seed to the next: the time of day, and how many there are of something. */
const masked = (text: string): string =>
  text
    .replace(/\d\d:\d\d(:\d\d)?/g, '00:00')
    .replace(/(Показани \S+ от) \d+/g, '$1 N')
    .replace(/№ Р-\d+/g, '№ Р-N')
    .replace(/\d+ невиден\p{L}*/gu, 'N невидени')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'GUID')
/** How long something takes is no matter of what is said: it comes or not as the machine has time. */
const isWaiting = (line: string) =>
  /Зареждане…|Търсене…|Изчислява се…|се зарежда|се качват|се записва|се регистрира|се издава/.test(line)
/** Whether a list under a field counts itself: while somebody types fast, after each letter or after none. */
const isCount = (line: string) => /резултата?$|текста?$/.test(line)

type Property = { name: string; value: { value?: unknown } }
const states = ['checked', 'expanded', 'selected', 'invalid', 'required', 'disabled', 'pressed', 'level']
const stateWords = (properties: readonly Property[]): string[] =>
  properties
    .filter(({ name, value }) => states.includes(name) && value.value !== 'false' && value.value !== false)
    .map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name} ${value.value}`))

/** The focused element as the accessibility tree of Chromium gives it: role, name, state, value, description. */
const focusedIn = async (session: CDPSession): Promise<string> => {
  const { result } = await session.send('Runtime.evaluate', {
    expression:
      'document.getElementById(document.activeElement?.getAttribute("aria-activedescendant")) ?? document.activeElement',
  })
  if (!result.objectId) return 'nothing'
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  const [node] = nodes
  if (!node) return 'nothing'
  const quoted = (value: unknown) => (value ? `„${String(value).replace(/\s+/g, ' ').trim()}“` : '')
  const state = stateWords((node.properties ?? []) as Property[])
  return [
    node.role?.value,
    quoted(node.name?.value),
    state.length > 0 ? `(${state.join(', ')})` : '',
    node.value?.value ? `= ${quoted(node.value.value)}` : '',
    node.description?.value ? `– ${String(node.description.value)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export type Listener = {
  /** A job begins, with a record of its own, once the rows of its list are there; what its loading says belongs to no deed. */
  begin: () => Promise<void>
  /** What somebody does, and what is heard once the page is at rest; of what is typed fast, not how many are found. */
  after: (deed: string, isTyped?: boolean) => Promise<void>
  /** The whole record. */
  text: () => string
  /** The same hands, each of whose deeds is recorded. */
  hands: (hands: Hands) => Hands
}

/** While a screen is loaded `main` holds the focus for its heading; a screen on which it stays is recorded so. */
const LOADED_WITHIN_MS = 10_000
const whenLoaded = (page: Page) =>
  page
    .waitForFunction(
      () => document.activeElement?.tagName !== 'MAIN' && document.querySelector('main [aria-busy=true]') === null,
      undefined,
      { timeout: LOADED_WITHIN_MS },
    )
    .catch((problem: Error) => {
      if (problem.name !== 'TimeoutError') throw problem
    })

/** Listens to a page from its next loading on as a screen reader would. */
export const listenTo = async (page: Page, atRest: () => Promise<void>): Promise<Listener> => {
  await page.addInitScript(installRecorder)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const lines: string[] = []
  let last = ''
  /** What is said until nothing more is, however long the machine takes for it. */
  const takeAll = async (): Promise<string[]> => {
    await atRest()
    await whenLoaded(page)
    // By the clock of the page: what a slow machine has put off is said first.
    await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))
    const some = await page.evaluate(() => window.takeAnnouncements())
    return some.length === 0 ? some : [...some, ...(await takeAll())]
  }
  const hear = async (isTyped = false) => {
    const spoken = (await takeAll()).map(masked).filter((line) => !isWaiting(line) && !(isTyped && isCount(line)))
    // Two regions that change at once are read in an order of chance.
    lines.push(...spoken.sort().map((line) => `    ${line}`))
    const now = masked(await focusedIn(session))
    if (now !== last) lines.push(`    focus: ${now}`)
    last = now
  }
  const after = async (deed: string, isTyped = false) => {
    lines.push(deed)
    await hear(isTyped)
  }
  const at = async (target: Locator) => {
    const name = await target.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent ??
        '',
    )
    return masked(`„${name.replace(/\s+/g, ' ').trim().slice(0, 80)}“`)
  }
  return {
    after,
    begin: async () => {
      await page.locator('tr[data-row]').first().waitFor()
      await takeAll()
      lines.length = 0
      last = ''
    },
    text: () => `${lines.join('\n')}\n`,
    hands: (hands) => ({
      ...hands,
      press: async (target) => {
        const name = await at(target)
        await hands.press(target)
        await after(`press ${name}`)
      },
      write: async (field, text) => {
        await hands.write(field, text)
        await after(`write „${text}“`)
      },
      pick: async (field, typed, option) => {
        await hands.pick(field, typed, option)
        await after(`pick after typing „${typed}“`, true)
      },
      choose: async (field, option) => {
        await hands.choose(field, option)
        await after(`choose „${option}“`)
      },
      check: async (choice) => {
        const name = await at(choice)
        await hands.check(choice)
        await after(`check ${name}`)
      },
      attach: async (opener, file) => {
        await hands.attach(opener, file)
        await after(`attach ${file.name}`)
      },
    }),
  }
}
