import { documents } from '../../src/contract/documents.ts'
import { tasks } from '../../src/contract/tasks.ts'
import { callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'

test('chosen documents are assigned, exported and marked as read; refused ones are named, failed ones retried', async ({
  as,
  problems,
  independent,
}) => {
  const desk = await as('dradeva', { at: null })
  const { page } = desk
  await independent(
    'chosen documents are assigned together, refused ones are named, and failures are retried',
    async () => {
      await desk.goTo('/documents-flow/documents?size=50')
      const resolutions = /Резолюция по документ/
      const rows = page.locator('tbody tr[data-row]')
      const open = rows.filter({ hasText: /Регистриран|В изпълнение|За резолюция/, hasNotText: resolutions })
      for (const index of [0, 1, 2]) await open.nth(index).getByRole('checkbox').check()
      const resolution = rows.filter({ hasText: resolutions }).first()
      await resolution.getByRole('checkbox').check()
      const number = /Р-\d+/.exec((await resolution.textContent()) ?? '')?.[0] ?? ''
      const bar = page.getByRole('region', { name: 'Действия с избраните' })
      await expect(bar.getByText('Избрани: 4')).toBeVisible()
      await desk.press('Възложи', bar)
      const form = desk.dialog('Възлагане на избраните документи')
      await expect(form.getByText('Ще възложите 3 документа на избраните изпълнители')).toBeVisible()
      await expect(form.getByText('1 документ не може да бъде възложен, защото:')).toBeVisible()
      await expect(form.getByRole('listitem').filter({ hasText: number })).toContainText('Това е резолюция.')
      await desk.checkAxe('what will be assigned')

      await form.getByLabel('Добави служител').fill('Георги Иванов Георгиев')
      await page.getByRole('option', { name: /Георги Иванов Георгиев/ }).click()
      await expect(form.getByText('Ще възложите 3 документа на Георги Иванов Георгиев:')).toBeVisible()
      const assignee = form.getByRole('listitem', { name: 'Георги Иванов Георгиев' })
      const instruction = 'Обща задача за трите писма.'
      await assignee.getByLabel(/^Указание/).fill(instruction)
      await assignee.getByLabel(/^Срок/).fill('5')
      await assignee.getByLabel(/^Мерна единица/).selectOption('Работни дни')
      await switchFaults(page, { name: 'refused', path: tasks.createTask.path, times: 1 })
      await desk.press('Възложи 3 документа', form)
      const report = desk.dialog('Възлагане').last()
      await expect(report.getByText('Възложени: 2 от 3.')).toBeVisible()
      await expect(report.getByRole('alert').getByRole('listitem')).toContainText('Действието е отказано.')
      await desk.press('Назад към задачата', report)
      await expect(form.getByText('Ще възложите 1 документ на Георги Иванов Георгиев.')).toBeVisible()
      await desk.press('Възложи 1 документ', form)
      await expect(report.getByText('Възложени: 1 от 1.')).toBeVisible()
      await report.getByRole('button', { name: 'Затвори' }).last().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await desk.openMenu('Задачи')
      await page.getByRole('tab', { name: 'Възложени от мен' }).click()
      const numbers = page.getByRole('columnheader', { name: '№', exact: true })
      await numbers.getByRole('button').click()
      await numbers.getByRole('button').click()
      await expect(numbers).toHaveAttribute('aria-sort', 'descending')
      const given = desk.rows('Задачи – Възложени от мен')
      for (const index of [0, 1, 2]) await expect(given.nth(index)).toContainText(instruction)
      await expect(given.nth(3)).not.toContainText(instruction)
    },
  )

  await desk.logOut()
  await as('mpetrova')
  await independent('an export of the selection contains only the chosen documents in the shown columns', async () => {
    await desk.goTo('/documents-flow/documents?departmentId=any')
    const rows = page.locator('tbody tr[data-row]')
    await expect(rows.first()).toBeVisible()
    for (const index of [1, 3]) await rows.nth(index).getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'Действия с избраните' })
    const request = page.waitForRequest(callTo(documents.exportDMSDocumentsToExcel))
    const saved = page.waitForEvent('download')
    await desk.press('Още действия с избраните', bar)
    await page.getByRole('menuitem', { name: 'Експортирай избраните' }).click()
    const body = (await request).postDataJSON()
    expect(body.guids).toHaveLength(2)
    const headers = await page.getByRole('columnheader').filter({ hasText: /\S/ }).allTextContents()
    expect(body.columns.length).toBeGreaterThan(3)
    // At this width the column „При кого е“ folds into the status and has no header.
    for (const { header } of body.columns) expect([...headers, 'При кого е'].join('|')).toContain(header)
    const file = await saved
    expect(file.suggestedFilename()).toBe('Документи, избрани – 20.11.2026.xlsx')
    await desk.press('Отмени избора')
  })

  await independent('chosen documents are marked as read, failures are named and retried', async () => {
    await desk.goTo('/documents-flow/documents?departmentId=any&size=25')
    const unread = page.locator('tbody tr[data-row].unread')
    await expect(unread.first()).toBeVisible()
    for (const index of [0, 1]) await unread.nth(index).getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: 'Действия с избраните' })
    await expect(bar.getByText('Избрани: 2')).toBeVisible()
    await desk.press('Още действия с избраните', bar)
    await page.getByRole('menuitem', { name: 'Отбележи като прочетени' }).click()
    const dialog = desk.dialog('Отбелязване като прочетени')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    // After a server error each document is requested once more, to find out whether it was read.
    for (let count = 0; count < 4; count++) problems.expectRefusal(500, documents.getDocument.path)
    await switchFaults(page, { name: 'server', path: documents.getDocument.path })
    await desk.press('Отбележи 2 документа', dialog)
    await expect(dialog.getByText('Отбелязани като прочетени: 0 от 2.')).toBeVisible()
    await expect(dialog.getByText('Не успяха: 2')).toBeVisible()
    await desk.checkAxe('what did not succeed')
    await switchFaults(page)
    await desk.press('Повтори за останалите (2)', dialog)
    await expect(dialog.getByText('Отбелязани като прочетени: 2 от 2.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
  })
})
