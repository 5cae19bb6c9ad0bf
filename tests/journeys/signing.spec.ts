import { expect, test } from '../support/journey.ts'
import { chooseCorrespondent, chooseIn, openNewDocument, subjectOf } from './letterForm.ts'
import { samplePdf } from './samplePdf.ts'

const subject = 'Отговор за проверка на везни'

test('a letter without a file is sent for signature once it has one; its signer signs from the tasks and reads the report of her department', async ({
  desk,
  as,
}) => {
  const { page } = await as('mpetrova', { at: null })
  await openNewDocument(desk)
  await page.getByRole('radio', { name: 'Изходящ' }).check()
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await subjectOf(page).fill(subject)
  await chooseCorrespondent(page, 'Мерител')
  await chooseIn(page, 'signedByPersonId', 'Силвия')
  await desk.button('Регистрирай').press('Enter')
  const confirmation = desk.dialog('Документът не е подписан')
  await confirmation.getByRole('radio', { name: /изпрати за подпис/ }).check()
  await desk.button('Изпрати за подпис', confirmation).press('Enter')

  await test.step('the missing file is reported at its field, and nothing is lost', async () => {
    await expect(page.getByText('Прикачете файла, който се подписва.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Прикачване на файлове/ })).toBeFocused()
    await expect(subjectOf(page)).toHaveValue(subject)
    await desk.checkAxe('a letter that lacks the file to sign')
  })

  await test.step('with a file it is sent for signature', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Писмо.pdf', mimeType: 'application/pdf', buffer: samplePdf({ pages: [['Letter']] }) })
    await expect(page.getByText('Прикачете файла, който се подписва.')).toHaveCount(0)
    await desk.button('Изпрати за подпис').press('Enter')
    const dialog = desk.dialog('Смяна на статус')
    await desk.button('За подпис', dialog).press('Enter')
    await expect(page.getByText('Чака подпис от Силвия Ангелова Димитрова.')).toBeVisible()
    await desk.logOut()
  })

  await test.step('the signer signs from the list of tasks', async () => {
    await as('sdimitrova')
    await desk.openMenu('Задачи')
    const row = desk.row('Задачи – Отворени', 'За подпис')
    await row.getByRole('button', { name: /^Действия за/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Подпиши' }).press('Enter')
    const dialog = desk.dialog(/^Подписване по задача № \d+$/)
    await dialog.getByLabel('Отказвам подпис').check()
    await expect(desk.button('Отказвам подпис', dialog)).toBeVisible()
    await dialog.getByLabel('Подписвам без забележки').check()
    await desk.checkAxe('signing from a task')
    await desk.press('Подпиши', dialog)
    await desk.expectToast('Документът е подписан.')
    await expect(row).toHaveCount(0)
  })

  await test.step('the head of a department reads its execution report', async () => {
    await page.getByRole('tab', { name: 'Отворени' }).focus()
    await page.keyboard.press('End')
    await desk.expectHeading('Изпълнение на звеното')
    const report = page.getByRole('tab', { name: 'Изпълнение' })
    await expect(report).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'На звеното' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(report).toBeFocused()
    await expect(page.getByRole('row').filter({ hasText: 'Мария Иванова Петрова' })).toBeVisible()
    await desk.checkAxe('the execution report of a department')
    await page.setViewportSize({ width: 390, height: 844 })
    await desk.checkAxe('the execution report of a department on a phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('tab', { name: 'Отворени' }).click()
    await desk.expectHeading('Задачи')
  })
})
