import type { Page } from 'playwright/test'
import { makeEik } from '../../src/rules/identifiers.ts'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'

const create = '/documents-flow/documents/create'
const given = /^[\p{L}\d-]+-\d+-20\.11\.2026$/u
const pdf = { name: 'писмо.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
const scan = { name: 'приложение.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) }

const opened = async ({ page, goTo, expectHeading }: Screen) => {
  await goTo(create)
  await expectHeading('Нов документ')
  await expect(page.locator('#document-documentDirectionId')).toBeFocused()
}
/** Chooses in a field with a list by typing a part of the name. */
const choose = async (page: Page, id: string, typed: string) => {
  await page.locator(`#document-${id}`).click()
  await page.keyboard.type(typed)
  await page.getByRole('option').first().click()
}
const fillLetter = async (page: Page, subject: string) => {
  await choose(page, 'documentTypeId', 'Писмо')
  await page.locator('#document-subjectDescription').fill(subject)
  await page.locator('#document-correspondents').fill('Мерител')
  await page.getByRole('option').first().click()
  await choose(page, 'addressedToDepartmentId', 'Деловодство')
}
const number = (page: Page) => page.locator('.given-number')
const registerButton = (page: Page) => page.getByRole('button', { name: 'Регистрирай' })
const callsOf = (page: Page, call: string) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(`/${call}`) && calls.push(request.url()))
  return calls
}

test('an incoming letter of a new sender, with two files, gets its number', async ({ as }) => {
  test.slow()
  const clerk = await as('mpetrova')
  const { page } = clerk
  await opened(clerk)
  await clerk.checkAxe('new document')
  await choose(page, 'documentTypeId', 'Писмо')
  await clerk.fill('Относно', 'Искане за проверка на търговски везни')
  await choose(page, 'addressedToDepartmentId', 'Контрол')
  await page.locator('#document-correspondents').fill('„Новоселски везни“ ЕООД')
  await expect(page.getByText('Няма такъв кореспондент.')).toBeVisible()
  await clerk.press('Нов кореспондент')

  const dialog = clerk.dialog('Нов кореспондент')
  await expect(dialog.getByLabel('Наименование')).toHaveValue('„Новоселски везни“ ЕООД')
  await expect(dialog.getByText('Моля добавете адрес')).toBeVisible()
  await expect(dialog.getByText('Добавете контактна информация')).toBeVisible()
  await dialog.getByLabel('ЕИК/БУЛСТАТ').fill('123456789')
  await expect(dialog.getByText('Невалиден ЕИК/БУЛСТАТ.')).toBeVisible()
  await dialog.getByLabel('ЕИК/БУЛСТАТ').fill(makeEik(20_345_678))
  await clerk.press('Добави адрес', dialog)
  await expect(clerk.field('Вид адрес', dialog)).toHaveValue('Офис')
  await clerk.expectRefused('Запази', 'се попълва ред')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: /^Запази адрес/ }).click()
  await expect(dialog.getByText('Полето е задължително')).toHaveCount(4)
  await clerk.field('Населено място', dialog).fill('Пловдив')
  await page.getByRole('option', { name: /^гр\. Пловдив/ }).click()
  await expect(clerk.field('Област', dialog)).toHaveValue('Пловдив')
  await expect(clerk.field('Община', dialog)).toHaveValue('Пловдив')
  await dialog.getByLabel('Улица, №, квартал').fill('ул. „Иван Вазов“ № 12')
  await clerk.checkAxe('new correspondent')
  await dialog.getByRole('button', { name: /^Запази адрес/ }).click()
  await expect(dialog.getByText('гр. Пловдив, общ. Пловдив, обл. Пловдив')).toBeVisible()
  await dialog.getByRole('button', { name: 'Запази', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Новоселски везни')

  await page.locator('input[type=file]').setInputFiles([pdf, scan])
  await registerButton(page).click()
  await expect(number(page)).toHaveText(given)
  await expect(page).toHaveURL(/registered=1/)
  await expect(page.getByRole('tab', { name: /Файлове/ })).toContainText('2')
  await expect(page.getByText('„Новоселски везни“ ЕООД').first()).toBeVisible()
})

test('the keyboard alone goes from the first field to the number', async ({ as }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  const { keyboard } = page
  await opened(clerk)
  await keyboard.press('Tab')
  await keyboard.type('Писмо')
  await expect(page.getByRole('option', { name: 'Писмо' }).first()).toBeVisible()
  await keyboard.press('Enter')
  const tabTo = async (id: string) => {
    for (let i = 0; i < 40; i += 1) {
      if ((await page.evaluate(() => document.activeElement?.id)) === `document-${id}`) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${id}`)
  }
  await tabTo('subjectDescription')
  await keyboard.type('Писмо, въведено само с клавиатурата')
  await tabTo('correspondents')
  await keyboard.type('Мерител')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('Enter')
  await tabTo('addressedToDepartmentId')
  await keyboard.type('Деловодство')
  await expect(page.getByRole('option', { name: /Деловодство/ }).first()).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.press('Control+Enter')
  await expect(number(page)).toHaveText(given)
})

test('every field says what is wrong with it, and what is hidden by the direction is not lost', async ({ as }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await opened(clerk)
  const dialogs = page.getByRole('alert').filter({ hasText: 'полета за поправяне' })
  await registerButton(page).click()
  await expect(dialogs).toBeFocused()
  for (const label of ['Вид документ', 'Относно', 'Кореспонденти', 'Адресирано до звено'])
    await expect(dialogs).toContainText(`${label}: Полето е задължително`)
  await clerk.checkAxe('new document, with errors')
  await dialogs.getByRole('link', { name: 'Относно' }).click()
  await expect(page.locator('#document-subjectDescription')).toBeFocused()
  await page.locator('#document-externalRefDate').fill('31.02.2026')
  await page.locator('#document-sheetsCount').fill('два')
  await page.locator('#document-externalRefNumber').fill('77-А')
  await expect(page.getByText('Въведената дата не е валидна.')).toBeVisible()
  await expect(page.getByText('Въведете цяло число, не по-малко от нула.')).toBeVisible()
  await page.getByText('Изходящ', { exact: true }).click()
  await expect(page.locator('#document-externalRefNumber')).toBeHidden()
  await expect(page.locator('#document-signedByPersonId')).toBeVisible()
  await page.getByText('Входящ', { exact: true }).click()
  await expect(page.locator('#document-externalRefNumber')).toHaveValue('77-А')
  await page.locator('#document-caseFile').fill('няма такъв номер')
  await clerk.expectToast('Не е намерена преписка с този номер')
})

test('two presses and a failure make one document, and a refusal loses nothing', async ({ as, problems }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  const created = callsOf(page, 'CreateDocument')
  const registered = callsOf(page, 'RegisterDocument')
  await opened(clerk)
  await fillLetter(page, 'Писмо, което ще бъде отказано')
  await switchFaults(page, { name: 'refused', path: '/CreateDocument', times: 1 })
  await registerButton(page).click()
  await expect(page.locator('#document-subjectDescription-error')).toHaveText('Проверете полето „Относно“.')
  await page.locator('#document-subjectDescription').fill('Писмо, което се записва веднъж')
  problems.expectRefusal(500, '/RegisterDocument')
  await switchFaults(page, { name: 'server', path: '/RegisterDocument', times: 1 })
  await registerButton(page).dblclick()
  await expect(page.getByText('Записан като чернова.')).toBeVisible()
  await expect(page.locator('#document-subjectDescription')).toHaveValue('Писмо, което се записва веднъж')
  await page.locator('#document-note').fill('допълнено след неуспеха')
  await registerButton(page).dblclick()
  await expect(number(page)).toHaveText(given)
  expect([created.length, registered.length]).toEqual([2, 2])
  await expect(page.getByText('допълнено след неуспеха')).toBeVisible()
})

test('a session that ends in the middle gives the typed text back after the log-in', async ({ as, problems }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await opened(clerk)
  await fillLetter(page, 'Писмо през изтекла сесия')
  problems.expectRefusal(401, '/CreateDocument')
  await switchFaults(page, { name: 'unauthorised', path: '/CreateDocument', times: 1 })
  await registerButton(page).click()
  await expect(page.getByText('Сесията Ви е изтекла.').first()).toBeVisible()
  await clerk.fill('Потребителско име', 'mpetrova')
  await clerk.fill('Парола', 'demo')
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await expect(page.getByText('Данните Ви са запазени')).toBeVisible()
  await expect(page.locator('#document-subjectDescription')).toHaveValue('Писмо през изтекла сесия')
  await registerButton(page).click()
  await expect(number(page)).toHaveText(given)
})

test('leaving with typed text asks first, by a link and by „back“', async ({ as }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await clerk.goTo('/documents-flow/documents')
  await page.getByRole('link', { name: 'Нов документ' }).first().click()
  await clerk.expectHeading('Нов документ')
  await page.locator('#document-subjectDescription').fill('Недовършено')
  const question = page.getByRole('alertdialog')
  await page.getByRole('link', { name: 'Преписки' }).first().click()
  await question.getByRole('button', { name: 'Остани' }).click()
  await page.evaluate(() => history.back())
  await expect(question).toContainText('Документът не е записан.')
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect(page.locator('#document-subjectDescription')).toHaveValue('Недовършено')
  await page.getByRole('button', { name: 'Откажи' }).click()
  await question.getByRole('button', { name: 'Излез без запис' }).click()
  await clerk.expectHeading('Документи')
})

test('what somebody else saved meanwhile is shown field by field, and nothing is lost', async ({ as, context }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await opened(clerk)
  await choose(page, 'documentTypeId', 'Писмо')
  await clerk.fill('Относно', 'Писмо за двама')
  await clerk.press('Запази чернова')
  await expect(page.getByText('Без номер')).toBeVisible()
  await clerk.press('Редактирай')
  await expect(page.locator('#document-subjectDescription')).toHaveValue('Писмо за двама')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('#document-subjectDescription')).toHaveValue('Писмо за двама')
  await other.locator('#document-subjectDescription').fill('Писмо за двама, тяхното')
  await other.locator('#document-note').fill('Тяхна бележка')
  await page.locator('#document-subjectDescription').fill('Писмо за двама, моето')
  await page.locator('#document-sheetsCount').fill('3')
  await other.getByRole('button', { name: 'Запази', exact: true }).click()
  await expect(other).not.toHaveURL(/edit=1/)
  await page.getByRole('button', { name: 'Запази', exact: true }).click()
  const newer = clerk.dialog('Документът е променен междувременно')
  const row = (name: string) => newer.getByRole('group', { name })
  await expect(row('Относно').getByRole('radio', { name: /Вашето/ })).toBeChecked()
  await expect(row('Бележка').getByRole('radio', { name: /Тяхна бележка/ })).toBeChecked()
  await clerk.checkAxe('a newer version')
  await newer.getByRole('button', { name: 'Запази избраното' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Писмо за двама, моето')
  await expect(page.getByText('Тяхна бележка')).toBeVisible()
  await expect(page.getByText('3 листа')).toBeVisible()
})
