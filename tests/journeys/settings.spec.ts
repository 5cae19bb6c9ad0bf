import type { Page } from 'playwright/test'
import { movedDocuments } from '../../mocks/documents/movedTerms.ts'
import { changedDay } from '../../mocks/settings/changedDay.ts'
import { countMovedTerms } from '../../mocks/tasks/movedTerms.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { movedTermsSentence } from '../../src/rules/deadlines/nonWorkingDayRules.ts'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { makeEntity, openForm, saveButton } from './correspondentSteps.ts'
import { actionOf, rowsOf } from './listScreen.ts'

/**
 * The day that becomes non-working: a Tuesday within the term of many open tasks. The simulated date is Friday, 20
 * November.
 */
const date = '2026-11-24'
const shown = formatDateYear(date)

const groups = '/settings/correspondentGroups'
const choose = (page: Page) => page.getByLabel('Кореспондентска група').click()

test('settings take effect: a declared day on the terms, a group on the correspondents', async ({
  as,
  independent,
}) => {
  const desk = await as('administrator', { at: '/settings/working-days-calendar' })
  const { page } = desk
  await independent(
    'a declared day, added by keyboard, moves the counted terms; removing it restores them',
    async () => {
      const [db, day] = [seededDatabase(), { date, isNonWorking: true }]
      const sentence = movedTermsSentence(countMovedTerms(db, day))
      const [letter] = movedDocuments(db, changedDay(db, day))
      if (!letter) throw new Error('The seeded database has no open term over this day')
      await page.locator('[data-date="2026-11-20"]').focus()
      for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
      await expect(page.locator(`[data-date="${date}"]`)).toBeFocused()
      await page.keyboard.press('Enter')

      const dialog = desk.dialog('Нов неработен ден')
      await expect(desk.field('Дата', dialog)).toHaveValue('24.11.2026')
      await expect(dialog.getByText(sentence)).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(dialog.getByText('Полето е задължително')).toBeVisible()
      await desk.checkAxe('a new day')
      await page.keyboard.type('Ден на траур')
      await page.keyboard.press('Enter')
      await desk.expectToast(`${shown} е неработен ден.`)
      await expect(page.locator(`[data-date="${date}"]`)).toBeFocused()
      const row = rowsOf(page).filter({ hasText: 'Ден на траур' })
      await expect(row).toContainText('Обявен')
      const holiday = await actionOf(rowsOf(page).filter({ hasText: 'Нова година' }), 'Премахни')
      await expect(holiday).toContainText('Кодекса на труда')
      await page.keyboard.press('Escape')

      await desk.goTo(`/administrative-services/documents/${letter.row.guid}`)
      await expect(page.getByText(`Защо срокът е ${formatDateYear(letter.deadline)}?`)).toBeVisible()

      await desk.goTo('/settings/working-days-calendar')
      await (await actionOf(row, 'Премахни')).click()
      await expect(page.getByRole('alertdialog').getByText(sentence)).toBeVisible()
      await page.getByRole('button', { name: 'Премахни' }).press('Enter')
      await desk.expectToast('Денят отново е работен.')
      await desk.goTo(`/administrative-services/documents/${letter.row.guid}`)
      await expect(page.getByText(`Защо срокът е ${formatDateYear(letter.row.deadline)}?`)).toBeVisible()
    },
  )

  await independent(
    'a new group is chosen for a correspondent, counted, and deactivated without losing it',
    async () => {
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
    },
  )
})
