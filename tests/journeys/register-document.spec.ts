import type { Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { documents } from '../../src/contract/documents.ts'
import { makeEik } from '../../src/rules/identifiers/identifiers.ts'
import { callsOf, failuresOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { isOnNetwork } from '../support/networkDatabase.ts'
import { switchFaults } from './faultSwitches.ts'
import {
  expectNewDocument,
  fillLetter,
  givenNumber,
  numberOf,
  openNewDocument,
  pressRegister,
  registerButton,
  subjectOf,
} from './letterForm.ts'

const pdf = { name: 'писмо.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

const leaveUnsaved = async (page: Page) => {
  await page.getByRole('button', { name: 'Откажи' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Излез (текстът се пази)' }).click()
  await expect(page).not.toHaveURL(/create/)
}

test('a new document: leaving asks, every field validates, a new sender is added; failures lose and double nothing', async ({
  as,
  problems,
}) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('leaving with typed text asks first: by a link, by back, and by the browser', async () => {
    await clerk.goTo('/documents-flow/documents')
    await page.getByRole('link', { name: 'Нов документ' }).first().click()
    await expectNewDocument(clerk)
    await subjectOf(page).pressSequentially('Недовършено')
    const confirmation = page.getByRole('alertdialog')
    await page.getByRole('link', { name: 'Преписки' }).first().click()
    await confirmation.getByRole('button', { name: 'Остани' }).click()
    await page.evaluate(() => history.back())
    await expect(confirmation).toContainText('Документът не е записан. Въведеното остава в този браузър')
    await confirmation.getByRole('button', { name: 'Остани' }).click()

    const browserDialog = page.waitForEvent('dialog')
    const reloading = page.evaluate(() => location.reload())
    const dialog = await browserDialog
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reloading
    await page.locator('#document-caseFile').fill('няма такъв номер')
    await clerk.expectToast('Не е намерена преписка с този номер')
    await expect(subjectOf(page)).toHaveValue('Недовършено')
    await page.getByRole('button', { name: 'Откажи' }).click()
    await confirmation.getByRole('button', { name: 'Излез (текстът се пази)' }).click()
    await clerk.expectHeading('Документи')
  })

  await test.step('every field validates, and values hidden by the direction are kept', async () => {
    await openNewDocument(clerk)
    const dialogs = page.locator('.banner.error').filter({ hasText: 'полета за поправяне' })
    await page.getByRole('button', { name: 'Изчисти „Вид документ“' }).click()
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
    // The list has only seven options and no scrollbar, so the list must load its next page automatically.
    await page.getByLabel('Кореспонденти').first().fill('община')
    await expect.poll(() => page.getByRole('option', { name: /Община/ }).count()).toBeGreaterThan(7)
    await page.keyboard.press('Escape')
    await leaveUnsaved(page)
  })

  await test.step('an unknown sender is created in a dialog above the form', async () => {
    await openNewDocument(clerk)
    await page.locator('#document-correspondents').fill('„Новоселски везни“ ЕООД')
    await expect(page.getByText('Няма такъв кореспондент.')).toBeVisible()
    await clerk.press('Нов кореспондент')
    const dialog = clerk.dialog('Нов кореспондент')
    await expect(dialog.getByLabel('Наименование')).toHaveValue('„Новоселски везни“ ЕООД')
    await clerk.press('Добави адрес', dialog)
    await expect(clerk.field('Вид адрес', dialog)).toHaveValue('Офис')
    await dialog.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(dialog.getByText('Полето е задължително')).toHaveCount(4)
    await clerk.checkAxe('new correspondent')
    await dialog.getByLabel('ЕИК/БУЛСТАТ').fill(makeEik(20_345_678))
    await clerk.field('Населено място', dialog).fill('Пловдив')
    await page.getByRole('option', { name: /^гр\. Пловдив/ }).click()
    await dialog.getByLabel('Улица, №, квартал').fill('ул. „Иван Вазов“ № 12')
    await dialog.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: 'Избрани кореспонденти' })).toContainText('Новоселски везни')
    await leaveUnsaved(page)
  })

  await test.step('two presses and a failure create one document, and a refusal loses nothing', async () => {
    const created = callsOf(page, documents.createDocument)
    const registered = callsOf(page, documents.registerDocument)
    await openNewDocument(clerk)
    await fillLetter(page, 'Писмо, което ще бъде отказано')
    const fields = { subjectDescription: ['Проверете полето „Относно“.'] }
    await switchFaults(page, { name: 'refused', path: documents.createDocument.path, times: 1, fields })
    await registerButton(page).click()
    await expect(page.locator('#document-subjectDescription-error')).toHaveText('Проверете полето „Относно“.')
    await page.locator('#document-subjectDescription').fill('Писмо, което се записва веднъж')
    problems.expectRefusal(500, documents.registerDocument.path)
    await switchFaults(page, { name: 'server', path: documents.registerDocument.path, times: 1 })
    await registerButton(page).dblclick()
    await expect(page.getByText('Записан като чернова.')).toBeVisible()
    await expect(page.locator('#document-subjectDescription')).toHaveValue('Писмо, което се записва веднъж')
    await page.locator('#document-note').fill('допълнено след неуспеха')
    await registerButton(page).dblclick()
    await expect(numberOf(page)).toHaveText(givenNumber)
    expect([created.length, registered.length]).toEqual([2, 2])
    await expect(page.getByText('допълнено след неуспеха')).toBeVisible()
  })

  await test.step('another letter of the same sender begins with sender and kind; an unreadable one leaves the form empty', async () => {
    await page.getByRole('link', { name: 'Още едно от същия подател' }).press('Enter')
    await expectNewDocument(clerk)
    const senders = page.getByRole('list', { name: 'Избрани кореспонденти' })
    await expect(senders).toContainText('Мерител')
    await expect(subjectOf(page)).toBeFocused()
    await expect(subjectOf(page)).toHaveValue('')
    await expect(page.locator('#document-note')).toHaveValue('')
    await clerk.checkAxe('another letter of the same sender')
    await page.keyboard.type('Второ писмо от същия подател')
    await pressRegister(page)
    await expect(numberOf(page)).toHaveText(givenNumber)

    problems.expectRefusal(404, documents.getDocument.path)
    await clerk.goTo('/documents-flow/documents/create?like=00000000-0000-4000-8000-00000000dead')
    await expect(page.getByRole('status').filter({ hasText: 'Формулярът е празен' })).toBeVisible()
    await expect(senders).toHaveCount(0)
    await subjectOf(page).fill('Написано в празния формуляр')
    await expect(subjectOf(page)).toHaveValue('Написано в празния формуляр')
    await leaveUnsaved(page)
  })

  await test.step('a file that failed to upload with a new document stays marked until it is sent', async () => {
    await openNewDocument(clerk)
    await fillLetter(page, 'Писмо, чийто файл не пристига')
    await page.locator('input[type=file]').setInputFiles([pdf])
    problems.expectFailures(failuresOf(documents.uploadFile))
    // After a lost response the page sends a request to check whether the backend is available; that request is
    // refused.
    if (isOnNetwork) problems.expectRefusal(401, account.getCurrentUserInfo.path)
    // The fault must last for more than one request, because a browser repeats a request if a reused connection breaks.
    await switchFaults(page, { name: 'offline', path: documents.uploadFile.path })
    await registerButton(page).click()
    await expect(numberOf(page)).toHaveText(givenNumber)
    const mark = page.getByText('Качването на 1 файл не завърши.', { exact: true })
    await expect(mark).toBeVisible()
    await page.getByRole('tab', { name: /^Коментари/ }).click()
    await expect(mark).toBeVisible()
    await clerk.press('Към файловете')
    await switchFaults(page)
    await page.getByRole('button', { name: 'Отново' }).click()
    await expect(mark).toBeHidden()
    await expect(page.getByRole('tab', { name: /Файлове/ })).toContainText('1')
  })
})
