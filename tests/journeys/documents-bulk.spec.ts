import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'

test('chosen documents are marked as read, each failure is named and tried again', async ({ as, problems }) => {
  const desk = await as('mpetrova')
  const { page } = desk
  await desk.goTo('/documents-flow/documents?departmentId=any&size=25')
  const unread = page.locator('tbody tr[data-row].unread')
  await expect(unread.first()).toBeVisible()
  for (const index of [0, 1]) await unread.nth(index).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Действия с избраните' })
  await expect(bar.getByText('Избрани: 2')).toBeVisible()
  await desk.press('Маркирай като прочетени', bar)
  const dialog = desk.dialog('Маркиране като прочетени')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  problems.expectRefusal(500, 'GetDocument')
  problems.expectRefusal(500, 'GetDocument')
  await switchFaults(page, { name: 'server', path: 'Documents/GetDocument' })
  await desk.press('Маркирай 2 документа', dialog)
  await expect(dialog.getByText('Прочетени: 0 от 2.')).toBeVisible()
  await expect(dialog.getByText('Не успяха: 2')).toBeVisible()
  await desk.checkAxe('what did not succeed')
  await switchFaults(page)
  await desk.press('Опитай отново', dialog)
  await expect(dialog.getByText('Прочетени: 2 от 2.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Затвори' }).last().click()
})
