import type { Locator, Page } from 'playwright/test'
import { everyTheme } from '../support/checkAxe.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { type SettingsForm, settingsForms } from '../support/settingsForms.ts'
import { askInPage } from './askInPage.ts'
import { actionOf, rowsOf } from './listScreen.ts'

/** A field, or a group of boxes, by its label. */
const at = (dialog: Locator, label: string) =>
  dialog.getByRole('group', { name: label }).or(dialog.getByLabel(label)).first()
const expectMessages = async (dialog: Locator, messages: SettingsForm['empty']) => {
  for (const [label, message] of Object.entries(messages))
    await expect(at(dialog, label)).toHaveAccessibleDescription(new RegExp(message))
}

/** Empty, wrong, mended, saved: each message at its field, and nothing that was typed is lost. */
const addOne = async (desk: Screen, { add, empty, wrong, mend, saved }: SettingsForm) => {
  const { page } = desk
  await desk.button(add).press('Enter')
  const dialog = desk.dialog(add)
  await page.keyboard.press('Control+Enter')
  await expectMessages(dialog, empty)
  const [first = ''] = Object.keys(empty)
  await expect(at(dialog, first)).toBeFocused()
  await wrong.type(dialog)
  await page.keyboard.press('Control+Enter')
  await expectMessages(dialog, wrong.says)
  for (const [label, value] of Object.entries(wrong.holds)) await expect(at(dialog, label)).toHaveValue(value)
  await desk.checkAxe(`${add}: with mistakes`, everyTheme)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Остани' }).press('Enter')
  for (const [label, value] of Object.entries(wrong.holds)) await expect(at(dialog, label)).toHaveValue(value)
  await mend(dialog)
  await page.keyboard.press('Control+Enter')
  await desk.expectToast(saved)
  await expect(dialog).toHaveCount(0)
  await expect(desk.button(add)).toBeFocused()
}

const rowWith = (page: Page, text: string) => rowsOf(page).filter({ hasText: text })

/** Somebody else writes the same field while it is open here: told at the field, and written over only knowingly. */
const changeMeanwhile = async (desk: Screen, { calls, key, label, name }: NonNullable<SettingsForm['shared']>) => {
  const { page } = desk
  await rowWith(page, name).locator('[data-open]').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await at(dialog, label).fill('Променено тук')
  const { path: list, method: how } = calls.list
  const records = await askInPage<Record<string, unknown>[]>(page, list, { method: how === 'GET' ? how : 'POST' })
  const record = records.find((one) => one[key] === name)
  const method = calls.edit.method === 'PUT' ? 'PUT' : 'POST'
  await askInPage(page, calls.edit.path, { method, body: { ...record, [key]: 'Променено другаде' } })
  await page.keyboard.press('Control+Enter')
  await expectMessages(dialog, { [label]: 'Междувременно е променено на „Променено другаде“.' })
  await expect(at(dialog, label)).toHaveValue('Променено тук')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowWith(page, 'Променено тук')).toHaveCount(1)
}

/** What is used is not deleted: it says by what. */
const keepUsed = async ({ page }: Screen, { name, because }: NonNullable<SettingsForm['used']>) => {
  const row = rowsOf(page).filter({ has: page.getByRole('button', { name: `Действия за ${name}`, exact: true }) })
  await (await actionOf(row, 'Изтрий')).press('Enter')
  const uses = page.getByRole('dialog', { name: `Изтриване на „${name}“` })
  await expect(uses).toContainText(because)
  await expect(uses.getByRole('button', { name: 'Изтрий' })).toHaveCount(0)
  await page.keyboard.press('Escape')
}

test('the forms of the settings, by keys: what is missing, wrong, taken, used and changed meanwhile is said in its place', async ({
  as,
}) => {
  test.setTimeout(240_000)
  const desk = await as('administrator', { at: null })
  for (const form of settingsForms) {
    await desk.goTo(form.address)
    await test.step(form.add, async () => {
      await addOne(desk, form)
      if (form.shared) await changeMeanwhile(desk, form.shared)
      if (form.used) await keepUsed(desk, form.used)
    })
  }
})
