import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'

const documents = '/documents-flow/documents'
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Запазени изгледи' }).getByRole('button', { name, exact: true })

test('a filter is saved under a name, comes back with its columns and sort, and stays with the one who saved it', async ({
  as,
}) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo(`${documents}?departmentId=any&subject=писмо&sort=-deadline&size=25`)
  await desk.press('Колони')
  await page.getByRole('checkbox', { name: 'Външен №' }).check()
  await page.keyboard.press('Escape')
  await desk.press('Запази изгледа')
  const dialog = desk.dialog('Запазване на изглед')
  await desk.press('Запиши', dialog)
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

  await desk.press('Още за изгледа')
  await page.getByRole('menuitem', { name: 'Преименувай „Писма по срок“' }).click()
  await desk.fill('Име на изгледа', 'Писма', desk.dialog('Преименуване на изглед'))
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Писма')).toBeVisible()

  await page.getByRole('button', { name: /^Потребител/ }).click()
  await desk.press('Изход')
  await desk.logIn('documents.flow')
  await desk.expectLoggedIn()
  await expect(desk.button('Запази изгледа')).toBeVisible()
  await expect(chip(page, 'Писма')).toHaveCount(0)
})

test('a view that is deleted is gone, and what the list shows stays', async ({ as }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo(`${documents}?subject=писмо`)
  await desk.press('Запази изгледа')
  await desk.fill('Име на изгледа', 'Писма')
  await page.keyboard.press('Enter')
  await desk.press('Още за изгледа')
  await page.getByRole('menuitem', { name: 'Изтрий „Писма“' }).click()
  await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
  await expect(chip(page, 'Писма')).toHaveCount(0)
  await expect(desk.field('Относно')).toHaveValue('писмо')
  await desk.press('Още за изгледа')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
  })
  await page.getByRole('menuitem', { name: 'Копирай връзка' }).click()
  await desk.expectToast('Връзката към този списък е копирана.')
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toMatch(/\/documents-flow\/documents\?departmentId=\d+&subject=/)
})
