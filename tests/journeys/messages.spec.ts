import { IncomingStatus } from '../../src/contract/enumerations.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { repeatMessage } from './remoteParty.ts'

const stranger =
  seededDatabase()
    .exchangeMessages.all()
    .find(
      ({ system, statusId, partyCorrespondentId }) =>
        system === 'docexchange' && statusId === IncomingStatus.RECEIVED && partyCorrespondentId === null,
    )?.partyName ?? ''

const arrive = async (desk: Screen, button: string) => {
  await desk.page.getByRole('button', { name: /^Потребител:/ }).click()
  await desk.page.getByRole('button', { name: button }).click()
}

test('messages: an unsafe attachment, and counts that follow arrival, registration and rejection', async ({
  desk,
  as,
}) => {
  const { page } = await as('mpetrova', { at: null })
  await test.step('an attachment that is not clean asks before it is saved; a malicious one cannot be opened', async () => {
    await desk.goTo(`/documents-flow/doc-exchange?sender=${encodeURIComponent(stranger)}`)
    await desk.rows('Съобщения от обмен на документи').first().getByRole('link').first().click()
    await expect(page.getByText('Проверката за зловреден код не даде сигурен резултат.')).toBeVisible()
    await desk.press('Изтегли Приложение 1.pdf')
    const confirmation = page.getByRole('alertdialog', { name: 'Изтегляне на непроверен файл' })
    await desk.checkAxe('an unsure file asks')
    await confirmation.getByRole('button', { name: 'Откажи' }).click()
    const saved = page.waitForEvent('download')
    await desk.press('Изтегли Приложение 1.pdf')
    await confirmation.getByRole('button', { name: 'Изтегли' }).click()
    expect((await saved).suggestedFilename()).toBe('Приложение 1.pdf')

    await desk.goTo('/documents-flow/e-delivery?sender=Черноморски')
    await desk.rows('Съобщения от е-Връчване').first().getByRole('link').first().click()
    await expect(page.getByText('Открит е зловреден код!').first()).toBeVisible()
    const shut = desk.button('Изтегли Снимка.png')
    await expect(shut).toHaveAttribute('aria-disabled', 'true')
    await shut.focus()
    await expect(page.getByText(/не се изтегля и не се прехвърля/).filter({ visible: true })).toBeVisible()
  })

  await test.step('counts follow a message that arrives, is registered with a new sender, or is rejected', async () => {
    const badges = async (eDelivery: number, docExchange: number) => {
      await desk.expectBadge('е-Връчване', eDelivery)
      await desk.expectBadge('Обмен на документи', docExchange)
    }
    await desk.goTo('/documents-flow/doc-exchange')
    await badges(9, 5)
    await arrive(desk, 'Ново съобщение чрез обмен на документи')
    await desk.expectToast('Пристигна ново съобщение чрез обмен на документи.')
    await badges(9, 6)
    await desk.expectRows('Съобщения от обмен на документи', 6)
    await repeatMessage(page)
    await expect(desk.rows('Съобщения от обмен на документи').first()).toContainText('Получено повторно')
    await badges(9, 6)
    await desk.rows('Съобщения от обмен на документи').first().getByRole('link').first().click()
    await expect(page.getByText(/^Съобщението пристигна повторно на /)).toBeVisible()

    await desk.goTo(`/documents-flow/doc-exchange?sender=${encodeURIComponent(stranger)}`)
    await desk.rows('Съобщения от обмен на документи').first().getByRole('link').first().click()
    await expect(page.getByText('С уважение')).toBeVisible()
    await page.getByRole('link', { name: 'Регистрирай' }).click()
    await expect(page.getByText('Подателят още не е сред кореспондентите')).toBeVisible()
    await desk.press('Създай кореспондент')
    const editor = page.getByRole('dialog', { name: /кореспондент/i })
    await expect(editor.getByLabel(/^Наименование/).first()).toHaveValue(stranger)
    await desk.checkAxe('the sender becomes a correspondent')
    await editor.getByRole('button', { name: 'Запази' }).click()
    await expect(editor).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText(stranger)
    await desk.press('Регистрирай')
    await desk.press(
      'Регистрирай без него',
      page.getByRole('alertdialog', { name: 'Да се регистрира ли без този файл?' }),
    )
    await expect(page).toHaveURL(/\?registered=1/)
    await badges(9, 5)

    await desk.openMenu('Обмен на документи')
    await desk.row('Съобщения от обмен на документи', 'Получено').getByRole('link').first().click()
    await desk.press('Отхвърли')
    const dialog = desk.dialog('Отказ от регистрация')
    await desk.press('Отхвърли съобщението', dialog)
    await expect(dialog.getByText('Полето е задължително')).toHaveCount(2)
    await expect(desk.field('Причина за отказ от регистрация', dialog)).toBeFocused()
    await desk.checkAxe('rejecting with errors')
    await desk.choose('Причина за отказ от регистрация', 'Нечетливо съдържание.', dialog)
    await desk.fill('Пояснение', 'Сканирайте писмото отново.', dialog)
    await desk.press('Отхвърли съобщението', dialog)
    await badges(9, 4)
    const notice = page.getByRole('region', { name: 'Съобщение до подателя' })
    await expect(notice).toContainText('Сканирайте писмото отново.')
    await expect(notice.getByText(/^(Доставено|Връчено \(отворено\))$/), 'it has come there').toBeVisible()
    await desk.checkAxe('a rejected message whose sender was told')
    await desk.expectCommandRefused('Регистрирай', 'Регистрацията му е отказана.')
  })
})
