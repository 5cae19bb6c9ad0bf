import type { CDPSession, Locator, Page } from 'playwright/test'
import { installRecorder } from './recorder.ts'
import type { UserDrivers } from './userDriver.ts'

const masked = (text: string): string =>
  text
    .replace(/\d\d:\d\d(:\d\d)?/g, '00:00')
    .replace(/(Показани \S+ от) \d+/g, '$1 N')
    .replace(/№ Р-\d+/g, '№ Р-N')
    .replace(/\d+ невиден\p{L}*/gu, 'N невидени')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'GUID')
/**
 * True for an announcement of loading. Such announcements are ignored, because their number depends on the speed of the
 * machine.
 */
const isWaiting = (line: string) =>
  /Зареждане…|Търсене…|Изчислява се…|се зарежда|се качват|се записва|се регистрира|се издава/.test(line)
const isCount = (line: string) => /резултата?$|текста?$/.test(line)

type Property = { name: string; value: { value?: unknown } }
const states = ['checked', 'expanded', 'selected', 'invalid', 'required', 'disabled', 'pressed', 'level']
const stateText = (properties: readonly Property[]): string[] =>
  properties
    .filter(({ name, value }) => states.includes(name) && value.value !== 'false' && value.value !== false)
    .map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name} ${value.value}`))

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
  const state = stateText((node.properties ?? []) as Property[])
  return [
    node.role?.value,
    quoted(node.name?.value),
    state.length > 0 ? `(${state.join(', ')})` : '',
    node.value?.value ? `= ${quoted(node.value.value)}` : '',
    node.description?.value ? `– ${String(node.description.value).replace(/\s+/g, ' ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export type Listener = {
  /**
   * Waits for the rows of the list, and drops the announcements so far, so that the record contains only what follows.
   */
  begin: () => Promise<void>
  /**
   * Adds an action and its announcements to the record. With `isTyped` the numbers of results are left out, because
   * they depend on the speed of typing.
   */
  after: (action: string, isTyped?: boolean) => Promise<void>
  text: () => string
  drivers: (drivers: UserDrivers) => UserDrivers
}

/**
 * In milliseconds: the maximum time for loading a screen, during which `main` has the focus. If it takes longer, the
 * record shows the focus on `main`.
 */
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

/** Records what a screen reader would announce, starting with the next page load. */
export const listenTo = async (page: Page, atRest: () => Promise<void>): Promise<Listener> => {
  await page.addInitScript(installRecorder)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const lines: string[] = []
  let last = ''
  const takeAll = async (): Promise<string[]> => {
    await atRest()
    await whenLoaded(page)
    // Waits 300 ms with the timer of the page, so that delayed announcements arrive first.
    await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))
    const some = await page.evaluate(() => window.takeAnnouncements())
    return some.length === 0 ? some : [...some, ...(await takeAll())]
  }
  const hear = async (isTyped = false) => {
    const spoken = (await takeAll()).map(masked).filter((line) => !isWaiting(line) && !(isTyped && isCount(line)))
    // The announcements are sorted, because two regions that change at once are announced in random order.
    lines.push(...spoken.sort().map((line) => `    ${line}`))
    const now = masked(await focusedIn(session))
    if (now !== last) lines.push(`    focus: ${now}`)
    last = now
  }
  const after = async (action: string, isTyped = false) => {
    lines.push(action)
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
    drivers: (drivers) => ({
      ...drivers,
      press: async (target) => {
        const name = await at(target)
        await drivers.press(target)
        await after(`press ${name}`)
      },
      write: async (field, text) => {
        await drivers.write(field, text)
        await after(`write „${text}“`)
      },
      pick: async (field, typed, option) => {
        await drivers.pick(field, typed, option)
        await after(`pick after typing „${typed}“`, true)
      },
      choose: async (field, option) => {
        await drivers.choose(field, option)
        await after(`choose „${option}“`)
      },
      check: async (choice) => {
        const name = await at(choice)
        await drivers.check(choice)
        await after(`check ${name}`)
      },
      attach: async (opener, file) => {
        await drivers.attach(opener, file)
        await after(`attach ${file.name}`)
      },
    }),
  }
}
