import type { Page } from 'playwright/test'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { makeEntity, openForm, saveButton } from './correspondentSteps.ts'
import { actionOf, rowsOf } from './listScreen.ts'

const groups = '/settings/correspondentGroups'
const choose = (page: Page) => page.getByLabel('Кореспондентска група').click()

/** What registers have in common is walked through in registers.spec.ts. */
test('a new group is chosen for a correspondent, counted, and taken out of use without losing him', async ({ as }) => {
  const desk = await as('administrator', { at: null })
  const { page } = desk
  const option = page.getByRole('option', { name: 'Учебни заведения' })
  const row = rowsOf(page).filter({ hasText: 'Учебни заведения' })
  await desk.goTo(groups)
  await desk.press('Нова кореспондентска група')
  await desk.fill('Наименование', 'Учебни заведения')
  await saveButton(page).click()
  await makeEntity(desk, '81. СУ „Виктор Юго“', makeEik(12_345_678))
  await desk.press('Редактирай')
  await choose(page)
  await option.click()
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: 'Основни данни' })).toContainText('Учебни заведения')

  await desk.goTo(groups)
  await (await actionOf(row, 'Изтрий')).click()
  await expect(page.getByRole('dialog')).toContainText('1 кореспондент')
  await desk.press('Направи неактивна')
  await openForm(desk)
  await choose(page)
  await expect(page.getByRole('option', { name: 'Общини' })).toBeVisible()
  await expect(option).toHaveCount(0)
  await page.keyboard.press('Escape')
  await desk.goTo(groups)
  await row.getByRole('link').click()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Приложен филтър' })).toContainText('Учебни заведения (неактивна)')
})
