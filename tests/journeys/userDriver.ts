import { expect, type Locator, type Page } from 'playwright/test'
import { goTo } from './goTo.ts'

export type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** The actions of a user. One implementation uses the mouse, one the keyboard, so that both pass the same checks. */
export type UserDrivers = {
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  pick: (field: Locator, typed: string, option: RegExp) => Promise<void>
  choose: (field: Locator, option: string) => Promise<void>
  check: (choice: Locator) => Promise<void>
  attach: (opener: Locator, file: GivenFile) => Promise<void>
  newDocument: () => Promise<void>
  toSearch: () => Promise<void>
}

const optionOf = (page: Page, name: RegExp) => page.getByRole('option', { name }).first()

const longestList = 20

/** Returns a driver that uses only the keyboard: neither the mouse nor a script that sets a focus or a value. */
export const keyboardOf = (page: Page): UserDrivers => {
  const { keyboard } = page
  // A listener for file dialogs must exist before the key is pressed; a listener added afterwards could be too late.
  page.on('filechooser', () => undefined)
  const to = (target: Locator) => goTo(page, target)
  const write = async (field: Locator, text: string) => {
    await to(field)
    await keyboard.press('Control+A')
    await keyboard.type(text)
  }
  return {
    press: async (target) => {
      await expect(target, 'it can be pressed').toBeEnabled()
      await to(target)
      await keyboard.press('Enter')
    },
    write,
    pick: async (field, typed, option) => {
      await write(field, typed)
      const wanted = optionOf(page, option)
      await expect(wanted).toBeVisible()
      const isActive = async () =>
        (await field.getAttribute('aria-activedescendant')) === (await wanted.getAttribute('id'))
      for (let step = 0; step < longestList && !(await isActive()); step += 1) await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
    },
    choose: async (field, option) => {
      await to(field)
      await expect(field.locator('option', { hasText: option }).first(), 'it can be chosen').toBeAttached()
      const names = await field.locator('option').allTextContents()
      const chosen = () => field.locator('option:checked').textContent()
      const isBelow = names.indexOf(option) > names.indexOf((await chosen()) ?? '')
      for (let step = 0; step < names.length && (await chosen()) !== option; step += 1)
        await keyboard.press(isBelow ? 'ArrowDown' : 'ArrowUp')
      await expect(field.locator('option:checked')).toHaveText(option)
    },
    check: async (choice) => {
      await to(choice)
      if (!(await choice.isChecked())) await keyboard.press('Space')
      await expect(choice).toBeChecked()
    },
    attach: async (opener, file) => {
      await to(opener)
      const chooser = page.waitForEvent('filechooser')
      await keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
    newDocument: () => keyboard.press('n'),
    toSearch: () => keyboard.press('/'),
  }
}
