import { expect, test } from '../support/journey.ts'
import { fillFields } from './fillFields.ts'
import { rowsOf } from './listScreen.ts'

const name = 'Водомер за студена вода тип AQ-2026'

test('a type from its application to the printed certificate, a supplement, a cancellation', async ({ as }) => {
  const desk = await as('dradeva', { at: null })
  const { page, field } = desk
  const form = page.getByRole('main')
  const fill = (values: Record<string, string>, within = form) => fillFields(desk, values, within)

  await test.step('the registered application opens the form of a new type', async () => {
    await desk.load('/administrative-services/caseFiles?subject=Заявление за одобряване на тип')
    await page
      .getByRole('button', { name: /^Действия за/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Съдържание и маршрут' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Нов одобрен тип' }).click()
    await desk.expectHeading('Нов одобрен тип')
    await expect(form).toContainText('ще бъде свързан с преписката')
  })

  await test.step('„Впиши“ lists all missing fields with links; a draft needs fewer', async () => {
    await fill({ 'Категория СИ': 'Водомери', 'Наименование на средството за измерване': 'Водомер за студена вода' })
    await desk.button('Впиши').click()
    const missing = page.getByRole('region', { name: /полета за поправяне/ })
    for (const label of ['Тип (модел)', 'Производител', 'Заявител', 'Метрологични характеристики'])
      await expect(missing.getByRole('link', { name: label, exact: true })).toBeVisible()
    await missing.getByRole('link', { name: 'Тип (модел)' }).click()
    await expect(field('Тип (модел)')).toBeFocused()
    await page.keyboard.type('AQ-2026')
    await page.keyboard.press('Control+Enter')
    await desk.expectHeading(`Чернова на одобрен тип: ${name}`)
    await expect(form.getByRole('list', { name: 'Свързани преписки' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a complete type is entered with the next number', async () => {
    await desk.button('Впиши').click()
    await expect(page.getByRole('region', { name: /полета за поправяне/ })).toBeFocused()
    await desk.checkAxe('what is missing')
    await fill({
      Производител: '„Водоточност“ ООД',
      'Държава на производителя': 'България',
      'Качество на заявителя': 'Производител',
      'Удостоверение за одобрен тип №': 'BG-26.11.5124',
      'Дата на удостоверението': '18.11.2026',
      'Срок на валидност': '17.11.2036',
      'Знак за одобрен тип': 'BG 26 5124',
      'Описание на типа': 'Едноструен водомер със сух механизъм.',
    })
    await field('Заявител').fill('Водоточност')
    await page
      .getByRole('option', { name: /Водоточност/ })
      .first()
      .click()
    await desk.button('Добави характеристика').click()
    await fill({ Показател: 'Постоянен разход Q3', Стойност: '2,5', Единица: 'm³/h' })
    await page.getByRole('button', { name: /^Запази характеристика/ }).click()
    await desk.button('Впиши').click()
    const confirmation = page.getByRole('alertdialog', { name: 'Вписване на тип' })
    await desk.button('Впиши', confirmation).click()
    await desk.expectToast('Типът е вписан в регистъра.')
    await desk.expectHeading(`№ 5124 – ${name}`)
  })

  await test.step('the certificate prints the data of the type', async () => {
    await desk.giveCommand('Печат')
    await page.getByRole('menuitem', { name: 'Удостоверение' }).click()
    const sheet = desk.dialog('Удостоверение')
    await expect(sheet).toContainText('№ BG-26.11.5124 от 18.11.2026 г.')
    await expect(sheet).toContainText('УЧЕБЕН ДОКУМЕНТ')
    await expect(sheet).toContainText('Постоянен разход Q3: 2,5 m³/h')
    await desk.checkAxe('the certificate')
    await desk.button('Затвори', sheet).last().click()
  })

  await test.step('a supplement is valid from its date and shows its changes', async () => {
    await desk.button('Ново допълнение').click()
    await desk.expectHeading('Допълнение към тип № 5124')
    await fill({
      'Вид на допълнението': 'Продължаване на срока',
      'В сила от': '20.11.2026',
      'Описание на изменението': 'Срокът е продължен с пет години.',
      'Удостоверение за одобрен тип №': 'BG-26.11.5124/Д1',
      'Дата на удостоверението': '20.11.2026',
      'Срок на валидност': '17.11.2041',
    })
    await expect(form.getByRole('row', { name: /Срок на валидност 17.11.2036 17.11.2041/ })).toBeVisible()
    await desk.button('Впиши').click()
    await desk.button('Впиши', page.getByRole('alertdialog', { name: 'Вписване на допълнение' })).click()
    await desk.expectHeading('Допълнение № 1 към тип № 5124')
    await form.getByRole('link', { name: '№ 5124' }).click()
    await desk.expectHeading(`№ 5124, доп. 1 – ${name}`)
    await expect(form).toContainText('Действа допълнение № 1 от 20.11.2026')
    await field('Какво важеше на дата').fill('19.11.2026')
    await expect(form).toContainText('преди това не е важал')
  })

  await test.step('a cancelled type stays readable', async () => {
    await desk.giveCommand('Отпиши')
    const dialog = desk.dialog('Отписване на тип № 5124')
    await fill({ Основание: 'Искане на заявителя', 'Заповед №': 'А-77', 'Дата на заповедта': '20.11.2026' }, dialog)
    await desk.button('Отпиши', dialog).click()
    await expect(field('Мотиви', dialog)).toHaveAccessibleDescription(/задължително/)
    await fill({ Мотиви: 'Производството е преустановено.' }, dialog)
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Заповед А-77.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 заповед'),
    })
    await desk.button('Отпиши', dialog).click()
    await desk.expectToast('Тип № 5124 е отменен.')
    await expect(form).toContainText('Отменен на 20.11.2026')
    await desk.expectCommandRefused('Отпиши', 'Типът вече е отменен.')
  })

  await test.step('the list shows the type with its supplement and status', async () => {
    await page.getByRole('link', { name: 'Одобрени типове средства за измерване' }).first().click()
    await desk.goTo('/rtsi/measuring-devices?EntryNumber=5124')
    await expect(rowsOf(form)).toHaveCount(1)
    await expect(rowsOf(form)).toContainText(['5124, доп. 1'])
    await expect(rowsOf(form)).toContainText(['Отменен'])
  })
  await test.step('a device is saved as a draft; „Впиши“ asks for its owner and gives it a number', async () => {
    await desk.goTo('/rtsi/devices')
    await desk.button('Ново средство за измерване').click()
    const dialog = desk.dialog('Ново средство за измерване')
    const numbers = { '№ по регистъра на одобрените типове': '5123', 'Сериен (идентификационен) №': '26-77777' }
    await fill(numbers, dialog)
    await desk.button('Запази чернова', dialog).click()
    await desk.expectToast('Черновата е записана.')
    await desk.expectHeading(/^Чернова: .*, сериен № 26-77777$/)
    await desk.button('Редактирай').click()
    const draft = desk.dialog('Чернова на средство за измерване')
    await desk.button('Впиши', draft).click()
    await expect(field('Собственик/ползвател', draft)).toHaveAccessibleDescription(/задължително/)
    await fill({ 'Собственик/ползвател': 'Водоточност' }, draft)
    await desk.button('Впиши', draft).click()
    await desk.expectToast(/вписано под № СИ-\d{5}/)
    await desk.expectHeading(/^№ СИ-\d{5} – /)
  })
})
