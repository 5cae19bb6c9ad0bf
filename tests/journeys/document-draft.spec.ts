import { documents } from '../../src/contract/documents.ts'
import { callsOf } from '../support/calls.ts'
import { expect, test } from '../support/journey.ts'
import { allDocuments, incomingDraft, openFirst, panel, register, tab } from './documentScreen.ts'
import { draftLetter } from './requestInPage.ts'

test('a draft gets files and a number, another is deleted', async ({ as, problems }) => {
  const clerk = await as('mpetrova', { at: null })
  const { page } = clerk
  await test.step('files are chosen, described, refused, sent, viewed and removed', async () => {
    await openFirst(clerk, incomingDraft)
    await tab(page, 'Файлове')
    const give = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })
    await page
      .locator('input[type=file]')
      .setInputFiles([
        give('проба.xlsx', 'PK'),
        give('проба.jpg', 'not a picture'),
        give('проба.pdf', '%PDF-1.4 cut off'),
        give('проба.exe', 'MZ'),
      ])
    await expect(page.getByText('Файлът „проба.exe“ е от забранен тип (.exe).')).toBeVisible()
    await page.getByLabel('Описание на проба.xlsx').fill('Сметка за месец май')
    await page.getByRole('button', { name: 'Качи 3 файла' }).click()
    await clerk.expectToast('Качени са 3 файла.')
    await expect(page.getByText(/приложение · 2 Bytes · .*Сметка за месец май/)).toBeVisible()
    await page.getByRole('button', { name: 'Премахни проба.exe' }).click()
    await expect(page.getByRole('list', { name: 'Избрани файлове' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Преглед на проба.jpg' }).click()
    await expect(clerk.shownFile('проба.jpg').getByText('Файлът не може да бъде показан')).toBeVisible()
    await clerk.checkAxe('a preview that is refused')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Преглед на проба.pdf' }).click()
    await expect(clerk.shownFile('проба.pdf').getByText('Файлът изглежда повреден')).toBeVisible()
    await expect(clerk.shownFile('проба.pdf').getByRole('link', { name: /^В прозорец на браузъра/ })).toBeVisible()
    await page.keyboard.press('Escape')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Изтегли проба.xlsx' }).click()
    expect((await saved).suggestedFilename()).toBe('проба.xlsx')

    await page.getByRole('button', { name: 'Премахни проба.jpg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click()
    await expect(page.getByRole('button', { name: 'проба.jpg', exact: true })).toHaveCount(0)
  })

  await test.step('a double click on „Регистрирай“ gives one number, which can be copied and printed', async () => {
    const calls = callsOf(page, documents.registerDocument)
    await openFirst(clerk, incomingDraft)
    await expect(page.getByText('Без номер')).toBeVisible()
    await register(page).dblclick()
    // Only one request is sent, although the button was clicked twice: the first click disables the button.
    await expect(panel(page)).toBeVisible()
    expect(calls).toHaveLength(1)
    const number = (await panel(page).locator('.given-number').textContent()) ?? ''
    expect(number).toMatch(/^[\p{L}\d-]+-\d+-20\.11\.2026$/u)
    await expect(page.locator('.page-above')).toContainText(number)
    await expect(panel(page).getByRole('link', { name: 'Нов документ' })).toBeVisible()

    await panel(page).getByRole('button', { name: 'Разписка' }).click()
    const receipt = clerk.dialog('Разписка')
    await expect(receipt.getByText('Агенция за измервания и проверки')).toBeVisible()
    await expect(receipt.getByText(/^Регистрационен № .+\/20\.11\.2026 г\.$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('button', { name: 'Разписка' })).toBeFocused()
    await panel(page).getByRole('button', { name: 'Етикет' }).click()
    const label = clerk.dialog('Етикет с регистрационен номер')
    await expect(label.getByRole('img', { name: /^QR код/ })).toBeVisible()
    await label.getByRole('radio', { name: /^Лист А4/ }).check()
    await label.getByRole('radio', { name: 'ред 1, място 1', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(label.getByRole('radio', { name: 'ред 2, място 2' })).toBeChecked()
    await clerk.checkAxe('a label on a part-used sheet')
    await page.emulateMedia({ media: 'print' })
    const printed = await page.locator('.label-sheet .number-label').boundingBox()
    // The expected values: the first label is 15 mm from the left and 13.5 mm from the top, and each label is 60 by 30
    // mm. CSS has 96 px per 25.4 mm.
    const millimetres = [printed?.x, printed?.y, printed?.width, printed?.height].map((at = 0) => (at * 25.4) / 96)
    for (const [index, expected] of [75, 43.5, 60, 30].entries()) expect(millimetres[index]).toBeCloseTo(expected, 0)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    await clerk.press('Отпечатай', label)
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Етикет' }).click()
    await expect(label.getByRole('radio', { name: 'ред 2, място 3' })).toBeChecked()
    await page.keyboard.press('Escape')

    await tab(page, 'История')
    const history = page.getByRole('list', { name: /^История на документа/ })
    await expect(history.getByText('Регистриране', { exact: true })).toHaveCount(1)
  })

  await test.step('a draft is deleted after a question, and its address says that it is gone', async () => {
    await draftLetter(page, 'Чернова за изтриване')
    await openFirst(clerk, incomingDraft)
    const address = new URL(page.url()).pathname
    await clerk.giveCommand('Изтрий')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Откажи' }).click()
    await clerk.giveCommand('Изтрий')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click()
    await expect(page).toHaveURL(new RegExp(allDocuments))
    problems.expectRefusal(404, documents.getDocument.path)
    problems.expectRefusal(404, documents.getCurrentUserDocumentPermissions.path)
    await clerk.load(address)
    await expect(page.getByText('Документът не съществува или е изтрит').first()).toBeVisible()
    await clerk.checkAxe('a document that is gone')
    await page.getByRole('link', { name: /^Към „/ }).click()
    await clerk.expectHeading('Документи')
  })
})
