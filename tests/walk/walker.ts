import type { BrowserContext, Page } from 'playwright'
import type { Place } from './addresses.ts'
import { pressesOn } from './dialogs.ts'
import { type Finding, installWalk } from './inPage.ts'

export type Walker = {
  /** Opens the application anew, at an address. */
  start: (address: string) => Promise<void>
  /** Goes to the places one after the other, opens the tabs, forms and dialogs of each, and gives what is bad there, as sentences. */
  walk: (places: readonly Place[]) => Promise<string[]>
}

/** A page that is logged in (cookies) and walks. Buttons that are not there count only when `all` must be there. */
export const walkerOn = async (context: BrowserContext, all: boolean): Promise<Walker> => {
  const page: Page = await context.newPage()
  let where = 'the start'
  let found: string[] = []
  const add = (kind: Finding['kind'] | 'console' | 'not there', detail: string) =>
    found.push(`${where}: ${kind}: ${detail.replace(/\s+/g, ' ').slice(0, 200)}`)
  page.on('pageerror', ({ message }) => add('console', message))
  page.on('console', (message) => {
    if (message.type() === 'error') add('console', `${message.text()} ${message.location().url}`)
  })
  // tsx keeps the names of functions by a helper of its own, which a function sent to the page misses there.
  await page.addInitScript('globalThis.__name ??= (one) => one')
  await page.addInitScript(installWalk)

  const note = (findings: readonly Finding[]) => {
    for (const { kind, detail } of findings) add(kind, detail)
  }
  const press = async (pattern: string, address: string, names: readonly string[]) => {
    where = [pattern, ...names].join(' › ')
    const findings = await page.evaluate((path) => window.walk.press(path), names)
    if (findings) note(findings)
    else if (all) add('not there', address)
    await page.evaluate(() => window.walk.close())
  }
  const visit = async ({ pattern, address }: Place) => {
    where = pattern
    const findings = await page.evaluate((path) => window.walk.go(path), address)
    note(findings)
    if (findings.some(({ kind }) => kind === 'stopped' || kind === 'blank')) return
    const tabs = await page.evaluate(() => window.walk.names('main [role=tab]'))
    for (const names of [...tabs.map((tab) => [tab]), ...pressesOn(pattern)]) await press(pattern, address, names)
  }

  return {
    start: async (address) => {
      where = 'the start'
      await page.goto(address)
      note(await page.evaluate(() => window.walk.look()))
    },
    walk: async (places) => {
      found = []
      for (const place of places) await visit(place)
      return found
    },
  }
}
