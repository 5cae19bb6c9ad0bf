import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

const eDelivery = 'Съобщения от е-Връчване'

const expectBadges = async (desk: Screen, waiting: { eDelivery: number; docExchange: number }) => {
  await desk.expectBadge('е-Връчване', waiting.eDelivery)
  await desk.expectBadge('Обмен на документи', waiting.docExchange)
}
const openFirst = async (desk: Screen, list: string, status: string): Promise<string> => {
  const row = desk.row(list, status)
  const link = row.getByRole('link').first()
  const title = ((await link.textContent()) ?? '').replace(/^Неотворено:\s*/, '').replace(/, (Получено|Прочетено)$/, '')
  await link.click()
  return title.trim()
}

test('a message is opened deliberately and registered beside its letter', async ({ desk, as, independent }) => {
  const { page } = await as('mpetrova', { at: null })
  await independent('opening a message of е-Връчване asks first, because it counts as served', async () => {
    await desk.goTo('/documents-flow/documents')
    await expectBadges(desk, { eDelivery: 9, docExchange: 5 })
    await desk.openMenu('е-Връчване')
    await desk.expectHeading(eDelivery)
    await desk.expectRows(eDelivery, 9)

    const title = await openFirst(desk, eDelivery, 'Получено')
    await expect(page.getByText('Съобщението още не е отворено.')).toBeVisible()
    await expect(page.getByText('С уважение')).toHaveCount(0)
    await desk.checkAxe('opening is being served')
    await page.getByRole('link', { name: 'Не сега' }).click()
    await expect(desk.row(eDelivery, title), 'nobody was served').toContainText('Получено')

    await desk.row(eDelivery, title).getByRole('link').first().click()
    await desk.press('Отвори съобщението')
    await desk.expectHeading(title)
    await expect(page.getByText('Мария Иванова Петрова')).toBeVisible()
    await expect(page.getByText('С уважение')).toBeVisible()
    await expectBadges(desk, { eDelivery: 9, docExchange: 5 })
    await page
      .getByRole('button', { name: /^Преглед на .*\.pdf$/ })
      .first()
      .click()
    const preview = page.getByRole('dialog')
    // Wait until the pages of the preview are rendered: if the test leaves earlier, a request stays pending forever.
    await expect(preview.getByRole('group', { name: /^Страница 1 от/ })).toBeVisible()
    await preview.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(preview).toHaveCount(0)
  })

  await independent('a message of е-Връчване is registered beside its letter and leaves the list', async () => {
    await desk.goTo('/documents-flow/e-delivery')
    const title = await openFirst(desk, eDelivery, 'Прочетено')
    await desk.expectHeading(title)
    const address = page.url()
    await page.getByRole('link', { name: 'Регистрирай' }).click()
    await desk.expectHeading('Регистриране от е-Връчване')
    await expect(desk.field('Относно')).toHaveValue(title)
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Файлове от съобщението' }).getByText('основен документ')).toBeVisible()
    await desk.field('Бележка').focus()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await desk.checkAxe('registering from a message')
    await desk.fill('Относно', '')
    await desk.press('Регистрирай')
    await expect(page.getByText('Полето е задължително').first()).toBeVisible()
    await desk.fill('Относно', title)
    await desk.press('Регистрирай')

    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}\?registered=1/)
    await desk.expectHeading(title)
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText(/[1-9]/)
    await expectBadges(desk, { eDelivery: 8, docExchange: 5 })

    await desk.goTo(address)
    await expect(page.getByRole('link', { name: /^Отвори документ №/ })).toBeVisible()
    await desk.expectCommandRefused('Отхвърли', /Регистрирано е като документ №/)
    await page.getByRole('link', { name: /^Отвори документ №/ }).click()
    await desk.expectHeading(title)

    await desk.openMenu('е-Връчване')
    await desk.expectRows(eDelivery, 8)
    await page.getByRole('switch', { name: 'Само необработени' }).click()
    const registered = desk.rows(eDelivery).filter({ hasText: title }).filter({ hasText: 'Регистрирано' })
    await expect(registered).toHaveCount(1)
  })
})
