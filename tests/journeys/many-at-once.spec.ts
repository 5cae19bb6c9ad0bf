import { documents } from '../../src/contract/documents.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { tasks } from '../../src/contract/tasks.ts'
import { callTo } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { switchFaults } from './faultSwitches.ts'

test('several documents are signed, closed and labelled at once, with a preview and a repeat', async ({
  as,
  independent,
}) => {
  const desk = await as('ivelikov', { at: null })
  const { page } = desk
  const bar = page.getByRole('region', { name: 'Действия с избраните' })

  await independent('my day: requests are signed together; others are named with the reason', async () => {
    await desk.goTo('/my-day')
    const card = page.getByRole('region', { name: /^Чака Вашето решение/ })
    const toSign = card.getByRole('listitem').filter({ hasText: 'За подпис ·' })
    await expect(toSign.nth(1)).toBeVisible()
    for (const index of [0, 1]) await toSign.nth(index).getByRole('checkbox').press('Space')
    await card.getByRole('listitem').filter({ hasText: 'За съгласуване ·' }).first().getByRole('checkbox').check()
    await expect(bar).toContainText('Избрани: 3')
    await desk.button('Подпиши', bar).press('Enter')
    const dialog = desk.dialog('Подписване на избраните')
    await expect(dialog.getByText('2 документа ще бъдат подписани.')).toBeVisible()
    await expect(dialog.getByText('1 документ няма да бъде подписан, защото:')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Задачата не е за подпис.' })).toHaveCount(1)
    await desk.checkAxe('what will be signed')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(bar).toContainText('Избрани: 3')
    await desk.button('Подпиши', bar).press('Enter')
    await expect(desk.button('Подпиши 2 документа', dialog)).toBeFocused()
    const sent: string[] = []
    page.on('request', (request) => {
      if (callTo(tasks.completeTask)(request)) sent.push(request.postData() ?? '')
    })
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Подписани: 2 от 2.')).toBeVisible()
    expect(new Set(sent).size).toBe(2)
    await expect(desk.button('Затвори', dialog).last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toSign).toHaveCount(0)
  })

  await independent('tasks: chosen ones are agreed together', async () => {
    await desk.goTo('/documents-flow/tasks?taskTypeId=3')
    const rows = page.locator('tbody tr[data-row]')
    await expect(rows.nth(1)).toBeVisible()
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).locator('[data-open]').focus()
    await page.keyboard.press('Shift+Space')
    await expect(bar).toContainText('Избрани: 2')
    await desk.press('Съгласувай', bar)
    const dialog = desk.dialog('Съгласуване на избраните')
    await desk.press('Съгласувай 2 документа', dialog)
    await expect(dialog.getByText('Съгласувани: 2 от 2.')).toBeVisible()
    await desk.checkAxe('what was agreed')
    await page.keyboard.press('Escape')
  })

  await independent('documents: before signing, the preview names the person who was requested to sign', async () => {
    await desk.goTo(`/documents-flow/all?documentStatusId=${DocumentStatus.FOR_SIGNATURE}&departmentId=any`)
    const rows = page.locator('tbody tr[data-row]')
    await rows.first().getByRole('checkbox').check()
    await desk.press('Подпиши', bar)
    const dialog = desk.dialog('Подписване на избраните')
    await expect(dialog.getByText('1 документ ще бъде подписан.')).toBeVisible()
    await expect(dialog.getByText('Подписът е поискан от')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await desk.logOut()
  await as('mpetrova')
  await independent(
    'documents are closed on one ground; a failed one is repeated; labels go on one sheet',
    async () => {
      const open = [`documentStatusId=${DocumentStatus.REGISTERED}`, `documentDirectionId=${Direction.INCOMING}`].join(
        '&',
      )
      await desk.goTo(`/documents-flow/documents?size=25&${open}`)
      const rows = page.locator('tbody tr[data-row]').filter({ hasText: 'Регистриран' })
      for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox').check()
      const numbers = await Promise.all([0, 1, 2].map((index) => rows.nth(index).locator('[data-open]').textContent()))
      await desk.press('Още действия с избраните', bar)
      await page.getByRole('menuitem', { name: 'Отпечатай етикети' }).click()
      const labels = desk.dialog('Етикети с регистрационен номер')
      await labels.getByText('Лист А4').click()
      await expect(labels.getByText('Ще се отпечатат 3 етикета на 1 лист.')).toBeVisible()
      await expect(page.locator('.sheet-printed .label-sheet')).toHaveCount(1)
      await expect(page.locator('.sheet-printed .number-label')).toHaveCount(3)
      await desk.checkAxe('labels of several documents')
      await page.keyboard.press('Escape')

      await desk.press('Приключи', bar)
      const dialog = desk.dialog('Приключване на избраните')
      await expect(dialog.getByText('3 документа няма да бъдат приключени, защото:')).toBeVisible()
      await expect(dialog.getByText('Изберете основание.')).toBeVisible()
      await dialog.getByLabel('Основание').selectOption({ label: 'За сведение' })
      await expect(dialog.getByText('3 документа ще бъдат приключени.')).toBeVisible()
      await desk.checkAxe('what will be closed')
      await switchFaults(page, { name: 'refused', path: documents.setDocumentStatus.path, times: 1 })
      await desk.press('Приключи 3 документа', dialog)
      await expect(dialog.getByText('Приключени: 2 от 3.')).toBeVisible()
      await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText('Действието е отказано.')
      await desk.press('Повтори за останалите (1)', dialog)
      await expect(dialog.getByText('Приключени: 1 от 1.')).toBeVisible()
      await page.keyboard.press('Escape')
      for (const number of numbers) {
        const row = page.locator('tbody tr[data-row]').filter({ hasText: String(number) })
        await expect(row.filter({ hasText: 'Регистриран' })).toHaveCount(0)
      }
    },
  )
})
