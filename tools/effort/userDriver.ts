import type { Locator, Page } from 'playwright'
import { goTo } from '../../tests/journeys/goTo.ts'
import type { Cost, Means } from './cost.ts'

export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

export type UserDriver = {
  page: Page
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Types a part of a name into an autocomplete field and selects the first match. */
  pick: (field: Locator, typed: string, option: RegExp) => Promise<void>
  choose: (list: Locator, line: string) => Promise<void>
  attach: (opener: Locator, files: GivenFile[]) => Promise<void>
  key: (name: string) => Promise<void>
  cost: () => Cost
  trail: () => readonly string[]
  look: () => Promise<void>
  screens: () => readonly string[]
}

const screenShown = (): string => {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const title = dialog?.getAttribute('aria-labelledby')?.split(' ')[0]
  const heading = title ? document.getElementById(title)?.textContent : dialog?.getAttribute('aria-label')
  return dialog ? `${location.pathname} „${heading ?? ''}“` : location.pathname
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

export const driverOf = (page: Page, by: Means): UserDriver => {
  const cost: Cost = { clicks: 0, keys: 0, characters: 0 }
  const screens: string[] = []
  const trail: string[] = []
  const look = async () => {
    const shown = await page.evaluate(screenShown)
    if (screens.at(-1) !== shown) screens.push(shown)
  }
  const key = async (name: string) => {
    await look()
    cost.keys += 1
    trail.push(`key ${name}`)
    await page.keyboard.press(name)
  }
  const click = async (target: Locator) => {
    await target.waitFor()
    await look()
    cost.clicks += 1
    trail.push(`press ${String(target)}`)
    await target.click()
  }
  const crawl = async (target: Locator) => {
    await target.waitFor()
    await look()
    cost.keys += await goTo(page, target)
  }
  const isMouse = by === 'mouse'
  const press = async (target: Locator) => {
    if (isMouse) return click(target)
    await crawl(target)
    await key('Enter')
  }
  const write = async (field: Locator, text: string) => {
    await field.waitFor()
    if (!(await isFocused(field))) await (isMouse ? click(field) : crawl(field))
    cost.characters += text.length
    trail.push(`type „${text}“`)
    await page.keyboard.type(text)
  }
  const pick = async (field: Locator, typed: string, option: RegExp) => {
    await write(field, typed)
    const line = page.getByRole('option', { name: option }).first()
    await line.waitFor()
    if (isMouse) return click(line)
    // Enter selects the active option, and the list has an active option only after it is rendered.
    await field.and(page.locator('[aria-activedescendant]')).waitFor()
    const isActive = async () => (await field.getAttribute('aria-activedescendant')) === (await line.getAttribute('id'))
    while (!(await isActive())) await key('ArrowDown')
    await key('Enter')
  }
  const choose = async (list: Locator, line: string) => {
    await press(list)
    cost[isMouse ? 'clicks' : 'keys'] += 1
    trail.push(`choose ${line}`)
    await list.selectOption(line)
  }
  const attach = async (opener: Locator, files: GivenFile[]) => {
    const chooser = page.waitForEvent('filechooser')
    await press(opener)
    await (await chooser).setFiles(files)
  }
  return {
    page,
    press,
    write,
    pick,
    choose,
    attach,
    key,
    cost: () => ({ ...cost }),
    trail: () => [...trail],
    look,
    screens: () => [...screens],
  }
}
