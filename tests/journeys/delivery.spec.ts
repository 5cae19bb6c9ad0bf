import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { followDialog } from './followDialog.ts'
import { decideDeliveries } from './otherSide.ts'

/** Registered outgoing documents that go by ССЕВ are services; those that go to administrations are letters. */
const ready = {
  'е-Връчване': '/administrative-services/all?documentDirectionId=3&documentStatusId=2&sentViaId=6&departmentId=any',
  'обмен на документи': '/documents-flow/all?documentDirectionId=3&documentStatusId=2&sentViaId=7&departmentId=any',
} as const
const bell = (desk: Screen) => desk.page.getByRole('banner').getByRole('button', { name: /^Известия/ })
const notificationLink = (desk: Screen, text: RegExp) =>
  desk.page.getByRole('group', { name: 'Известия' }).getByRole('link', { name: text })

/** Opens the first registered document that waits to be sent by a channel, and its sending; resolves to its number. */
const openSending = async (desk: Screen, channel: keyof typeof ready): Promise<string> => {
  await desk.goTo(ready[channel])
  const link = desk.rows('Всички').first().getByRole('link').first()
  const number = ((await link.textContent()) ?? '').trim()
  await link.click()
  await desk.press('Изпрати')
  await expect(desk.dialog(/^Изпращане на/)).toBeVisible()
  return number
}

test('what is sent is refused, fails and is tried again, or is delivered and served, and the sender is told', async ({
  desk,
  as,
}) => {
  const { page } = await as('administrator')
  const shown = await followDialog(page)
  const dialog = desk.dialog(/^Изпращане на/)
  await test.step('who refuses to register what was sent by обмен на документи gives its author a task', async () => {
    await openSending(desk, 'обмен на документи')
    await decideDeliveries(page, 'refused')
    await desk.press(/^Изпрати чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText(/Отказ/).first()).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
    await page.getByRole('tab', { name: /^Задачи/ }).click()
    const task = page.getByRole('list', { name: 'Задачи по документа' }).getByRole('listitem').first()
    await expect(task).toContainText(/ отказа да регистрира документа: /)
    await expect(task).toContainText('Срок 25.11.2026 г. (3 работни дни)')
  })

  await test.step('a sending that fails says why, is told, and is tried again from the addressee', async () => {
    const number = await openSending(desk, 'обмен на документи')
    await decideDeliveries(page, 'fails')
    shown.length = 0
    await desk.press(/^Изпрати чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText('Неуспешно изпращане')).toBeVisible()
    expect(shown).toContainEqual(expect.stringMatching(/^Изпратено$/m))
    await expect(dialog.getByText(/ERR_|временно не е активен/)).toBeVisible()
    await desk.checkAxe('a sending that failed')
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()

    await bell(desk).click()
    await notificationLink(
      desk,
      new RegExp(`^(Ново: )?Документ № ${number}.* не е доставен на .* чрез обмен на документи: `),
    ).click()
    await expect(page).toHaveURL(/tab=addressees/)
    await expect(page.getByText('Неуспешно изпращане')).toBeVisible()
    await desk.checkAxe('an addressee who got nothing')
    await page.getByRole('button', { name: /^Опитай отново до / }).click()
    await desk.press(/^Опитай отново чрез обмен на документи до 1 адресат$/, dialog)
    await expect(dialog.getByText(/^Регистриран при получателя с № \d/)).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByRole('button', { name: /чрез обмен на документи/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(page.getByText('Връчено (отворено)')).toBeVisible()
    await expect(page.getByText('Неуспешно изпращане')).toHaveCount(0)
  })

  await test.step('what is sent by е-Връчване is delivered and served by itself, and the sender is told', async () => {
    const number = await openSending(desk, 'е-Връчване')
    await decideDeliveries(page, 'arrives')
    shown.length = 0
    await desk.press(/^Изпрати чрез е-Връчване до 1 адресат$/, dialog)
    await expect(dialog.getByText('Връчено (отворено)')).toBeVisible()
    for (const state of [/^Изпратено$/m, /не е връчено\nДоставено$/m, /връчено на \d.*\nВръчено \(отворено\)$/m])
      expect(shown).toContainEqual(expect.stringMatching(state))
    await expect(dialog.getByText(/връчено на \d/)).toBeVisible()
    await desk.checkAxe('a served document')
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()

    await bell(desk).click()
    await notificationLink(
      desk,
      new RegExp(`^(Ново: )?Документ № ${number}.* е връчен на .* чрез е-Връчване\\.$`),
    ).click()
    await expect(page).toHaveURL(/tab=addressees/)
    await expect(page.getByText('Връчено (отворено)')).toBeVisible()
    await page.getByRole('tab', { name: /^История/ }).click()
    await expect(page.getByText('Доставка').first()).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: /^Адресати/ }).click()
    await expect(page.getByText('Връчено (отворено)'), 'it survives a reload').toBeVisible()
  })
})
