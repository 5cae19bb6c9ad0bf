import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { openForm } from './correspondentSteps.ts'
import { switchFaults } from './faultSwitches.ts'
import { rowsOf } from './listScreen.ts'

const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const menuOf = async (page: Page, name: string) => {
  await rowOf(page, name).getByRole('button', { name: /Действия/ }).click()
}
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

test('an administrator adds a group by keyboard, puts a correspondent into it, and takes it out of use', async ({ as }) => {
  const desk = await as('administrator')
  const { page } = desk
  await desk.goTo('/settings/correspondentGroups')
  await desk.expectTitle(/^Кореспондентски групи/)
  await expect(rowOf(page, 'Общини').getByRole('link', { name: /кореспонденти в „Общини“/ })).toBeVisible()
  await desk.checkAxe('the groups')

  await desk.button('Нова група').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Нова кореспондентска група' })
  await expect(dialog.getByLabel('Наименование')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Полето е задължително')).toBeVisible()
  await page.keyboard.type('„общини“')
  await expect(dialog.getByText('Вече има група с това наименование.')).toBeVisible()
  await desk.checkAxe('a group with an error')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Учебни заведения')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Остани' }).click()
  await switchFaults(page, { name: 'offline', path: '/CreateCorrespondentGroup', times: 1 })
  await dialog.getByLabel('Наименование').press('Enter')
  await expect(dialog.getByText('Не е записано', { exact: true })).toBeVisible()
  await dialog.getByLabel('Наименование').press('Enter')
  await desk.expectToast('Групата е добавена.')
  await expect(rowOf(page, 'Учебни заведения')).toContainText('Активна')

  await desk.goTo('/administrative-services/correspondents')
  await openForm(desk)
  await page.getByLabel('Име', { exact: false }).first().waitFor()
})
