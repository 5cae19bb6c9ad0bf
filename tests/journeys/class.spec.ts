import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { chooseCorrespondent, chooseIn, openNewDocument, registerButton } from './letterForm.ts'

test.use({ networkMode: 'class' })

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Обучение' })

test('a class of two browsers: the trainer sees screen and points, sends a message, and restarts a trainee', async ({
  as,
  page,
}) => {
  const trainer = await as('administrator')
  const lead = panelOf(page)
  await lead.getByRole('button', { name: /^Група/ }).press('Enter')
  await expect(lead.getByText('Още няма никого.')).toBeVisible()

  await test.step('the trainer chooses two exercises', async () => {
    const chosen = lead.getByRole('region', { name: 'Упражнения на групата' })
    await expect(chosen.getByText('Обучаемите виждат всички 18.')).toBeVisible()
    await expect(lead.getByRole('region', { name: 'Съобщение до групата' }), 'to nobody').toBeHidden()
    await chosen.getByRole('button', { name: 'Избери упражнения' }).press('Enter')
    await expect(chosen.getByRole('heading', { name: 'Упражнения на групата' })).toBeFocused()
    await expect(chosen.getByLabel('Само избраните')).toBeChecked()
    await chosen.getByRole('button', { name: 'Запази избора' }).press('Enter')
    await expect(chosen.getByText('Изберете поне едно упражнение.')).toBeVisible()
    await trainer.checkAxe('the choice of exercises')
    for (const title of ['Първото писмо', 'Спряна услуга']) await chosen.getByLabel(title).check()
    await chosen.getByRole('button', { name: 'Запази избора' }).press('Enter')
    await trainer.expectToast('Групата вижда 2 упражнения.')
    await expect(chosen.getByRole('listitem')).toHaveText(['Първото писмо', 'Спряна услуга'])
    await expect(chosen.getByRole('heading', { name: 'Упражнения на групата' })).toBeFocused()
  })

  const trainee = await as('mpetrova', { elsewhere: true })
  const desk = trainee.page
  const panel = panelOf(desk)
  await test.step('a trainee types her name and begins an exercise; the trainer sees it', async () => {
    await panel.getByRole('button', { name: /^Упражнения/ }).press('Enter')
    await panel.getByLabel('Вашето име').fill('Ани Колева')
    await expect(panel.getByText('Изпълнени: 0 от 2')).toBeVisible()
    await panel.getByRole('button', { name: 'Започни „Първото писмо“' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'Първото писмо' })).toBeVisible()
    await trainee.checkAxe('an exercise in a class')
    const seat = lead.getByRole('listitem').filter({ hasText: 'Ани Колева' })
    await expect(seat).toContainText('като Мария Петрова')
    await expect(seat).toContainText('Първото писмо: 0 от 10 точки')
    await trainer.checkAxe('the class of a trainer')
  })

  await test.step('the trainer sees another screen, and points after a registration', async () => {
    await openNewDocument(trainee)
    const seat = lead.getByRole('listitem').filter({ hasText: 'Ани Колева' })
    await expect(seat.getByRole('link', { name: 'Нов документ' })).toBeVisible()
    await chooseIn(desk, 'documentTypeId', 'Писмо')
    await desk.locator('#document-subjectDescription').fill('Искане за становище по проект на наредба')
    await chooseCorrespondent(desk, 'Мерител')
    await chooseIn(desk, 'addressedToDepartmentId', 'Деловодство')
    await registerButton(desk).click()
    await expect(desk.locator('.given-number')).toBeVisible()
    await expect(seat).toContainText(/Първото писмо: [1-9] от 10 точки/)
  })

  await test.step('an empty message is not sent; a text is shown above her screen', async () => {
    await lead.getByRole('button', { name: 'Изпрати' }).press('Enter')
    await expect(lead.getByText('Напишете съобщението.')).toBeVisible()
    await lead.getByLabel('Текст').fill('Погледнете номера на подателя.')
    await lead.getByRole('button', { name: 'Изпрати' }).press('Enter')
    await expect(lead.getByText('Още не са прочели: Ани Колева')).toBeVisible()
    const news = desk.getByRole('region', { name: 'Съобщение от обучаващия' })
    await expect(news).toContainText('Погледнете номера на подателя.')
    await trainee.checkAxe('a message of the trainer')
    await news.getByRole('button', { name: 'Прочетох' }).press('Enter')
    await expect(news).toBeHidden()
    await expect(lead.getByText('Още не са прочели: Ани Колева')).toBeHidden()
  })

  await test.step('after a restart by the trainer nothing is done, and the trainee is told', async () => {
    await lead.getByRole('button', { name: 'Отначало на Ани Колева' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Започни отначало' }).press('Enter')
    await expect(lead.getByRole('listitem').filter({ hasText: 'Ани Колева' })).toContainText('0 от 10 точки')
    await expect(desk.getByRole('region', { name: 'Съобщение от обучаващия' })).toContainText('отначало')
    await panel.getByRole('button', { name: 'Провери' }).press('Enter')
    await expect(panel.getByText('Няма ново регистрирано входящо писмо.')).toBeVisible()
  })

  await test.step('a checked result is on the sheet of the class under her name, also on a phone', async () => {
    await panel.getByRole('button', { name: 'Прекрати' }).press('Enter')
    await lead.getByRole('button', { name: 'Лист на групата' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Лист с резултати' })
    await expect(sheet.getByText(/^Ани Колева:/)).toBeVisible()
    await expect(sheet.getByRole('row', { name: 'Спряна услуга не е започвано' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Затвори' }).last().press('Enter')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(lead.getByRole('listitem').filter({ hasText: 'Ани Колева' })).toBeVisible()
    await trainer.checkAxe('the class on a phone')
  })

  await test.step('the trainer restores the common data, and the trainee is told', async () => {
    await lead.getByRole('button', { name: 'Върни общите данни в началото' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Върни данните' }).press('Enter')
    await trainer.expectToast('Общите данни са като в началото. Обучаемите са известени.')
    await expect(desk.getByRole('region', { name: 'Съобщение от обучаващия' })).toContainText('началото')
  })

  await test.step('a closed page leaves the class', async () => {
    await desk.close()
    await expect(lead.getByText('На линия: 0 от 1 обучаем')).toBeVisible()
  })

  await test.step('in another browser with the same name she continues as the same trainee', async () => {
    const again = await as('mpetrova', { elsewhere: true })
    const there = panelOf(again.page)
    await there.getByRole('button', { name: /^Упражнения/ }).press('Enter')
    await there.getByLabel('Вашето име').fill('Ани Колева')
    await expect(there.getByText(/В групата вече има „Ани Колева“, но не е на линия/)).toBeVisible()
    await again.checkAxe('somebody of the same name in a class')
    await there.getByRole('button', { name: 'Продължи оттам' }).press('Enter')
    await again.expectToast('Продължавате като „Ани Колева“')
    await expect(there.getByRole('heading', { name: 'Упражнения', exact: true })).toBeFocused()
    await expect(there.getByText(/\d от 10 точки/).first()).toBeVisible()
    await expect(lead.getByText('На линия: 1 от 1 обучаем')).toBeVisible()
    await again.page.reload()
    await expect(there.getByLabel('Вашето име')).toHaveValue('Ани Колева')
    await expect(lead.getByText('На линия: 1 от 1 обучаем')).toBeVisible()
    await expect(there.getByText(/В групата вече има/)).toBeHidden()
  })
})
