import type { Locator } from 'playwright/test'
import { tasks } from '../../src/contract/tasks.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'
import { openLetterTask, setTerm } from './letterTask.ts'

const chooseInStructure = async (desk: Screen, form: Locator, name: string) => {
  await desk.button('Избери от структурата', form).press('Enter')
  const dialog = desk.dialog('Избор от структурата')
  const lines = dialog.getByRole('treeitem')
  await expect(lines.first()).toHaveAttribute('aria-expanded')
  await dialog.getByLabel('Търсене в структурата').fill(name)
  await expect(lines.last()).toContainText(name)
  await lines.first().focus()
  await desk.page.keyboard.press('Enter')
  await expect(lines, 'a department is only opened and closed').toHaveCount(1)
  await desk.page.keyboard.press('ArrowRight')
  await desk.page.keyboard.press('End')
  await expect(lines.last()).toBeFocused()
  await desk.page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('assignees are added and removed, closing asks, and a lost response loses nothing', async ({
  desk,
  as,
  problems,
}) => {
  problems.expectRefusal(502, tasks.createTask.path)
  const { page } = await as('dradeva')
  await openLetterTask(desk)
  await desk.press('Нова задача')
  const form = desk.dialog('Нова задача')
  await desk.press('Избери от списък', form)
  const list = desk.dialog('Избор на служители')
  await list.getByLabel('Търсене на служител').fill('Одобряване на типа')
  await list.getByRole('checkbox').nth(1).check()
  await list.getByRole('checkbox').nth(2).check()
  await desk.checkAxe('list of people')
  await desk.press('Добави 2 души', list)
  await desk.expectToast('Успешно добавихте 2 души')
  const rows = form.locator('.assignee')
  await expect(rows).toHaveCount(2)
  await chooseInStructure(desk, form, 'Джамбазов')
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText('Владимир Христов Джамбазов')
  await desk.press(/^Премахни „?Владимир/, rows.last())
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Сигурни ли сте, че искате да премахнете избрания изпълнител на задачата?')
  await desk.press('Продължи', confirmation)
  await expect(rows).toHaveCount(2)
  await desk.expectToast(/Успешно премахнахте/)
  await desk.press('Премахни всички', form)
  await expect(confirmation).toContainText('Сигурни ли сте, че искате да премахнете всички изпълнители на задачата?')
  await desk.press('Откажи', confirmation)
  await expect(rows).toHaveCount(2)

  await page.keyboard.press('Escape')
  await expect(confirmation).toContainText('Въведеното в задачата няма да бъде записано.')
  await desk.press('Остани', confirmation)
  const text = 'Само веднъж.'
  await rows
    .first()
    .getByLabel(/^Указание/)
    .fill(text)
  await setTerm(rows.first(), '3', 'Календарни дни')
  await rows
    .first()
    .getByRole('button', { name: /^Същото указание и срок/ })
    .click()
  await expect(rows.nth(1).getByLabel(/^Указание/)).toHaveValue(text)
  await expect(rows.nth(1).locator('output')).toHaveText('23.11.2026 г.')
  await switchFaults(page, { name: 'html', path: tasks.createTask.path, times: 1 })
  await desk.press('Възложи', form)
  await expect(form.getByText('Връзката прекъсна. Опитайте отново.')).toBeVisible()
  await desk.checkAxe('task form after a lost answer')
  await desk.press('Възложи', form)
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Задачи по документа' }).getByRole('link', { name: text })).toHaveCount(1)
})
