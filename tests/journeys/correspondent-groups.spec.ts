import type { Page } from 'playwright/test'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { makeEntity, openForm, saveButton } from './correspondentSteps.ts'
import { actionOf, rowsOf } from './listScreen.ts'

const groups = '/settings/correspondentGroups'
const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name })
/** The list of groups that the form of a correspondent offers. */
const openChoice = async (page: Page) => {
  await page.getByLabel('Кореспондентска група').click()
  await expect(page.getByRole('option', { name: 'Общини' })).toBeVisible()
}

/** What registers have in common is walked through in registers.spec.ts. */
test('a new group is chosen for a correspondent, counted, renamed, and taken out of use without losing him', async ({
  as,
}) => {
  const desk = await as('administrator', { at: null })
  const { page } = desk
  await desk.goTo(groups)
  await expect(row(page, 'Общини')).toContainText('40')
  await desk.press('Нова кореспондентска група')
  await desk.fill('Наименование', 'Учебни заведения')
  await saveButton(page).click()
  await expect(row(page, 'Учебни заведения')).toContainText('Активна')

  await makeEntity(desk, '81. СУ „Виктор Юго“', makeEik(12_345_678))
  await desk.press('Редактирай')
  await openChoice(page)
  await page.getByRole('option', { name: 'Учебни заведения' }).click()
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: 'Основни данни' })).toContainText('Учебни заведения')

  await desk.goTo(groups)
  await expect(row(page, 'Учебни заведения')).toContainText('1')
  const refused = await actionOf(row(page, 'Учебни заведения'), 'Изтрий')
  await expect(refused).toContainText('Ползва се от 1 кореспондент.')
  await page.keyboard.press('Escape')
  await (await actionOf(row(page, 'Учебни заведения'), 'Редактирай')).click()
  const edited = page.getByRole('dialog', { name: 'Промяна на кореспондентска група' })
  await edited.getByLabel('Наименование').fill('Училища и детски градини')
  await edited.getByLabel('Активна').uncheck()
  await edited.getByRole('button', { name: 'Запази' }).click()
  await expect(row(page, 'Училища и детски градини')).toContainText('Неактивна')

  await openForm(desk)
  await openChoice(page)
  await expect(page.getByRole('option', { name: 'Училища и детски градини' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await desk.goTo(groups)
  await row(page, 'Училища и детски градини').getByRole('link').click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Училища и детски градини')
  await expect(page.getByRole('list', { name: 'Приложен филтър' })).toContainText(
    'Училища и детски градини (неактивна)',
  )
})
