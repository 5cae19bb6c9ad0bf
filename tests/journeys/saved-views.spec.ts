import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'

const documents = '/documents-flow/documents'
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Запазени изгледи' }).getByRole('button', { name, exact: true })

test('a filter is saved under a name and comes back with its columns and sort', async ({ as }) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(`${documents}?departmentId=any&subject=писмо&sort=-deadline&size=25`)
  await desk.press('Колони')
  await page.getByRole('checkbox', { name: 'Външен №' }).check()
  await page.keyboard.press('Escape')
  await desk.press('Запази изгледа')
  const dialog = desk.dialog('Запазване на изглед')
  await desk.press('Запази', dialog)
  await expect(dialog.getByText('Полето е задължително')).toBeVisible()
  await expect(desk.field('Име на изгледа', dialog)).toBeFocused()
  await desk.checkAxe('a view without a name')
  await desk.fill('Име на изгледа', 'Писма по срок', dialog)
  await page.keyboard.press('Enter')
  await desk.expectToast('Изгледът „Писма по срок“ е запазен.')
  await expect(chip(page, 'Писма по срок')).toHaveAttribute('aria-pressed', 'true')
  await desk.expectRefused('Запази изгледа', 'Показаното е точно изгледът „Писма по срок“.')
  await page.keyboard.press('Escape')
  await desk.press('Изчисти')
  await expect(chip(page, 'Писма по срок')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await desk.fill('Рег №', 'написано и неприложено')
  await chip(page, 'Писма по срок').click()
  await expect(page).toHaveURL(/subject=.*size=25&sort=-deadline/)
  await expect(desk.field('Рег №')).toHaveValue('')
  await expect(desk.field('Относно')).toHaveValue('писмо')
  await expect(page.getByRole('columnheader', { name: 'Външен №' })).toBeVisible()
  await desk.checkAxe('a pressed view')
})

test('a view is renamed, deleted and then gone, and what the list shows stays and can be sent as a link', async ({
  as,
}) => {
  const desk = await as('mpetrova', { at: null })
  const { page } = desk
  await desk.goTo(`${documents}?subject=писмо`)
  await desk.press('Запази изгледа')
  await desk.fill('Име на изгледа', 'Писма')
  await page.keyboard.press('Enter')
  await desk.press('Още за изгледа')
  await page.getByRole('menuitem', { name: 'Преименувай „Писма“' }).click()
  await desk.fill('Име на изгледа', 'Моите писма', desk.dialog('Преименуване на изглед'))
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Моите писма')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await desk.press('Още за изгледа')
  await page.getByRole('menuitem', { name: 'Изтрий „Моите писма“' }).click()
  await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
  await expect(chip(page, 'Моите писма')).toHaveCount(0)
  await expect(desk.field('Относно')).toHaveValue('писмо')
  const showExternalNumber = async (shown: boolean) => {
    await desk.press('Колони')
    await page.getByRole('checkbox', { name: 'Външен №' }).setChecked(shown)
    await page.keyboard.press('Escape')
  }
  const header = page.getByRole('columnheader', { name: 'Външен №' })
  await showExternalNumber(true)
  await desk.press('Още за изгледа')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
  })
  await page.getByRole('menuitem', { name: 'Копирай връзка' }).click()
  await desk.expectToast('Връзката към този списък е копирана.')
  const copied = String(await page.evaluate(() => Reflect.get(window, 'copied')))
  expect(copied).toMatch(/\/documents-flow\/documents\?departmentId=\d+&subject=.*&columns=/)
  await showExternalNumber(false)
  await expect(header).toHaveCount(0)
  await desk.goTo(copied)
  await expect(header, 'the link brings its columns').toBeVisible()
  await desk.expectToast('Колоните са като във връзката, а не както сте ги подредили.')
  await expect(page).toHaveURL(/subject=[^&]*$/)
})
