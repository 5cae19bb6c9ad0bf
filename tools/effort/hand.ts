import type { Locator, Page } from 'playwright'
import { walkTo } from '../../tests/journeys/walk.ts'
import type { Cost, Means } from './cost.ts'

export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** What a person does to the screen: everything is counted, and what is on the screen meanwhile is noted. */
export type Hand = {
  page: Page
  press: (target: Locator) => Promise<void>
  /** Types into a field; it gets the focus first, unless it has it. */
  write: (field: Locator, text: string) => Promise<void>
  /** Types a part of a name into a field with a list, and takes the first line that fits. */
  pick: (field: Locator, typed: string, option: RegExp) => Promise<void>
  /** Opens a native list and takes a line of it. */
  choose: (list: Locator, line: string) => Promise<void>
  /** Opens the window of the system by a button and takes files there; what that window takes is not counted. */
  attach: (opener: Locator, files: GivenFile[]) => Promise<void>
  /** One key, or several held at once: `Control+Enter`. */
  key: (name: string) => Promise<void>
  cost: () => Cost
  /** Each press, key and text, in their order. */
  trail: () => readonly string[]
  /** Notes what is on the screen now. */
  look: () => Promise<void>
  /** The screens and dialogs seen, in the order they came. */
  screens: () => readonly string[]
}

/** The address without what is behind the question mark, and the dialog that lies over it. Runs in the page. */
const screenShown = (): string => {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const title = dialog?.getAttribute('aria-labelledby')?.split(' ')[0]
  const heading = title ? document.getElementById(title)?.textContent : dialog?.getAttribute('aria-label')
  return dialog ? `${location.pathname} „${heading ?? ''}“` : location.pathname
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

/** The hand of somebody at the mouse, or of somebody who uses nothing but keys. */
export const handOf = (page: Page, by: Means): Hand => {
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
  const walk = async (target: Locator) => {
    await target.waitFor()
    await look()
    cost.keys += await walkTo(page, target)
  }
  const isMouse = by === 'mouse'
  const press = async (target: Locator) => {
    if (isMouse) return click(target)
    await walk(target)
    await key('Enter')
  }
  const write = async (field: Locator, text: string) => {
    await field.waitFor()
    if (!(await isFocused(field))) await (isMouse ? click(field) : walk(field))
    cost.characters += text.length
    trail.push(`type „${text}“`)
    await page.keyboard.type(text)
  }
  const pick = async (field: Locator, typed: string, option: RegExp) => {
    await write(field, typed)
    const line = page.getByRole('option', { name: option }).first()
    await line.waitFor()
    if (isMouse) return click(line)
    // The list marks the line that Enter takes once it is drawn.
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
