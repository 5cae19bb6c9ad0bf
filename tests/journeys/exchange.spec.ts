import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

const eDelivery = 'Съобщения от е-Връчване'
const docExchange = 'Съобщения от обмен на документи'

const expectBadges = async (desk: Screen, waiting: { eDelivery: number; docExchange: number }) => {
  await desk.expectBadge('е-Връчване', waiting.eDelivery)
  await desk.expectBadge('Обмен на документи', waiting.docExchange)
}
/** Opens the first message in a status; resolves to its title. */
const openFirst = async (desk: Screen, list: string, status: string): Promise<string> => {
  const row = desk.row(list, status)
  const link = row.getByRole('link').first()
  const title = ((await link.textContent()) ?? '').replace(/^Неотворено:\s*/, '')
  await link.click()
  return title.trim()
}

test('messages are opened on purpose, rejected with a reason, and registered beside their letters', async ({
  desk,
  as,
}) => {
  const { page } = await as('mpetrova', { at: null })
  await test.step('a message of е-Връчване is opened on purpose: opening is being served', async () => {
    await desk.goTo('/documents-flow/documents')
    await expectBadges(desk, { eDelivery: 9, docExchange: 5 })
    await desk.openMenu('е-Връчване')
    await desk.expectHeading(eDelivery)
    await desk.expectRows(eDelivery, 9)
    await desk.checkAxe('messages of е-Връчване')

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
      .getByRole('button', { name: /^Преглед на/ })
      .first()
      .click()
    const preview = page.getByRole('dialog')
    await expect(preview).toBeVisible()
    await preview.getByRole('button', { name: 'Затвори' }).last().click()
    await expect(preview).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('С уважение'), 'an opened message asks nothing').toBeVisible()
  })

  await test.step('a message of обмен на документи is rejected with its reason, by keyboard alone', async () => {
    await desk.goTo('/documents-flow/doc-exchange')
    await desk.expectRows(docExchange, 5)
    const link = desk.row(docExchange, 'Получено').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('С уважение')).toBeVisible()
    await page.getByRole('button', { name: 'Отхвърли', exact: true }).focus()
    await page.keyboard.press('Enter')
    const dialog = desk.dialog('Отказ от регистрация')
    await expect(dialog).toBeVisible()

    await expect(dialog.getByRole('checkbox', { name: 'Изпрати съобщение до подателя' })).toBeChecked()
    const send = dialog.getByRole('button', { name: 'Отхвърли съобщението' })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Полето е задължително')).toHaveCount(2)
    await expect(desk.field('Причина за отказ от регистрация', dialog)).toBeFocused()
    await desk.checkAxe('rejecting with errors')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('кратко')
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Напишете пояснение от поне 10 знака.')).toBeVisible()
    await desk.field('Пояснение', dialog).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(': писмото е за общината.')
    await send.focus()
    await page.keyboard.press('Enter')

    await expect(page.getByText('Регистрацията на съобщението е отказана.')).toBeVisible()
    await expect(page.getByText(/адресиран до друга администрация\. кратко: писмото е за общината\.$/)).toBeVisible()
    await expectBadges(desk, { eDelivery: 9, docExchange: 4 })
    await expect(desk.button('Отхвърли').first()).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Tab')
    await expect(desk.button('Регистрирай')).toBeFocused()
    await expect(page.getByText('Регистрацията му е отказана.').last()).toBeVisible()
    await desk.checkAxe('a rejected message')
    await desk.openMenu('Обмен на документи')
    await desk.expectRows(docExchange, 4)
  })

  await test.step('a message of е-Връчване is registered beside its letter and leaves the list', async () => {
    await desk.goTo('/documents-flow/e-delivery')
    const title = await openFirst(desk, eDelivery, 'Прочетено')
    await desk.expectHeading(title)
    await desk.checkAxe('a message')
    const address = page.url()
    await page.getByRole('link', { name: 'Регистрирай' }).click()
    await desk.expectHeading('Регистриране от е-Връчване')
    await expect(desk.field('Относно')).toHaveValue(title)
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Файлове от съобщението' }).getByText('основен документ')).toBeVisible()
    await desk.field('Бележка').focus()
    await page.mouse.wheel(0, 5000)
    await desk.checkAxe('registering from a message')
    await desk.fill('Относно', '')
    await desk.press('Регистрирай')
    await expect(page.getByText('Полето е задължително').first()).toBeVisible()
    await desk.fill('Относно', title)
    await desk.press('Регистрирай')

    await expect(page).toHaveURL(/\/documents-flow\/documents\/[0-9a-f-]{36}\?registered=1/)
    await desk.expectHeading(title)
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText(/[1-9]/)
    await expectBadges(desk, { eDelivery: 8, docExchange: 4 })

    await desk.goTo(address)
    await expect(page.getByRole('link', { name: /^Отвори документ №/ })).toBeVisible()
    await desk.expectRefused('Отхвърли', /^Регистрирано е като документ №/)
    await page.getByRole('link', { name: /^Отвори документ №/ }).click()
    await desk.expectHeading(title)

    await desk.openMenu('е-Връчване')
    await desk.expectRows(eDelivery, 8)
    await page.getByRole('switch', { name: 'Само необработени' }).click()
    const registered = desk.rows(eDelivery).filter({ hasText: title }).filter({ hasText: 'Регистрирано' })
    await expect(registered).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Само необработени' })).not.toBeChecked()
  })
})

test('who may only read messages learns who can register them', async ({ desk, as }) => {
  const { page } = await as('documents.flow.docexchange', { at: null })
  await desk.goTo('/documents-flow/doc-exchange')
  await desk.rows(docExchange).first().getByRole('link').first().click()
  await expect(page.getByText('С уважение')).toBeVisible()
  await desk.expectRefused('Регистрирай', 'Правото се дава с ролята „Документооборот“.')
  await expect(page.getByRole('button', { name: 'Отхвърли', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
})

test('an outgoing document is sent by обмен на документи and its delivery is followed', async ({ desk, as }) => {
  const { page } = await as('administrator', { at: null })
  await desk.goTo('/documents-flow/all?documentDirectionId=3&documentStatusId=8&sentViaId=7&departmentId=any')
  await desk.rows('Всички').first().getByRole('link').first().click()
  await desk.expectRefused('Изпрати', 'Документът още няма регистрационен номер.')
  await desk.press('Регистрирай')
  await desk.press('Изпрати')
  const dialog = desk.dialog(/^Изпращане на/)
  await expect(dialog.getByText('Чака изпращане')).toBeVisible()
  await desk.checkAxe('sending')
  await desk.press(/^Изпрати чрез обмен на документи до 1 адресат$/, dialog)
  await desk.expectToast('Документът е изпратен.')
  await expect(dialog.getByText(/^(Изпратено|Доставено|Връчено \(отворено\))$/), 'it is on its way').toBeVisible()
  await expect(dialog.getByRole('button', { name: /чрез обмен на документи/ })).toHaveCount(0)
  await desk.checkAxe('a sent document')
  await dialog.getByRole('button', { name: 'Затвори' }).last().click()
  await expect(page.getByText('Изпратен', { exact: true }).first()).toBeVisible()
})
