import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { followDialog } from './followDialog.ts'
import { decideDeliveries, repeatMessage } from './otherSide.ts'

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

test('messages: a file that was not found clean, and what a list shows under a name', async ({ desk, as }) => {
  const { page } = await as('mpetrova', { at: null })
  await test.step('a file that was not found clean asks before it is saved; a malicious one stays shut', async () => {
    await desk.goTo('/documents-flow/doc-exchange?sender=Институт')
    await desk.rows('Съобщения от обмен на документи').first().getByRole('link').first().click()
    await expect(page.getByText('Проверката за зловреден код не даде сигурен резултат.')).toBeVisible()
    await desk.press('Изтегли Приложение 1.pdf')
    const question = page.getByRole('alertdialog', { name: 'Изтегляне на непроверен файл' })
    await desk.checkAxe('an unsure file asks')
    await question.getByRole('button', { name: 'Откажи' }).click()
    const saved = page.waitForEvent('download')
    await desk.press('Изтегли Приложение 1.pdf')
    await question.getByRole('button', { name: 'Изтегли' }).click()
    expect((await saved).suggestedFilename()).toBe('Приложение 1.pdf')

    await desk.goTo('/documents-flow/e-delivery?sender=Черноморски')
    await desk.rows('Съобщения от е-Връчване').first().getByRole('link').first().click()
    await expect(page.getByText('Открит е зловреден код!').first()).toBeVisible()
    const shut = desk.button('Изтегли Снимка.png')
    await expect(shut).toHaveAttribute('aria-disabled', 'true')
    await shut.focus()
    await expect(page.getByText(/не се изтегля и не се прехвърля/).filter({ visible: true })).toBeVisible()
  })

  await test.step('what a list of messages shows is kept under a name', async () => {
    await desk.goTo('/documents-flow/e-delivery?incomingStatusId=4')
    await desk.expectRows('Съобщения от е-Връчване', 2)
    await desk.press('Запази изгледа')
    await desk.fill('Име на изгледа', 'Прочетени')
    await desk.press('Запази', desk.dialog(/изглед/))
    await desk.goTo('/documents-flow/e-delivery')
    await desk.expectRows('Съобщения от е-Връчване', 9)
    await desk.press('Прочетени')
    await desk.expectRows('Съобщения от е-Връчване', 2)
    await desk.goTo('/documents-flow/doc-exchange')
    await desk.expectRows('Съобщения от обмен на документи', 5)
    await expect(desk.button('Прочетени'), 'a view belongs to its list').toHaveCount(0)
  })
})

const arrive = async (desk: Screen, button: string) => {
  await desk.page.getByRole('button', { name: /^Потребител:/ }).click()
  await desk.page.getByRole('button', { name: button }).click()
}

test('badges move when a message arrives, is registered with a new sender, and is rejected', async ({ desk, as }) => {
  const { page } = await as('mpetrova')
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
  await desk.checkAxe('a message that came twice')

  await desk.goTo('/documents-flow/doc-exchange?sender=Институт')
  await desk.rows('Съобщения от обмен на документи').first().getByRole('link').first().click()
  await expect(page.getByText('С уважение')).toBeVisible()
  await page.getByRole('link', { name: 'Регистрирай' }).click()
  await expect(page.getByText('Подателят още не е сред кореспондентите')).toBeVisible()
  await desk.press('Създай кореспондент')
  const editor = page.getByRole('dialog', { name: /кореспондент/i })
  await expect(editor.getByLabel(/^Наименование/).first()).toHaveValue(/^Институт/)
  await desk.checkAxe('the sender becomes a correspondent')
  await editor.getByRole('button', { name: 'Запази' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Институт')
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
  await desk.choose('Причина за отказ от регистрация', 'Нечетливо съдържание.', dialog)
  await desk.fill('Пояснение', 'Сканирайте писмото отново.', dialog)
  await desk.press('Отхвърли съобщението', dialog)
  await badges(9, 4)
  const notice = page.getByRole('region', { name: 'Съобщение до подателя' })
  await expect(notice).toContainText('Сканирайте писмото отново.')
  await expect(notice.getByText(/^(Доставено|Връчено \(отворено\))$/), 'it has come there').toBeVisible()
  await desk.checkAxe('a rejected message whose sender was told')
})
