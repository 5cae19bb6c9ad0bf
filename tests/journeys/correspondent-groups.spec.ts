import type { Page } from 'playwright/test'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { makeEntity, openForm, saveButton } from './correspondentSteps.ts'
import { switchFaults } from './faultSwitches.ts'
import { rowsOf } from './listScreen.ts'

const groups = '/settings/correspondentGroups'
const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
const fromMenu = async (page: Page, name: string, action: string) => {
  await row(page, name)
    .getByRole('button', { name: /Действия/ })
    .click()
  return page.getByRole('menuitem', { name: action })
}
/** The list of groups that the form of a correspondent offers. */
const openChoice = async (page: Page) => {
  await page.getByLabel('Кореспондентска група').click()
  await expect(page.getByRole('option', { name: 'Общини' })).toBeVisible()
}

test('an administrator adds a group by keyboard, it is used, renamed and taken out of use', async ({
  as,
  problems,
}) => {
  problems.expectFailures(/CreateCorrespondentGroup/)
  const desk = await as('administrator')
  const { page } = desk
  const { keyboard } = page
  await desk.goTo(groups)
  await expect(row(page, 'Общини')).toContainText('40')
  await desk.checkAxe('the groups')
  await desk.button('Нова група').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Нова кореспондентска група' })
  const name = dialog.getByLabel('Наименование')
  await expect(name).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByText('Полето е задължително')).toBeVisible()
  await keyboard.type('„общини“')
  await expect(dialog.getByText('Вече има група с това наименование.')).toBeVisible()
  await desk.checkAxe('a group with an error')
  await name.fill('Учебни заведения')
  await keyboard.press('Escape')
  await page.getByRole('button', { name: 'Остани' }).press('Enter')
  await switchFaults(page, { name: 'offline', path: '/CreateCorrespondentGroup', times: 1 })
  await name.press('Enter')
  await expect(dialog.getByText('Не е записано', { exact: true })).toBeVisible()
  await name.press('Enter')
  await desk.expectToast('Групата е добавена.')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Учебни заведения')).toContainText('Активна')

  await makeEntity(desk, '81. СУ „Виктор Юго“', makeEik(12_345_678))
  await desk.press('Редактирай')
  await openChoice(page)
  await page.getByRole('option', { name: 'Учебни заведения' }).click()
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: 'Основни данни' })).toContainText('Учебни заведения')

  await desk.goTo(groups)
  await expect(row(page, 'Учебни заведения')).toContainText('1')
  const refused = await fromMenu(page, 'Учебни заведения', 'Изтрий')
  await expect(refused).toContainText('В нея е 1 кореспондент.')
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await keyboard.press('Escape')
  await (await fromMenu(page, 'Учебни заведения', 'Редактирай')).click()
  const edited = page.getByRole('dialog', { name: 'Промяна на кореспондентска група' })
  await edited.getByLabel('Наименование').fill('Училища и детски градини')
  await edited.getByLabel('Активна').uncheck()
  await edited.getByRole('button', { name: 'Запази' }).click()
  await expect(row(page, 'Училища и детски градини')).toContainText('Неактивна')

  await openForm(desk)
  await openChoice(page)
  await expect(page.getByRole('option', { name: 'Училища и детски градини' })).toHaveCount(0)
  await keyboard.press('Escape')
  await desk.goTo(groups)
  await row(page, 'Училища и детски градини').getByRole('link').click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Училища и детски градини')
  await expect(page.getByRole('list', { name: 'Приложен филтър' })).toContainText(
    'Училища и детски градини (неактивна)',
  )
})

test('an empty group is taken out of use and deleted after a question', async ({ as }) => {
  const desk = await as('administrator')
  const { page } = desk
  await desk.goTo(groups)
  await desk.press('Нова група')
  await desk.fill('Наименование', 'Излишна група')
  await page.getByRole('button', { name: 'Запази' }).click()
  await (await fromMenu(page, 'Излишна група', 'Направи неактивна')).click()
  await expect(row(page, 'Излишна група')).toContainText('Неактивна')
  await (await fromMenu(page, 'Излишна група', 'Изтрий')).click()
  await desk.checkAxe('the question before deleting a group')
  await page.getByRole('button', { name: 'Изтрий' }).click()
  await desk.expectToast('Групата е изтрита.')
  await expect(row(page, 'Излишна група')).toHaveCount(0)
})
