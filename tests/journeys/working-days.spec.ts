import { movedTerms } from '../../mocks/settings/movedTerms.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { movedTermsSentence } from '../../src/rules/deadlines/nonWorkingDayRules.ts'
import { expect, test } from '../support/journey.ts'
import { seededWorld } from '../support/seededWorld.ts'
import { actionOf, rowsOf } from './listScreen.ts'

/** A Tuesday within many open terms; the journeys begin on Friday the 20th. */
const date = '2026-11-24'
const shown = formatDateYear(date)

test('a declared day, added by keys, moves the open terms that were counted; taken away, it gives them back', async ({
  as,
}) => {
  const moved = movedTerms(seededWorld(), { date, isNonWorking: true })
  const sentence = movedTermsSentence({ documents: moved.documents.length, tasks: moved.tasks.length })
  const [letter] = moved.documents
  if (!letter) throw new Error('The seeded world has no open term over this day')
  const desk = await as('administrator', { at: '/settings/working-days-calendar' })
  const { page } = desk
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
})
